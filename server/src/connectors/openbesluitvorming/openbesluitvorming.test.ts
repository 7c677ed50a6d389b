import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readRecorded } from '#test/recordings/recorded.ts';
import {
  hurry,
  pollAndRead,
  pollByItem,
  startAnswers,
  type Answer,
  type Answers,
} from '#test/replay/answers.ts';
import type { Reading } from '../connector.ts';
import fixture from './fixtures/answers.json' with { type: 'json' };
import { openbesluitvorming } from './openbesluitvorming.ts';

let server: Answers;
beforeEach(async () => (server = await startAnswers(respond)));
afterEach(() => server.close());
const connector = () => openbesluitvorming({ baseUrl: server.baseUrl, request: hurry });
const entities: Record<string, object> = fixture.entities;

const pdf = '%PDF-1.4 een raadsvoorstel';

/** Two pages of the feed, at the cursors `a` and `b`; after `b` there is nothing more. The supplier is here too. */
function respond(address: string, baseUrl: string): Answer | undefined {
  const { pathname, searchParams } = new URL(address, 'http://server');
  const here = (body: object) => JSON.stringify(body).replaceAll('https://raad.example/', baseUrl);
  if (pathname === '/api/sources') return { body: fixture.sources };
  if (pathname === '/9001.pdf') return { type: 'application/pdf', body: pdf };
  const entity = /^\/api\/entities\/(.+)$/.exec(pathname)?.[1];
  if (entity) return entities[entity] && { body: here(entities[entity]) };
  if (pathname !== '/api/export/changes') return undefined;
  const cursor = searchParams.get('cursor');
  const lines = cursor === null ? fixture.feed.slice(0, 2) : cursor === 'a' ? fixture.feed.slice(2) : [];
  return {
    type: 'application/x-ndjson',
    headers: { 'x-next-cursor': cursor === null ? 'a' : 'b', 'x-has-more': String(cursor === null) },
    body: lines.map((line) => `${here(line)}\n`).join(''),
  };
}

test('openbesluitvorming: a poll follows the feed of every organisation to its end', async () => {
  const { reading, cursors } = await pollAndRead(connector());
  expect(reading.documents.map(({ id }) => id)).toEqual([
    'obv-meeting.notubiz.gemeente.proefstad.701',
    'obv-recording.notubiz.gemeente.proefstad.55',
    'obv-document.notubiz.gemeente.proefstad.9001',
    'obv-motion.ibabs.gemeente.proefstad.22222222-aaaa-4bbb-8ccc-000000000001',
  ]);
  expect(reading.withdrawn).toEqual(['obv-document.notubiz.gemeente.proefstad.8000']);
  expect(reading.skipped).toEqual([
    {
      sourceId: 'recording:notubiz:gemeente:proefstad:55',
      reason: 'a recording; what was said is read with its meeting',
    },
  ]);
  expect(cursors.at(-1)).toMatchObject({ councils: { proefstad: { place: { at: 'b' } } } });
  expect(server.asked.some((address) => address.includes('source=alles'))).toBe(false);
});

test('openbesluitvorming: a meeting has its agenda tree in order with documents and motions, and what speech recognition heard', async () => {
  const { documents } = (await pollAndRead(connector())).reading;
  expect(documents[0]).toMatchObject({
    domain: 'nl-lr',
    groupPath: 'gemeenten/agenda',
    institution: 'Gemeente Proefstad',
    title: 'Gemeenteraad',
    text: 'Openbaar.\n1 Opening\n2 Bomenplan\n2a Moties',
    identities: ['notubiz-meeting-701'],
    meeting: {
      kind: 'plenary',
      start: Date.parse('2031-03-04T18:30:00Z'),
      end: Date.parse('2031-03-04T21:00:00Z'),
      timeKnown: true,
      place: 'Raadzaal',
      agendaItems: [
        { number: '1', title: 'Opening', documentIds: [] },
        { number: '2', title: 'Bomenplan', documentIds: ['obv-document.notubiz.gemeente.proefstad.9001'] },
        {
          number: '2a',
          title: 'Moties',
          documentIds: ['obv-motion.ibabs.gemeente.proefstad.22222222-aaaa-4bbb-8ccc-000000000001'],
        },
      ],
    },
  });
  expect(documents[1]).toMatchObject({
    groupPath: 'gemeenten/verslag',
    text: 'goedenavond allemaal\nwij beginnen',
    partOf: { id: 'obv-meeting.notubiz.gemeente.proefstad.701' },
  });
});

