import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { instantOf } from 'contract/amsterdam';
import { emptyReading, type Cursor, type Reading } from '../../connector.ts';
import { earlierCursor } from '#test/earlier-cursor.ts';
import { hurry, pollByItem, startAnswers, type Answer, type Answers } from '#test/replay/answers.ts';
import { agendasReported } from '../planned.ts';
import { dekameragenda } from './dekameragenda.ts';
import { isoWeek, pollAgendas } from './poll.ts';

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
const xml = (body: string): Answer => ({ type: 'text/xml', body });
const week = '/emeeting/api/meetings/week/2031/13/calendar.xml';
const plenary = '/emeeting/api/meetings/plen/final/2031-03-27/1/agenda.xml';

let server: Answers;
let pages: Map<string, Answer>;
beforeEach(async () => {
  pages = new Map([
    [week, xml(fixture('calendar.xml'))],
    [plenary, xml(fixture('agenda.xml'))],
  ]);
  server = await startAnswers(
    (address) => pages.get(address) ?? (address.includes('/week/') ? xml('<meetings/>') : undefined),
  );
});
afterEach(() => server.close());

async function poll(since?: Cursor, today = '2031-03-25'): Promise<{ reading: Reading; cursor: Cursor }> {
  const reading = emptyReading();
  let cursor: Cursor = {};
  for await (const batch of pollAgendas({ baseUrl: server.baseUrl, request: hurry }, since, today)) {
    for (const raw of batch.raw) {
      const read = await dekameragenda({}).read(raw);
      for (const key of Object.keys(reading) as (keyof Reading)[])
        (reading[key] as unknown[]).push(...read[key]);
    }
    cursor = batch.cursor;
  }
  return { reading, cursor };
}
const ids = ({ documents }: Reading) => documents.map(({ id }) => id);

test('dekameragenda: a sitting that is to come has its time, room and points with their papers and questions', async () => {
  const { reading } = await poll();
  expect(reading.documents[0]).toEqual({
    id: 'dekameragenda-plenary-2031-03-27-namiddag',
    domain: 'be-fed',
    source: 'dekameragenda',
    demo: false,
    groupPath: 'kamer/agenda',
    sourceType: 'Agenda',
    institution: 'Kamer van volksvertegenwoordigers',
    title: 'Plenumvergadering',
    titles: { nl: 'Plenumvergadering', fr: 'Séance plénière' },
    language: 'nl',
    date: instantOf('2031-03-27', 14, 15),
    timeKnown: true,
    sourceDate: '2031-03-27 14:15',
    text: [
      'Mondelinge vragen\nQuestions orales',
      'Vraag van Vera Van Voorbeeld aan Maxime Ministre (Proeven) over "De velden" (57000009P)\nQuestion de Vera Van Voorbeeld à Maxime Ministre (Essais) sur "Les champs" (57000009P)',
      'Wetsvoorstel betreffende de proefvelden (12/1-4)\nProposition de loi relative aux champs (12/1-4)',
    ].join('\n\n'),
    attachments: [],
    people: [],
    organisations: [],
    committees: [],
    numbers: [
      { kind: 'reference', value: '57000009P' },
      { kind: 'dossier', value: '56K0012' },
    ],
    identities: ['kamer-plenair-2031-03-27-1415'],
    votes: [],
    relations: [
      { relation: 'Status', title: 'final' },
      { relation: 'Bijlage', title: 'Nota van de diensten', url: 'https://www.dekamer.be/nota.pdf' },
    ],
    originalUrls: ['https://www.dekamer.be/emeeting/?organ=plen&status=final&date=2031-03-27&number=1'],
    confidentiality: 'Openbaar',
    meeting: {
      kind: 'plenary',
      start: instantOf('2031-03-27', 14, 15),
      timeKnown: true,
      sourceTimes: { start: '2031-03-27 14:15' },
      place: 'Halfrond',
      status: 'planned',
      agendaItems: [
        { number: '1', title: 'Mondelinge vragen', documentIds: [] },
        {
          number: '2',
          title: 'Vraag van Vera Van Voorbeeld aan Maxime Ministre (Proeven) over "De velden" (57000009P)',
          documentIds: [],
        },
        {
          number: '3',
          title: 'Wetsvoorstel betreffende de proefvelden (12/1-4)',
          documentIds: ['dekamer-56K0012001'],
        },
      ],
    },
  });
});

