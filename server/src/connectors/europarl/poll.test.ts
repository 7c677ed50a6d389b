import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { pollByItem } from '#test/replay/answers.ts';
import type { Cursor } from '../connector.ts';
import { europarl } from './europarl.ts';
import { pollParliament } from './poll.ts';
import type { EuroparlRaw } from './raw.ts';

const extraction = openTextExtraction();
const now = Date.parse('2031-02-12T12:00:00Z');
type Answer = { status?: number; type?: string; body: string };

let routes: Map<string, Answer | ((search: URLSearchParams) => Answer)>;
let asked: string[];
let server: Server;
let baseUrl: string;

function fixture(name: string): string {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
}

function entryOf(id: string, updated = '2031-02-11T10:00:00Z'): string {
  return `<entry><id>https://portal.example/eli/dl/doc/${id}</id><title>T</title><updated>${updated}</updated></entry>`;
}

function feed(...entries: string[]): Answer {
  return { body: `<feed xmlns="http://www.w3.org/2005/Atom"><id>f</id>${entries.join('')}</feed>` };
}

const rows = (data: unknown[]): Answer => ({ body: JSON.stringify({ data }) });

beforeEach(async () => {
  asked = [];
  routes = new Map<string, Answer>();
  for (const list of [
    'plenary-documents',
    'adopted-texts',
    'committee-documents',
    'parliamentary-questions',
    'plenary-session-documents',
    'procedures',
  ]) {
    routes.set(`/api/v2/${list}/feed`, { status: 204, body: '' });
  }
  const { members, bodies } = JSON.parse(fixture('names.json')) as { members: unknown[]; bodies: unknown[] };
  routes.set(
    '/api/v2/plenary-documents/feed',
    feed(entryOf('A-10-2031-0007'), entryOf('A-9-2020-0001', '2031-01-01T00:00:00Z')),
  );
  routes.set('/api/v2/plenary-documents/A-10-2031-0007', { body: fixture('report.json') });
  routes.set('/distribution/proof/A-10-2031-0007_en.xhtml', {
    type: 'application/xhtml+xml',
    body: '<html><body>Proven.</body></html>',
  });
  routes.set('/distribution/proof/A-10-2031-0007-AM-001-002_en.pdf', { status: 404, body: '' });
  routes.set('/api/v2/procedures/feed', feed(entryOf('2030-0099')));
  routes.set('/api/v2/procedures/2030-0099', { body: fixture('procedure.json') });
  routes.set('/oeil/en/document-summary', { type: 'text/html', body: fixture('summary.html') });
  routes.set('/oeil/en/procedure-file', { type: 'text/html', body: fixture('procedure-page.html') });
  routes.set(
    '/api/v2/meetings',
    rows([{ id: 'eli/dl/event/MTG-PL-2031-02-11' }, { id: 'eli/dl/event/MTG-PL-2031-01-02' }]),
  );
  routes.set('/api/v2/meetings/MTG-PL-2031-02-11', { body: fixture('sitting.json') });
  routes.set('/api/v2/meetings/MTG-PL-2031-02-11/activities', { body: fixture('activities.json') });
  routes.set('/api/v2/speeches', { body: fixture('speeches.json') });
  routes.set('/api/v2/meps', rows(members.slice(0, 1)));
  routes.set('/api/v2/meps/9002', rows(members.slice(1, 2)));
  routes.set('/api/v2/meps/show-current', rows(members));
  routes.set('/api/v2/corporate-bodies/show-current', rows(bodies));
  routes.set('/emeeting/plmrep/meeting/events/eventsByMonth', (search) => ({
    body:
      search.get('organ') === 'PECH' && search.get('month') === '2'
        ? JSON.stringify([
            { meetingReference: 'PECH(2031)0220_1', start: Date.parse('2031-02-20T08:00:00Z') },
            { meetingReference: 'PECH(2031)0205_1', start: Date.parse('2031-02-05T08:00:00Z') },
          ])
        : '[]',
  }));
  routes.set('/emeeting/plmrep/OJ/oj', { body: fixture('committee-agenda.json') });
  routes.set('/webapi/rdf/sparql', {
    body: JSON.stringify({
      results: {
        bindings: [{ concept: { value: 'http://eurovoc.europa.eu/77' }, name: { value: 'fishery' } }],
      },
    }),
  });
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://local');
    asked.push(`${url.pathname}${url.search}`);
    const route = routes.get(url.pathname) ?? { status: 404, body: '' };
    const {
      status = 200,
      type = 'application/ld+json',
      body,
    } = typeof route === 'function' ? route(url.searchParams) : route;
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

/** The connector at the day of these tests. */
function connector() {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return europarl({ baseUrl, extraction, request: { interval: 0, backOff: 1, retries: 1 } });
}

const since: Cursor = { from: '2031-02-10' };

async function poll(cursor: Cursor | undefined = since) {
  const raws: EuroparlRaw[] = [];
  let last = cursor;
  const service = {
    baseUrl,
    pagesUrl: baseUrl,
    agendasUrl: baseUrl,
    vocabularyUrl: baseUrl,
    request: { interval: 0, backOff: 1, retries: 1 },
  };
  const run = async () => {
    for await (const batch of pollParliament(service, cursor, now)) {
      raws.push(...batch.raw);
      last = batch.cursor;
    }
  };
  const fault: unknown = await run().then(
    () => undefined,
    (error: unknown) => error,
  );
  return { raws, cursor: last, fault };
}

test('europarl poll: a poll brings what changed, with names, files, pages and speeches', async () => {
  const { raws, cursor, fault } = await poll();
  expect(fault).toBeUndefined();
  expect(raws.map(({ kind }) => kind)).toEqual([
    'work',
    'procedure',
    'summary',
    'sitting',
    'debates',
    'committee-meeting',
    'committee-meeting',
    'names',
  ]);
  expect(raws[0]).toMatchObject({
    context: {
      people: { 9001: 'Ann Proof', 9002: 'Bo van Test' },
      procedures: { '2030-0099': { label: '2030/0099(COD)', title: 'Rules for proofs' } },
      subjects: { 77: 'fishery' },
    },
    files: { 'A-10-2031-0007': { mimeType: 'application/xhtml+xml' } },
  });
  expect(Object.values(cursor)).toEqual(Array(8).fill('2031-02-11'));
  const reader = europarl({ baseUrl, extraction });
  const documents = (await Promise.all(raws.map((raw) => reader.read(raw)))).flatMap((one) => one.documents);
  expect(documents.map(({ id }) => id)).toEqual([
    'ep-A-10-2031-0007',
    'ep-A-10-2031-0007-AM-001-002',
    'ep-proc-2030-0099',
    'ep-summary-77',
    'ep-MTG-PL-2031-02-11',
    'ep-CRE-10-2031-02-11-ITM-001',
    'ep-PECH_2031_0220_1',
    'ep-PECH_2031_0205_1',
  ]);
  expect(documents[0]!.text).toBe('Proven.');
});

test('europarl poll: an id of a feed that changed earlier is not asked for', async () => {
  await poll();
  expect(asked.filter((address) => address.includes('A-9-2020-0001'))).toEqual([]);
  expect(asked).toContain('/api/v2/procedures/feed?timeframe=custom&start-date=2031-02-10');
});

test('europarl poll: a broken-off poll goes on behind what it stored', async () => {
  const done: Cursor = { from: '2031-02-10', began: '2031-02-12', list: 5, done: 1 };
  const { raws, cursor } = await poll(done);
  expect(raws.map(({ kind }) => kind)).toEqual([
    'sitting',
    'debates',
    'committee-meeting',
    'committee-meeting',
    'names',
  ]);
  expect(asked.filter((address) => address.includes('/oj?'))).toHaveLength(2);
  // What was finished before keeps the day it was wanted from.
  expect(cursor).toMatchObject({ procedures: '2031-02-11', meetings: '2031-02-11' });
});

test.each<[string, Answer, string]>([
  ['an error inside a success', { body: '{"error": "404 Not Found from the store"}' }, 'shape'],
  ['cut JSON', { body: '{"data": [' }, 'shape'],
  ['a server error', { status: 500, body: '' }, 'status'],
])(
  'europarl poll: %s in one feed leaves that list where it was and disturbs no other',
  async (_name, answer, kind) => {
    routes.set('/api/v2/procedures/feed', answer);
    const { raws, cursor, fault } = await poll();
    expect(fault).toMatchObject({ name: 'SourceFault', kind });
    expect(raws.map((raw) => raw.kind)).toEqual([
      'work',
      'sitting',
      'debates',
      'committee-meeting',
      'committee-meeting',
    ]);
    expect(cursor).toMatchObject({ procedures: '2031-02-10', 'plenary-documents': '2031-02-11' });
  },
);

test.each<[string, Answer]>([
  ['an empty 202', { status: 202, body: '' }],
  ['an empty 200', { status: 200, body: '' }],
  ['a page', { body: '<html><body>Just a moment</body></html>' }],
])('europarl poll: %s in place of a feed is a wall, and the day of its list stays', async (_name, answer) => {
  routes.set('/api/v2/plenary-documents/feed', answer);
  const { raws, cursor, fault } = await poll();
  expect(fault).toMatchObject({ kind: 'blocked' });
  expect(raws.some((raw) => raw.kind === 'work')).toBe(false);
  expect(cursor).toMatchObject({ 'plenary-documents': '2031-02-10', procedures: '2031-02-11' });
});

test.each<[string, Answer, string]>([
  ['that the service fails on', { status: 500, body: '' }, 'status'],
  ['with an error inside a success', { body: '{"error": "no"}' }, 'shape'],
  ['in whose place a page comes', { body: '<html>Just a moment</html>' }, 'blocked'],
])(
  'europarl poll: one answer %s is kept aside, and read when it is asked for again',
  async (_name, answer, kind) => {
    const path = '/api/v2/plenary-documents/A-10-2031-0007';
    const good = routes.get(path)!;
    routes.set(path, answer);
    const { kept, cursor } = await pollByItem(connector(), since);
    expect([...kept].map(([item, one]) => [item, one.kind])).toEqual([['work A-10-2031-0007', kind]]);
    expect(Object.values(cursor!)).toEqual(Array(8).fill('2031-02-11'));
    const { again } = kept.get('work A-10-2031-0007')!;
    expect(await again()).toMatchObject({ failed: { kind, missedAgain: true } });
    routes.set(path, good);
    expect((await again()).reading!.documents[0]).toMatchObject({ id: 'ep-A-10-2031-0007', text: 'Proven.' });
  },
);

test('europarl poll: a meeting whose agenda cannot be had costs no other of its committee', async () => {
  const path = '/emeeting/plmrep/OJ/oj';
  const good = routes.get(path) as Answer;
  const isWanted = (search: URLSearchParams) => search.get('reference') === 'PECH(2031)0220_1';
  routes.set(path, (search) => (isWanted(search) ? { status: 500, body: '' } : good));
  const { reading, kept } = await pollByItem(connector(), since);
  const ids = reading.documents.map(({ id }) => id);
  expect([ids.includes('ep-PECH_2031_0220_1'), ids.includes('ep-PECH_2031_0205_1')]).toEqual([false, true]);
  routes.set(path, good);
  const [item, { again }] = [...kept][0]!;
  expect(item).toBe('meeting of PECH PECH(2031)0220_1');
  expect((await again()).reading!.documents).toMatchObject([{ id: 'ep-PECH_2031_0220_1' }]);
});

test('europarl poll: the first poll of a day looks far for meetings, those after it for what is near', async () => {
  const months = () =>
    asked.flatMap((address) => /eventsByMonth.*month=(\d+)&organ=PECH/.exec(address)?.[1] ?? []);
  const sittings = () =>
    asked
      .filter((address) => /meetings\/MTG-PL-[\d-]+\?/.test(address))
      .map((address) => /\d{4}-\d\d-\d\d/.exec(address)?.[0]);
  const days = ['2031-02-01', '2031-03-11', '2031-08-01'];
  routes.set('/api/v2/meetings', rows(days.map((day) => ({ id: `eli/dl/event/MTG-PL-${day}` }))));
  const { cursor } = await poll();
  expect(months()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  expect(sittings()).toEqual(days);
  asked = [];
  const later = await poll(cursor);
  expect(months()).toEqual(['2', '3']);
  expect(sittings()).toEqual(days.slice(0, 2));
  expect(later.raws.filter(({ kind }) => kind === 'committee-meeting')).toMatchObject([
    { row: { meetingReference: 'PECH(2031)0220_1' } },
  ]);
  asked = [];
  await poll({ from: '2030-11-20' });
  expect(months().slice(0, 2)).toEqual(['11', '12']);
});

test('europarl poll: a service that fails on everything is a fault', async () => {
  const ids = ['A-10-2031-0001', 'A-10-2031-0002', 'A-10-2031-0003', 'A-10-2031-0004'];
  routes.set('/api/v2/plenary-documents/feed', feed(...ids.map((id) => entryOf(id))));
  for (const id of ids) routes.set(`/api/v2/plenary-documents/${id}`, { status: 503, body: '' });
  const { fault, cursor } = await poll();
  expect(fault).toMatchObject({ kind: 'status' });
  expect(cursor).toMatchObject({ 'plenary-documents': '2031-02-10' });
  expect(asked.filter((address) => address.includes('A-10-2031-0004'))).toEqual([]);
});

test('europarl poll: an id that the service does not have is nothing', async () => {
  routes.delete('/api/v2/plenary-documents/A-10-2031-0007');
  const { raws, fault } = await poll();
  expect(fault).toBeUndefined();
  expect(raws.map(({ kind }) => kind)).toEqual([
    'procedure',
    'summary',
    'sitting',
    'debates',
    'committee-meeting',
    'committee-meeting',
    'names',
  ]);
});

test('europarl poll: a sitting without items and a procedure without its page are read all the same', async () => {
  routes.delete('/api/v2/meetings/MTG-PL-2031-02-11/activities');
  routes.set('/oeil/en/procedure-file', { status: 503, body: '' });
  const { raws, fault } = await poll();
  expect(fault).toBeUndefined();
  expect(raws.map(({ kind }) => kind).slice(0, 3)).toEqual(['work', 'procedure', 'sitting']);
  expect(raws[1]).toMatchObject({ page: { fault: expect.any(String) } });
  expect(raws[2]).toMatchObject({ items: [], foreseen: [] });
});

test('europarl poll: an id that stands in another list is found among all documents', async () => {
  routes.delete('/api/v2/plenary-documents/A-10-2031-0007');
  routes.set('/api/v2/documents/A-10-2031-0007', { body: fixture('report.json') });
  const { raws } = await poll();
  expect(raws[0]).toMatchObject({ kind: 'work', row: { identifier: 'A-10-2031-0007' } });
});

test('europarl poll: a back-fill reads the lists of every year, page by page, and ends on a server that repeats itself', async () => {
  const page = (offset: number) =>
    Array.from({ length: 50 }, (_, at) => ({ id: `eli/dl/doc/A-10-2030-${String(1000 + offset + at)}` }));
  routes.set('/api/v2/plenary-documents', (search) =>
    search.get('year') === '2030'
      ? rows(page(Math.min(50, Number(search.get('offset')))))
      : { status: 204, body: '' },
  );
  for (const list of ['adopted-texts', 'committee-documents', 'parliamentary-questions', 'procedures']) {
    routes.set(`/api/v2/${list}`, { status: 204, body: '' });
  }
  const { fault } = await poll({ from: '2030-11-01' });
  expect(fault).toBeUndefined();
  const pages = asked.filter((address) => address.startsWith('/api/v2/plenary-documents?'));
  expect(pages.filter((address) => address.includes('year=2030'))).toHaveLength(3);
  expect(pages.filter((address) => address.includes('year=2031'))).toHaveLength(1);
  expect(asked.filter((address) => /plenary-documents\/A-10-2030-/.test(address))).toHaveLength(100);
  expect(asked).toContain(
    '/api/v2/plenary-session-documents/PV-11-2031-02-11?format=application%2Fld%2Bjson',
  );
});

test('europarl poll: without the vocabulary documents are fetched without the names of their subjects', async () => {
  routes.delete('/webapi/rdf/sparql');
  const { raws, fault } = await poll();
  expect(fault).toBeUndefined();
  expect(raws[0]).toMatchObject({ context: { subjects: {} } });
});

test('europarl poll: a server that is not there is a fault at once, and the cursor stays', async () => {
  await new Promise((resolve) => server.close(resolve));
  const { raws, cursor, fault } = await poll();
  expect(fault).toMatchObject({ kind: 'network' });
  expect(raws).toEqual([]);
  expect(cursor).toBe(since);
});

test('europarl poll: what an earlier version could not get is kept aside, and asked for by itself', async () => {
  const again = ['plenary-documents/A-1', 'procedures/2031-0002', 'meetings/MTG-PL-2031-02-02'];
  const { raws, cursor, fault } = await poll({ from: '2031-02-10', again: again.join(' ') });
  expect(fault).toBeUndefined();
  expect(raws.slice(0, 4).map(({ kind }) => kind)).toEqual(['missed', 'missed', 'missed', 'work']);
  const names = raws.slice(0, 3).map((raw) => europarl({ baseUrl, extraction }).itemOf(raw).id);
  expect(names).toEqual(['work A-1', 'procedure 2031-0002', 'sitting MTG-PL-2031-02-02']);
  expect(cursor).not.toHaveProperty('again');
});
