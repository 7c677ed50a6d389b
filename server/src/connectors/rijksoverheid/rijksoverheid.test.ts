import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startOfDay } from 'contract/amsterdam';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { readRecorded } from '#test/recordings/recorded.ts';
import { samples } from '#test/samples.ts';
import type { Cursor, Reading } from '../connector.ts';
import { pollNews, type Seen } from './poll.ts';
import { rijksoverheid } from './rijksoverheid.ts';

const extraction = openTextExtraction();
const hurry = {
  backOff: 5,
  interval: 0,
  retries: 1,
};
const now = Date.parse('2021-02-06T00:00:00Z');

interface Message {
  at: string;
  path: string;
}
let messages: Message[];
let instead: { status: number; body: string } | undefined;
let asked: { from: string; to: string }[];
let pages: string[];
let server: Server;
let baseUrl: string;

beforeEach(async () => {
  messages = [
    { at: '2021-02-04T08:00:00Z', path: '/actueel/nieuws/2021/02/04/boeien' },
    { at: '2021-02-05T09:00:00Z', path: '/actueel/nieuws/2021/02/05/duinen' },
  ];
  instead = undefined;
  asked = [];
  pages = [];
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname !== '/api/rss') {
      pages.push(url.pathname);
      const gone = url.pathname.endsWith('duinen');
      response.writeHead(gone ? 404 : 200, { 'content-type': 'text/html' });
      return void response.end(
        '<html><body><nav>Menu</nav><main><h1>Kop</h1><p>De boeien zijn rood.</p></main></body></html>',
      );
    }
    const query = JSON.parse(url.searchParams.get('query')!) as {
      filters: { field: string; values: { from: string; to: string }[] }[];
    };
    const [period] = query.filters.find(({ field }) => field === 'sort_date')!.values;
    asked.push({ from: period!.from, to: period!.to });
    if (instead) return void response.writeHead(instead.status).end(instead.body);
    const found = messages.filter(
      ({ at }) => Date.parse(at) >= Date.parse(period!.from) && Date.parse(at) < Date.parse(period!.to),
    );
    const items = found
      .slice(0, 20)
      .map(
        ({ at, path }) =>
          `<item><title>Nieuws over ${path.split('/').at(-1)}</title><link>https://www.rijksoverheid.nl${path}</link>` +
          `<guid>${path}</guid><pubDate>${new Date(at).toUTCString()}</pubDate><description>&lt;p&gt;Kort.&lt;/p&gt;</description></item>`,
      );
    response.end(
      `<?xml version="1.0"?><rss version="2.0"><channel><title>Nieuws</title>${items.join('')}</channel></rss>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

const connector = () => rijksoverheid({ baseUrl, extraction, request: hurry });

async function pollAll(since: Cursor, seen: Seen = new Map()) {
  const cursors: Cursor[] = [];
  const reads: Reading[] = [];
  for await (const batch of pollNews({ baseUrl, request: hurry }, since, now, seen)) {
    for (const raw of batch.raw) reads.push(await connector().read(raw));
    cursors.push(batch.cursor);
  }
  return { cursors, reads, documents: reads.flatMap(({ documents }) => documents) };
}

test('rijksoverheid: news is asked for a day at a time, from a day before the cursor', async () => {
  const { cursors, documents } = await pollAll({ from: '2021-02-05T00:00:00Z' });
  expect(asked).toEqual([
    { from: '2021-02-04T00:00:00.000Z', to: '2021-02-05T00:00:00.000Z' },
    { from: '2021-02-05T00:00:00.000Z', to: '2021-02-06T00:00:00.000Z' },
  ]);
  expect(cursors).toEqual([{ from: '2021-02-05T00:00:00.000Z' }, { from: '2021-02-06T00:00:00.000Z' }]);
  expect(documents[0]).toEqual({
    id: 'ro-actueel.nieuws.2021.02.04.boeien',
    domain: 'nl',
    source: 'rijksoverheid',
    demo: false,
    groupPath: 'regering/nieuws',
    sourceType: 'Nieuwsbericht',
    institution: 'Rijksoverheid',
    title: 'Nieuws over boeien',
    titles: {},
    language: 'nl',
    date: Date.parse('2021-02-04T08:00:00Z'),
    timeKnown: true,
    sourceDate: 'Thu, 04 Feb 2021 08:00:00 GMT',
    text: 'Kop\nDe boeien zijn rood.',
    attachments: [],
    people: [],
    organisations: [],
    committees: [],
    numbers: [],
    votes: [],
    relations: [],
    originalUrls: ['https://www.rijksoverheid.nl/actueel/nieuws/2021/02/04/boeien'],
    confidentiality: 'Openbaar',
  });
});

test('rijksoverheid: a message whose page is gone keeps its summary, with a note', async () => {
  const { reads } = await pollAll({ from: '2021-02-06T00:00:00Z' });
  expect(reads[0]!.documents[0]!.text).toBe('Kort.');
  expect(reads[0]!.notes[0]!.note).toMatch(/^no page: status/);
});

test('rijksoverheid: a full feed is asked for again in halves until it is not', async () => {
  messages = Array.from({ length: 50 }, (_, n) => ({
    at: new Date(Date.parse('2021-02-05T06:00:00Z') + n * 20 * 60_000).toISOString(),
    path: `/actueel/nieuws/2021/02/05/nummer-${n}`,
  }));
  const { documents } = await pollAll({ from: '2021-02-06T00:00:00Z' });
  expect(new Set(documents.map(({ id }) => id)).size).toBe(50);
});

test('rijksoverheid: a feed that stays full is told', async () => {
  messages = Array.from({ length: 30 }, (_, n) => ({ at: '2021-02-05T06:00:00Z', path: `/nieuws/${n}` }));
  const { reads } = await pollAll({ from: '2021-02-06T00:00:00Z' });
  expect(reads).toHaveLength(20);
  expect(reads[0]!.notes[0]!.note).toMatch(/^the feed was full/);
});

test('rijksoverheid: the overlap fetches no page twice but one that was gone; what was not stored comes again', async () => {
  const seen: Seen = new Map();
  for await (const _ of pollNews({ baseUrl, request: hurry }, { from: '2021-02-05T00:00:00Z' }, now, seen))
    break;
  await pollAll({ from: '2021-02-05T00:00:00Z' }, seen);
  expect(pages.filter((page) => page.endsWith('boeien'))).toHaveLength(2);
  const { documents } = await pollAll({ from: '2021-02-05T00:00:00Z' }, seen);
  expect(documents.map(({ id }) => id)).toEqual(['ro-actueel.nieuws.2021.02.05.duinen']);
});

test.each([
  ['a block page', { status: 200, body: '<!DOCTYPE html><html></html>' }, 'blocked'],
  ['an empty answer', { status: 202, body: '' }, 'shape'],
  ['cut XML', { status: 200, body: '<rss><channel><item>' }, 'shape'],
  ['another format', { status: 200, body: '<feed><entry/></feed>' }, 'shape'],
  [
    'a message without link',
    { status: 200, body: '<rss><channel><item><title>x</title></item></channel></rss>' },
    'shape',
  ],
  ['an error', { status: 500, body: '' }, 'status'],
])('rijksoverheid: %s is a fault and gives no batch', async (_, answer, kind) => {
  instead = answer;
  await expect(pollAll({ from: '2021-02-05T00:00:00Z' })).rejects.toMatchObject({
    name: 'SourceFault',
    kind,
  });
});

test('rijksoverheid: a path that is too long for an id is cut and told apart', async () => {
  const path = `/actueel/nieuws/2021/02/05/${'een-lange-titel-'.repeat(12)}`;
  messages = [
    { at: '2021-02-05T06:00:00Z', path: `${path}a` },
    { at: '2021-02-05T06:00:00Z', path: `${path}b` },
  ];
  const { documents } = await pollAll({ from: '2021-02-06T00:00:00Z' });
  expect(documents).toHaveLength(2);
  expect(documents[0]!.id).toMatch(/^ro-[\w.~-]{150}$/);
  expect(documents[0]!.id).not.toBe(documents[1]!.id);
});

const document = (name: string) =>
  ({ kind: 'document', bytes: readFileSync(new URL(`./fixtures/${name}`, import.meta.url)) }) as const;

test('rijksoverheid: documents of the older format become complete documents', async () => {
  const { documents, skipped } = await connector().read(document('documents.xml'));
  expect(documents).toHaveLength(2);
  expect(documents[0]).toMatchObject({
    id: 'ro-11111111-2222-4333-8444-555555555555',
    groupPath: 'regering/woo-besluit',
    sourceType: 'woo-besluit',
    institution: 'Ministerie van Zeegezichten',
    date: startOfDay('2021-02-03'),
    timeKnown: false,
    text: 'Besluit over boeien.\nAanleiding\nDe zee was woest.',
    file: { title: 'boeien.pdf', size: 1234, pages: 4, mimeType: 'application/pdf' },
    attachments: [
      { fileId: 'ro-11111111-2222-4333-8444-555555555555~1', title: 'Bijlage met kaarten', size: 5678 },
    ],
    organisations: [
      { name: 'Ministerie van Zeegezichten', relation: 'Eindverantwoordelijke' },
      { name: 'Ministerie van Algemene Zaken', relation: 'Maker' },
    ],
    labels: [
      { scheme: 'rijksoverheid-onderwerp', code: '99999999-0000-4000-8000-000000000000', name: 'Water' },
      { scheme: 'rijksoverheid-thema', name: 'Verkeer' },
    ],
  });
  expect(documents[1]).toMatchObject({ groupPath: 'regering/bijlage', timeKnown: true, text: '' });
  expect(skipped).toEqual([
    { sourceId: '77777777-2222-4333-8444-555555555555', reason: 'a document without date' },
  ]);
});

test('rijksoverheid: midnight, here or in universal time, is a day without a time', async () => {
  messages = [
    { at: '2021-02-03T23:00:00Z', path: '/actueel/nieuws/2021/02/04/boeien' },
    { at: '2021-02-05T00:00:00Z', path: '/actueel/nieuws/2021/02/05/duinen' },
    { at: '2021-02-05T00:01:00Z', path: '/actueel/nieuws/2021/02/05/zand' },
  ];
  const { documents } = await pollAll({ from: '2021-02-03T00:00:00Z' });
  expect(documents.map(({ date, timeKnown }) => [new Date(date).toISOString(), timeKnown])).toEqual([
    ['2021-02-03T23:00:00.000Z', false],
    ['2021-02-04T23:00:00.000Z', false],
    ['2021-02-05T00:01:00.000Z', true],
  ]);
});

test('rijksoverheid: a document of the archive has its facts and the name of its file', async () => {
  expect((await connector().read(document('archived.xml'))).documents).toMatchObject([
    {
      id: 'ro-plooicb-2011-1',
      groupPath: 'regering/kamerbrief',
      date: startOfDay('2011-02-23'),
      file: { title: 'wad.pdf', mimeType: 'application/pdf', pages: 3 },
      relations: [{ relation: 'Verwant', id: 'ro-plooicb-2011-2' }],
      labels: [{ name: 'Water' }],
    },
  ]);
});

test('rijksoverheid: a document that is not well-formed is told and never half-read', async () => {
  const bytes = new TextEncoder().encode(
    '<document><id>1</id><title>Half</title><content><![CDATAP</content>',
  );
  const reading = await connector().read({ kind: 'document', bytes });
  expect(reading.documents).toEqual([]);
  expect(reading.skipped).toEqual([{ sourceId: '?', reason: 'a document that is not well-formed XML' }]);
});

test.skipIf(!samples('nl/rijksoverheid'))(
  'rijksoverheid: every recorded file is read or told why not',
  async () => {
    const recorded = (await readRecorded(connector()))!;
    const documents = recorded.flatMap(({ reading }) => reading.documents);
    const reasons = recorded.flatMap(({ path, reading }) =>
      reading.skipped.map(({ reason }) => [path.split('/')[2], reason]),
    );
    expect(recorded).toHaveLength(9);
    expect(documents).toHaveLength(11);
    expect(reasons).toEqual([
      ['malformed_artifact', 'a document that is not well-formed XML'],
      ['v1', 'a list without documents'],
    ]);
    const last = (id: string) => documents.findLast((one) => one.id === id)!;
    expect(last('ro-b47815af-2b19-4268-a961-58b9591f4477')).toMatchObject({
      groupPath: 'regering/woo-besluit',
      sourceDate: '2022-02-01T09:46:00.000Z',
      file: { size: 209012, pages: 4 },
      attachments: [{ size: 6589716, pages: 32 }],
    });
    expect(last('ro-cb0edf75-382a-4048-82bb-6ae83aa615ce')).toMatchObject({
      labels: [{ name: 'Wetenschap' }, { name: 'Onderwijs' }],
      originalUrls: [expect.stringMatching(/^https:\/\/www\.rijksoverheid\.nl\//)],
    });
    expect(last('ro-plooicb-2011-5647').relations.map(({ title }) => title)).toEqual([
      'plooicb-2011-5648',
      'plooicb-2011-5649',
    ]);
  },
);