test('openbesluitvorming: a document has the text of its entity and the day it was discussed', async () => {
  const { documents } = (await pollAndRead(connector())).reading;
  expect(documents[2]).toMatchObject({
    groupPath: 'gemeenten/raadsstuk',
    title: 'Raadsvoorstel bomen',
    text: '# Bomen\n\nWij stellen voor.',
    date: Date.parse('2031-03-03T23:00:00Z'),
    timeKnown: false,
    sourceDate: '2031-03-04T19:30:00+01:00',
    identities: ['notubiz-document-9001'],
    file: { title: '9001.pdf', mimeType: 'application/pdf', size: pdf.length },
    relations: [{ relation: 'Vergadering', id: 'obv-meeting.notubiz.gemeente.proefstad.701' }],
    originalUrls: [`${server.baseUrl}9001.pdf`],
  });
});

/** A cursor by which the feed of the organisation is read on from a place, or from its start. */
const leftAt = (at?: string) => ({ councils: { proefstad: { place: { ...(at ? { at } : {}) } } } });

const paper = 'obv-document.notubiz.gemeente.proefstad.9001';

test('openbesluitvorming: the file of a recent document is fetched and kept, that of an older one stays at its source', async () => {
  const { reading } = await pollAndRead(connector());
  expect(reading.files).toEqual([{ fileId: paper, bytes: Buffer.from(pdf) }]);
  server.asked.length = 0;
  vi.useFakeTimers({ now: Date.parse('2032-03-04T12:00:00Z'), toFake: ['Date'] });
  const later = (await pollAndRead(connector(), leftAt())).reading;
  vi.useRealTimers();
  expect(later.files).toEqual([]);
  expect(later.documents[2]!.file).toMatchObject({ size: 1200, url: `${server.baseUrl}9001.pdf` });
  expect(server.asked.filter((address) => address === '/9001.pdf')).toEqual([]);
});

test('openbesluitvorming: a file that fails, or stands inside a private network, costs no document', async () => {
  for (const _ of [1, 2]) server.breakNext('/9001.pdf', { status: 503, body: '' });
  const { reading } = await pollAndRead(connector());
  expect(reading.documents[2]!.file).toMatchObject({ size: 1200 });
  expect(reading.notes).toEqual([
    { sourceId: paper, note: expect.stringMatching(/^no file: status/) as string },
  ]);
  const inside = 'http://127.0.0.2/9001.pdf';
  const feed = fixture.feed.map((line) =>
    JSON.stringify(line).replaceAll('https://raad.example/9001.pdf', inside),
  );
  server.breakNext('/api/export', {
    type: 'application/x-ndjson',
    headers: { 'x-next-cursor': 'b', 'x-has-more': 'false' },
    body: feed.join('\n'),
  });
  const second = (await pollAndRead(connector())).reading;
  expect(second.notes).toMatchObject([{ note: expect.stringMatching(/^no file: blocked/) as string }]);
});