test('dekameragenda: committees are known by their names, two meetings of one morning are two', async () => {
  const { reading } = await poll();
  expect(ids(reading).slice(1)).toEqual([
    'dekameragenda-justitie-2031-03-26-voormiddag',
    'dekameragenda-justitie-2031-03-26-voormiddag-2',
  ]);
  expect(reading.documents[1]).toMatchObject({
    committees: [{ code: 'justitie', name: 'Justitie' }],
    meeting: { kind: 'committee', place: 'Zaal 2', agendaItems: [] },
  });
  expect(reading.notes).toHaveLength(2);
  expect(reading.skipped).toMatchObject([
    { reason: expect.stringContaining('Commissie zonder dag') as string },
  ]);
  // A report of the committee on that morning stands in for both.
  expect(agendasReported('justitie', '2031-03-26', 'Voormiddag')).toEqual(ids(reading).slice(1));
});

test('dekameragenda: what has not changed is not given again, what left the calendar is withdrawn, what is over stays', async () => {
  const first = await poll();
  expect(ids((await poll(first.cursor)).reading)).toEqual([]);
  expect(ids((await poll(earlierCursor(first.cursor))).reading)).toEqual([]);
  pages.set(plenary, xml(fixture('agenda.xml').replace('Nota van de diensten', 'Nieuwe nota')));
  const second = await poll(first.cursor);
  expect(ids(second.reading)).toEqual(['dekameragenda-plenary-2031-03-27-namiddag']);
  pages.set(week, xml('<meetings></meetings>'));
  const third = await poll(second.cursor, '2031-03-27');
  expect(third.reading.withdrawn).toEqual(['dekameragenda-plenary-2031-03-27-namiddag']);
  expect(third.cursor).toEqual({ seen: {} });
});

test('dekameragenda: another answer than a calendar or an agenda is a fault', async () => {
  for (const body of ['<error/>', '<!doctype html><html></html>', '<meetings><meeting>']) {
    pages.set(week, xml(body));
    await expect(poll()).rejects.toMatchObject({ name: 'SourceFault' });
  }
  pages.set(week, xml(fixture('calendar.xml')));
  pages.set(plenary, xml('<error>no</error>'));
  await expect(poll()).rejects.toMatchObject({ name: 'SourceFault', kind: 'shape' });
});

test('dekameragenda: a meeting whose agenda cannot be had is kept aside, and asked for at the next poll and by itself', async () => {
  vi.useFakeTimers({ now: Date.parse('2031-03-25T12:00:00Z'), toFake: ['Date'] });
  const connector = dekameragenda({ baseUrl: server.baseUrl, request: hurry });
  const id = 'dekameragenda-plenary-2031-03-27-namiddag';
  server.breakNext(plenary, { status: 403, body: '' });
  const { reading, kept, cursor } = await pollByItem(connector);
  expect(ids(reading)).not.toContain(id);
  const { reading: read } = await kept.get(`meeting ${id}`)!.again();
  expect(ids(read!)).toEqual([id]);
  expect(ids((await pollByItem(connector, cursor)).reading)).toEqual([id]);
  vi.useRealTimers();
});

test('dekameragenda: three agendas in a row that cannot be had are a fault, and no further one is asked for', async () => {
  vi.useFakeTimers({ now: Date.parse('2031-03-25T12:00:00Z'), toFake: ['Date'] });
  pages.set(week, xml(fixture('calendar.xml').replace('eind maart', '2031-03-28')));
  for (let time = 0; time < 4; time++) server.breakNext('agenda.xml', { status: 403, body: '' });
  const connector = dekameragenda({ baseUrl: server.baseUrl, request: hurry });
  await expect(pollByItem(connector)).rejects.toMatchObject({ name: 'SourceFault', kind: 'status' });
  expect(server.asked.filter((address) => address.endsWith('agenda.xml'))).toHaveLength(3);
  vi.useRealTimers();
});

test('dekameragenda: weeks are numbered as ISO has it', () => {
  expect(isoWeek('2025-12-29')).toEqual({ year: 2026, number: 1 });
  expect(isoWeek('2026-12-28')).toEqual({ year: 2026, number: 53 });
  expect(isoWeek('2031-03-24')).toEqual({ year: 2031, number: 13 });
});
