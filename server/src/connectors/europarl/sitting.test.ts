import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { europarl } from './europarl.ts';
import { emptyContext, type EuroparlRaw } from './raw.ts';

const connector = europarl({ extraction: openTextExtraction() });
const context = emptyContext();
const readOne = (raw: EuroparlRaw) => connector.read(raw);

function rowsOf(name: string): Record<string, unknown>[] {
  const text = readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { data: Record<string, unknown>[] }).data;
}

test('europarl: a sitting has the day of its id, the times of its parts and its items in order', async () => {
  const { documents } = await readOne({
    kind: 'sitting',
    row: rowsOf('sitting.json')[0],
    items: rowsOf('activities.json'),
    context,
  });
  expect(documents[0]).toMatchObject({
    id: 'ep-MTG-PL-2031-02-11',
    groupPath: 'ep/plenary/agenda',
    title: 'Plenary sitting - Tuesday, 11 February 2031',
    date: Date.parse('2031-02-11T08:00:00Z'),
    timeKnown: true,
    meeting: {
      kind: 'plenary',
      start: Date.parse('2031-02-11T08:00:00Z'),
      end: Date.parse('2031-02-11T21:00:00Z'),
      timeKnown: true,
      sourceTimes: { start: '2031-02-11T09:00:00+01:00', end: '2031-02-11T22:00:00+01:00' },
      place: 'Strasbourg, HEM',
      status: 'held',
      agendaItems: [
        {
          number: '1',
          title: 'Proofs (debate)',
          documentIds: ['ep-A-10-2031-0007', 'ep-CRE-10-2031-02-11-ITM-001'],
        },
        { number: '2.1', title: 'Proofs (vote)', documentIds: ['ep-A-10-2031-0007'] },
      ],
    },
    relations: [
      { relation: 'Agenda', id: 'ep-OJQ-10-2031-02-11' },
      { relation: 'Minutes', id: 'ep-PV-10-2031-02-11' },
    ],
  });
});

test('europarl: a sitting whose own times hold places has those of its items, and none without them', async () => {
  const row = {
    id: 'eli/dl/event/MTG-PL-2031-02-12',
    activity_start_date: '2031-02-12T01:00:00+01:00',
    activity_end_date: '2031-02-12T23:00:00+01:00',
  };
  const item = (number: number, from: string, to: string) => ({
    id: `eli/dl/event/MTG-PL-2031-02-12-PVCRE-ITM-${number}`,
    activity_label: { en: `${number}. Proofs` },
    activity_start_date: `2031-02-${from}+01:00`,
    activity_end_date: `2031-02-${to}+01:00`,
  });
  const items = [item(2, '12T23:40:01.2', '13T00:05:40.1'), item(1, '12T09:00:41.903', '12T09:31:09.1')];
  const [held] = (await readOne({ kind: 'sitting', row, items, context })).documents;
  expect(held).toMatchObject({
    date: Date.parse('2031-02-12T08:00:00Z'),
    timeKnown: true,
    meeting: {
      start: Date.parse('2031-02-12T08:00:00Z'),
      end: Date.parse('2031-02-12T23:05:00Z'),
      sourceTimes: { start: '2031-02-12T09:00:41.903+01:00', end: '2031-02-13T00:05:40.1+01:00' },
    },
  });
  const [planned] = (await readOne({ kind: 'sitting', row, context })).documents;
  expect(planned).toMatchObject({
    date: Date.parse('2031-02-11T23:00:00Z'),
    meeting: { timeKnown: false, start: Date.parse('2031-02-11T23:00:00Z') },
  });
});

test('europarl: a coming sitting is planned and has the items foreseen', async () => {
  const row = { id: 'eli/dl/event/MTG-PL-2031-03-11', activity_date: '2031-03-11' };
  const foreseen = [
    {
      id: 'eli/dl/event/MTG-PL-2031-03-11-OJ-ITM-D-7',
      structuredLabel: { en: '<label><line>More proofs</line></label>' },
      notation_agendaPoint: 'D-7',
    },
  ];
  const { documents } = await readOne({ kind: 'sitting', row, foreseen, context });
  expect(documents[0]).toMatchObject({
    timeKnown: false,
    date: Date.parse('2031-03-10T23:00:00Z'),
    meeting: { status: 'planned', timeKnown: false, agendaItems: [{ number: 'D-7', title: 'More proofs' }] },
  });
});