test('openbesluitvorming: a supplier that is down is left alone, and the poll goes on', async () => {
  const line = fixture.feed.find(({ entity_type: kind }) => kind === 'Document')!;
  const lines = [1, 2, 3, 4, 5].map((number) =>
    JSON.stringify({ ...line, entity_id: `${line.entity_id}${number}` }).replaceAll(
      'https://raad.example/',
      server.baseUrl,
    ),
  );
  server.breakNext('/api/export', {
    type: 'application/x-ndjson',
    headers: { 'x-next-cursor': 'b', 'x-has-more': 'false' },
    body: lines.join('\n'),
  });
  for (let count = 0; count < 20; count++) server.breakNext('/9001.pdf', { status: 503, body: '' });
  const { reading } = await pollAndRead(connector());
  expect(reading.documents).toHaveLength(5);
  // Three of them, each with one retry.
  expect(server.asked.filter((address) => address === '/9001.pdf')).toHaveLength(6);
});

test('openbesluitvorming: a motion has its outcome, its count and its votes', async () => {
  const { documents } = (await pollAndRead(connector())).reading;
  expect(documents[3]).toMatchObject({
    groupPath: 'gemeenten/motie',
    date: Date.parse('2031-03-03T23:00:00Z'),
    identities: ['ibabs-entry-22222222-aaaa-4bbb-8ccc-000000000001'],
    people: [{ name: 'V. Voorbeeld', role: 'Indiener', party: 'Proefpartij' }],
    organisations: [{ name: 'Proefpartij', relation: 'Indienende partij' }],
    votes: [
      {
        outcome: 'verworpen',
        outcomeText: 'Motie verworpen',
        counts: { for: 1, against: 2 },
        parties: [
          { party: 'Proefpartij', seats: 1, choice: 'Voor' },
          { party: 'Lijst Twee', seats: 2, choice: 'Tegen' },
          { party: 'Lijst Twee', seats: 1, choice: 'Onthouding' },
        ],
        members: [
          { name: 'V. Voorbeeld' },
          { name: 'J. Proef' },
          { name: 'D. Derde' },
          { name: 'V. Vierde', choice: 'Onthouding' },
        ],
      },
    ],
  });
});

test('openbesluitvorming: a poll goes on where each organisation was left, and a back-fill passes over what is older', async () => {
  const { reading } = await pollAndRead(connector(), leftAt('a'));
  expect(reading.documents).toHaveLength(1);
  const later = connector().cursorAt(Date.parse('2031-03-02T00:00:00Z'));
  const passed = await pollAndRead(connector(), later);
  expect(passed.reading.documents).toEqual([]);
  expect(passed.cursors.at(-1)).toMatchObject(leftAt('b'));
  expect(server.asked.some((address) => address.includes('limit=1000'))).toBe(true);
  server.asked.length = 0;
  const earlier = await pollAndRead(connector(), { 'at proefstad': 'b' });
  expect(earlier.cursors.at(-1)).toMatchObject(leftAt('b'));
  expect(server.asked.filter((address) => address.includes('/changes'))).toEqual([
    '/api/export/changes?source=proefstad&limit=100&cursor=b',
  ]);
});

test('openbesluitvorming: a wrong answer leaves the place of the page before', async () => {
  server.breakNext('cursor=a', {
    type: 'application/x-ndjson',
    headers: { 'x-has-more': 'false' },
    body: '{"op"',
  });
  const cursors: unknown[] = [];
  const poll = async () => {
    for await (const { cursor } of connector().poll(undefined, new AbortController().signal))
      cursors.push(cursor);
  };
  await expect(poll()).rejects.toMatchObject({ name: 'SourceFault', kind: 'shape' });
  expect(cursors.at(-1)).toMatchObject({
    councils: { proefstad: { place: { at: 'a' }, fault: expect.stringContaining('no JSON') as string } },
  });
});

test.each<[string, Answer, string]>([
  ['/api/sources', { body: { error: 'kapot' } }, 'shape'],
  ['/api/export', { body: '', headers: {} }, 'shape'],
  ['/api/export', { body: '', type: 'application/x-ndjson', headers: { 'x-has-more': 'true' } }, 'shape'],
])('openbesluitvorming: a wrong answer at %s is a fault', async (words, answer, kind) => {
  server.breakNext(words, answer);
  await expect(pollAndRead(connector())).rejects.toMatchObject({ name: 'SourceFault', kind });
});

