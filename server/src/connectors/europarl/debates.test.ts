import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { europarl } from './europarl.ts';
import type { Context, EuroparlRaw } from './raw.ts';

const extraction = openTextExtraction();
afterAll(() => extraction.close());
const connector = europarl({ extraction });
const readOne = (raw: EuroparlRaw) => connector.read(raw);

function rowsOf(name: string): Record<string, unknown>[] {
  const text = readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { data: Record<string, unknown>[] }).data;
}

const context: Context = {
  people: { 9001: 'Ann Proof', 9002: 'Bo van Test' },
  procedures: {},
  subjects: {},
};

test('europarl: speeches become one debate with turns, in the language spoken where it is read', async () => {
  const { documents, skipped } = await readOne({ kind: 'debates', rows: rowsOf('speeches.json'), context });
  expect(documents).toHaveLength(1);
  const debate = documents[0]!;
  expect(debate).toMatchObject({
    id: 'ep-CRE-10-2031-02-11-ITM-001',
    groupPath: 'ep/plenary/debate',
    title: 'Proofs (debate)',
    language: 'nl',
    text: 'Let us begin.\nVoorzitter, dit is bewezen.\nDank u.',
    date: Date.parse('2031-02-11T08:01:00Z'),
    timeKnown: true,
    partOf: { id: 'ep-MTG-PL-2031-02-11', item: 'Proofs (debate)' },
  });
  expect(debate.turns).toEqual([
    {
      speaker: { name: 'Vera Chair' },
      chair: true,
      from: 0,
      to: 13,
      start: Date.parse('2031-02-11T08:01:00Z'),
    },
    {
      speaker: { name: 'Bo van Test', role: 'namens de fractie', party: 'Verts/ALE' },
      from: 14,
      to: 49,
      start: Date.parse('2031-02-11T08:02:00Z'),
      end: Date.parse('2031-02-11T08:03:00Z'),
    },
  ]);
  expect(skipped.map(({ reason }) => reason.replace(/:.*/, ''))).toEqual([
    'a speech that can not be read',
    'a speech of no item of the agenda',
  ]);
});

test('europarl: the speech of the President has its speaker, named where the member is known', async () => {
  const spoken = (id: string, person: string, from: string) => ({
    id: `eli/dl/event/MTG-PL-2031-02-11-OTH-${id}`,
    activity_start_date: `2031-02-11T09:0${id}:00+01:00`,
    had_activity_type: 'def/ep-activities/PLENARY_DEBATE_SPEECH',
    activity_label: { en: 'Proofs (debate)' },
    had_participation: { had_participant_person: [person] },
    recorded_in_a_realization_of: [
      {
        is_part_of: 'eli/dl/doc/CRE-10-2031-02-11-ITM-001',
        'api:xmlFragment': {
          en: `<speech><from>${from}</from><blockContainer><p>We begin.</p></blockContainer></speech>`,
        },
      },
    ],
  });
  const rows = [
    spoken('1', 'person/9001', '<role>President</role>. – '),
    spoken('2', 'person/9999', 'Die Präsidentin. – '),
    spoken('3', 'person/9999', '<role>Somebody</role>'),
  ];
  const { documents, skipped } = await readOne({ kind: 'debates', rows, context });
  expect(documents[0]!.turns!.map(({ speaker, chair }) => [speaker, chair])).toEqual([
    [{ name: 'Ann Proof', role: 'President' }, true],
    [{ name: 'Die Präsidentin' }, true],
  ]);
  expect(skipped.map(({ reason }) => reason)).toEqual(['a speech by nobody who is named']);
});

test('europarl: a statement handed in in writing says so in its turn', async () => {
  const row = {
    id: 'eli/dl/event/MTG-PL-2031-02-11-OTH-9',
    activity_label: { en: 'Proofs (debate)' },
    had_participation: { had_participant_person: ['person/9001'] },
    recorded_in_a_realization_of: [
      {
        is_part_of: 'eli/dl/doc/CRE-10-2031-02-11-ITM-001',
        'api:xmlFragment': {
          en: '<writtenStatements><speech xml:lang="en"><from><person>Ann Proof</person> (<organization>S&amp;D</organization>), <process>in writing</process>.</from><blockContainer><p>I agree.</p></blockContainer></speech></writtenStatements>',
        },
      },
    ],
  };
  const { documents } = await readOne({ kind: 'debates', rows: [row], context });
  expect(documents[0]!.turns).toMatchObject([
    { speaker: { name: 'Ann Proof', party: 'S&D', role: 'in writing' } },
  ]);
});