test.each<[string, Answer, string]>([
  ['is a page', { body: '<html>storing</html>', type: 'text/html' }, 'blocked'],
  ['is cut', { body: '{"id": ' }, 'notJson'],
  ['the service fails on', { status: 500, body: '' }, 'status'],
])(
  'openbesluitvorming: an entity that %s costs that entity alone, which is asked for once more',
  async (_name, answer, kind) => {
    const whole = await pollAndRead(connector());
    const breakNext = () => server.breakNext('/api/entities/document', answer);
    for (let time = 0; time <= (answer.status === 500 ? hurry.retries : 0); time++) breakNext();
    const { reading, kept, cursor } = await pollByItem(connector());
    const id = 'entity document:notubiz:gemeente:proefstad:9001';
    expect([...kept]).toEqual([[id, expect.objectContaining({ kind })]]);
    const of = ({ documents }: Reading) => documents.map((one) => one.id);
    expect(of(reading)).toEqual(of(whole.reading).toSpliced(2, 1));
    expect(cursor).toMatchObject({ councils: { proefstad: { place: { at: 'b' } } } });
    breakNext();
    expect(await kept.get(id)!.again()).toMatchObject({ failed: { kind, missedAgain: true } });
    const { failed, reading: again } = await kept.get(id)!.again();
    expect(failed).toBeUndefined();
    expect(of(again!)).toEqual(['obv-document.notubiz.gemeente.proefstad.9001']);
  },
);

test('openbesluitvorming: an organisation that is refused does not keep the others; refused everywhere is a fault', async () => {
  const unknown = { code: 'unknown_export_source' };
  const { sources } = fixture.sources;
  const two = [...sources, { ...sources[0]!, key: 'anders', label: 'Anders' }];
  server.breakNext('/api/sources', { body: { sources: two } });
  server.breakNext('source=anders', { status: 400, body: unknown });
  const { reading } = await pollAndRead(connector());
  expect(reading.documents).toHaveLength(4);
  expect(reading.skipped).toContainEqual({
    sourceId: 'anders',
    reason: expect.stringContaining('status 400') as string,
  });
  server.breakNext('source=proefstad', { status: 400, body: unknown });
  await expect(pollAndRead(connector())).rejects.toMatchObject({ kind: 'status' });
});

test('openbesluitvorming: what can not be read is told', async () => {
  const organisation = fixture.sources.sources[0];
  const read = (record: unknown) => connector().read({ organisation, record, at: 0 });
  expect((await read({ op: 'upsert' })).unread).toMatchObject([
    { fault: expect.stringMatching(/^unreadable/) as string },
  ]);
  const bare = {
    op: 'upsert',
    entity_id: 'document:x:gemeente:y:1',
    entity_type: 'Document',
    payload: { name: 'Naam' },
  };
  expect((await read(bare)).skipped).toMatchObject([{ reason: 'a document without name or date' }]);
  expect((await read({ ...bare, entity_type: 'Person' })).skipped).toMatchObject([
    { reason: 'an entity of kind Person' },
  ]);
});

test('openbesluitvorming: committees are names', async () => {
  const record = {
    op: 'upsert',
    entity_id: 'committee:x:gemeente:y:1',
    entity_type: 'Committee',
    payload: { name: 'Proeven' },
  };
  const { names } = await connector().read({ organisation: fixture.sources.sources[0], record, at: 0 });
  expect(names).toEqual([{ kind: 'committee', name: 'Proeven', code: 'obv-committee.x.gemeente.y.1' }]);
});

test('openbesluitvorming: what was recorded of the forerunner is left out with a reason', async () => {
  const recorded = await readRecorded(openbesluitvorming({}));
  if (!recorded) return;
  expect(recorded.map(({ leftOut }) => typeof leftOut)).toEqual(Array(6).fill('string'));
});
