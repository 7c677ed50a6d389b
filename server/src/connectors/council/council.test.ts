import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startOfDay } from 'contract/amsterdam';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { earlierCursor } from '#test/earlier-cursor.ts';
import { hurry, pollByItem, startAnswers, type Answer, type Answers } from '#test/replay/answers.ts';
import { emptyReading, type Cursor, type Reading } from '../connector.ts';
import { council } from './council.ts';
import { pollRegister } from './poll.ts';
import { readList } from './read-list.ts';
import { readMeetings } from './read-meetings.ts';
import { readAddress } from './reference.ts';

const extraction = openTextExtraction();
afterAll(() => extraction.close());

const latest = readFileSync(new URL('fixtures/latest.html', import.meta.url), 'utf8');
const feed = readFileSync(new URL('fixtures/meetings.xml', import.meta.url), 'utf8');
const html = (body: string): Answer => ({ type: 'text/html', body });
const row = (key: string, date: string) =>
  `<li><a href="/doc/document/${key}/en/pdf">${key}</a><p>NOTE</p><p>${date}</p><p>On fields</p></li>`;
const page = (...rows: string[]) => html(`<html><body><ul>${rows.join('')}</ul></body></html>`);
const nothing = html('<html><body>No documents found</body></html>');
const search = '/en/documents-publications/public-register/public-register-search/';

function pdfOf(words: string): string {
  const drawn = `BT /F 12 Tf 10 100 Td (${words}) Tj ET`;
  return [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj',
    `4 0 obj<</Length ${drawn.length}>>stream\n${drawn}\nendstream endobj`,
    '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n');
}
const pdf = pdfOf('Fields make progress.');

/** Beside the European Council. */
const bodies = 'agri compet ecofin envi epsco eurog euros eycs fac gac is jha tte'.split(' ');

let answers: Answers;
let pages: Map<string, Answer>;
beforeEach(async () => {
  pages = new Map([
    ['/en/documents/public-register/latest/', html(latest)],
    ['/en/documents/public-register/oj-council/', nothing],
    ['/en/rss/meetings.ashx?cat=euco', { type: 'application/rss+xml', body: feed }],
    ...bodies.map((body): [string, Answer] => [
      `/en/rss/meetings.ashx?cat=${body}`,
      { type: 'application/rss+xml', body: '<rss><channel /></rss>' },
    ]),
    ['/doc/document/ST-15-2031-INIT/en/pdf', { type: 'application/pdf', body: pdf }],
  ]);
  answers = await startAnswers((address) => pages.get(address));
});
afterEach(() => answers.close());

async function poll(since?: Cursor): Promise<{ reading: Reading; cursors: Cursor[]; fault: unknown }> {
  const reading = emptyReading();
  const cursors: Cursor[] = [];
  const { baseUrl } = answers;
  const run = async () => {
    for await (const batch of pollRegister(
      { baseUrl, filesUrl: baseUrl, request: hurry },
      since,
      '2031-02-08',
    )) {
      for (const raw of batch.raw) {
        const read = await council({ extraction }).read(raw);
        for (const key of Object.keys(reading) as (keyof Reading)[])
          (reading[key] as unknown[]).push(...read[key]);
      }
      cursors.push(batch.cursor);
    }
  };
  const fault: unknown = await run().then(
    () => undefined,
    (error: unknown) => error,
  );
  return { reading, cursors, fault };
}
const since: Cursor = { day: '2031-02-06' };
const ids = ({ documents }: Reading) =>
  documents.map(({ id }) => id).filter((id) => !id.startsWith('council-meeting-'));

test('council: the latest documents have their numbers, subjects, procedure and text', async () => {
  const { reading, fault } = await poll(since);
  expect(fault).toBeUndefined();
  const title = 'Proposal on trial fields - Progress report 2031/0009 (COD)';
  const url = `${answers.baseUrl}doc/document/ST-15-2031-INIT/en/pdf`;
  expect(reading.documents[0]).toEqual({
    id: 'council-ST-15-2031-INIT',
    domain: 'eu',
    source: 'council',
    demo: false,
    groupPath: 'council/document',
    sourceType: 'NOTE',
    institution: 'Council of the European Union',
    title,
    titles: { en: title },
    language: 'en',
    date: startOfDay('2031-02-06'),
    timeKnown: false,
    sourceDate: '06/02/2031',
    text: 'Meeting: 2031-02-12\nFields make progress.',
    file: {
      fileId: 'council-ST-15-2031-INIT',
      title,
      url,
      mimeType: 'application/pdf',
      size: pdf.length,
      pages: 1,
    },
    attachments: [],
    people: [],
    organisations: [],
    committees: [],
    numbers: [
      { kind: 'council', value: 'ST 15/31 INIT' },
      { kind: 'procedure', value: '2031/0009(COD)' },
    ],
    dossier: { number: '2031/0009(COD)', title },
    labels: [
      { scheme: 'council-subject', code: 'AGRI', name: 'AGRI' },
      { scheme: 'council-subject', code: 'CODEC', name: 'CODEC' },
    ],
    identities: ['council-st-15-2031-init'],
    votes: [],
    relations: [{ relation: 'Procedure', id: 'ep-proc-2031-0009', title: '2031/0009(COD)' }],
    originalUrls: [url],
    confidentiality: 'Openbaar',
  });
  expect(reading.files).toEqual([{ fileId: 'council-ST-15-2031-INIT', bytes: Buffer.from(pdf) }]);
  expect(reading.documents[1]).toMatchObject({
    id: 'council-CM-16-2031-REV-1',
    groupPath: 'council/agenda',
    title: 'Working Party on Fields',
    date: startOfDay('2031-02-07'),
    numbers: [{ kind: 'council', value: 'CM 16/31 REV 1' }],
    text: '',
  });
  expect(reading.skipped[0]).toEqual({ sourceId: 'WK-17-2031-INIT', reason: 'a row without a day' });
  expect(reading.notes).toMatchObject([{ sourceId: 'CM-16-2031-REV-1' }]);
});

test('council: meetings of the feed have the days that their addresses tell', async () => {
  const { reading } = await poll(since);
  const meetings = reading.documents.filter(({ meeting }) => meeting);
  expect(meetings[0]).toMatchObject({
    id: 'council-meeting-70001',
    groupPath: 'council/agenda',
    institution: 'European Council',
    title: 'European Council, 20-21 March 2031',
    text: 'Leaders discuss fields & meadows.',
    date: startOfDay('2031-03-20'),
    timeKnown: false,
    originalUrls: ['https://www.consilium.europa.eu/en/meetings/european-council/2031/03/20-21/'],
    meeting: { end: startOfDay('2031-03-22'), timeKnown: false, status: 'planned' },
  });
  expect(meetings[1]).toMatchObject({
    id: 'council-meeting-70002',
    institution: 'Council of the European Union',
    date: startOfDay('2031-04-02'),
  });
  expect(meetings[1]!.meeting).not.toHaveProperty('end');
  // From the end of one month to the beginning of the next.
  expect(meetings[2]).toMatchObject({
    id: 'council-meeting-70005',
    date: startOfDay('2031-04-30'),
    sourceDate: '2031-04-30/01',
    meeting: { end: startOfDay('2031-05-02') },
  });
  expect(meetings).toHaveLength(3);
  expect(reading.skipped.slice(1)).toEqual([
    { sourceId: '70003', reason: 'a meeting without a day in its address' },
    { sourceId: '70004', reason: 'a meeting without number, title or link' },
  ]);
});

test('council: a meeting has been held when its last day is over', () => {
  const statuses = (asked: string) =>
    readMeetings(new TextEncoder().encode(feed), 'x', asked).documents.map(({ meeting }) => meeting!.status);
  expect(statuses('2031-03-21')).toEqual(['planned', 'planned', 'planned']);
  expect(statuses('2031-05-01')).toEqual(['held', 'held', 'planned']);
  expect(statuses('2031-05-02')).toEqual(['held', 'held', 'held']);
});

test.each<[string, Answer, SourceFault['kind']]>([
  ['is a page', html('<html><body>Just a moment...</body></html>'), 'blocked'],
  ['is of another shape', { type: 'application/rss+xml', body: '<rss></rss>' }, 'shape'],
  ['the site fails on', { status: 500, body: '' }, 'status'],
])(
  'council: a feed of meetings that %s costs the others and the search nothing, three in a row are a fault',
  async (_name, answer, kind) => {
    const connector = council({ baseUrl: answers.baseUrl, extraction, request: hurry });
    const feedOf = (body: string) => `/en/rss/meetings.ashx?cat=${body}`;
    const had = pages.get(feedOf('euco'))!;
    pages.set(feedOf('euco'), answer);
    pages.set(feedOf('eurog'), answer);
    const { reading, kept, cursor } = await pollByItem(connector);
    const named = ['euco', 'eurog'].map((body) => `meetings ${answers.baseUrl.slice(0, -1)}${feedOf(body)}`);
    expect([...kept].map(([id, one]) => [id, one.kind])).toEqual(named.map((id) => [id, kind]));
    expect(ids(reading)).toHaveLength(2);
    expect(cursor).toHaveProperty('day');
    expect(await kept.get(named[0]!)!.again()).toMatchObject({ failed: { kind, missedAgain: true } });
    pages.set(feedOf('euco'), had);
    expect((await kept.get(named[0]!)!.again()).reading!.documents).toHaveLength(3);
    for (const body of bodies) pages.set(feedOf(body), answer);
    await expect(pollByItem(connector)).rejects.toMatchObject({ kind });
  },
);

test('council: what was read is not fetched again, and a poll resumes where it was left', async () => {
  const first = await poll(since);
  const before = answers.asked.length;
  const again = await poll(first.cursors.at(-1));
  expect(ids(again.reading)).toEqual([]);
  expect(answers.asked.slice(before).map((address) => address.replace(/\?.*/, ''))).toEqual([
    '/en/documents/public-register/latest/',
    '/en/documents/public-register/oj-council/',
    '/en/rss/meetings.ashx',
    ...bodies.map(() => '/en/rss/meetings.ashx'),
  ]);
});

test('council: a body without a feed of its meetings costs the others nothing', async () => {
  pages.delete('/en/rss/meetings.ashx?cat=eycs');
  const { reading, fault } = await poll(since);
  expect(fault).toBeUndefined();
  expect(reading.documents.filter(({ meeting }) => meeting)).toHaveLength(3);
  expect(reading.skipped).toContainEqual({ sourceId: 'eycs', reason: 'no feed of its meetings' });
});

test('council: a first poll takes what the lists show; old documents that are still listed are remembered', async () => {
  pages.set('/en/documents/public-register/oj-council/', page(row('ST-9-2030-INIT', '01/12/2030')));
  const first = await poll();
  expect(first.fault).toBeUndefined();
  expect(ids(first.reading)).toHaveLength(3);
  expect(first.cursors.at(-1)!['day']).toBe('2031-02-08');
  expect(ids((await poll(first.cursors.at(-1))).reading)).toEqual([]);
  expect(ids((await poll(earlierCursor(first.cursors.at(-1)))).reading)).toEqual([]);
});

test('council: days that the latest documents do not reach are searched, each to its last page', async () => {
  const rows = Array.from({ length: 21 }, (_, index) => row(`ST-${index + 20}-2031-INIT`, '05/02/2031'));
  const on = `${search}?DateFrom=05/02/2031&DateTo=05/02/2031&page=`;
  pages.set(`${on}1`, page(...rows.slice(0, 20)));
  pages.set(`${on}2`, page(...rows.slice(20)));
  pages.set('/doc/document/ST-15-2031-INIT/en/pdf', { status: 404, body: '' });
  const { reading, cursors, fault } = await poll({ day: '2031-02-05' });
  expect(fault).toBeUndefined();
  expect(ids(reading)).toHaveLength(23);
  expect(cursors.at(-1)!['day']).toBe('2031-02-08');
});

test('council: a search that is closed to all but browsers is a block, and the days stay unread', async () => {
  for (const answer of [{ status: 403, body: '' }, html('<html><body>Just a moment...</body></html>')]) {
    pages.set(`${search}?DateFrom=05/02/2031&DateTo=05/02/2031&page=1`, answer);
    const { cursors, fault } = await poll({ day: '2031-02-05' });
    expect(fault).toBeInstanceOf(SourceFault);
    expect((fault as SourceFault).kind).toBe('blocked');
    expect(cursors.at(-1)!['day']).toBe('2031-02-05');
  }
});

test('council: a search that ignores the day it was asked for is a fault', async () => {
  pages.set(
    `${search}?DateFrom=05/02/2031&DateTo=05/02/2031&page=1`,
    page(row('ST-20-2031-INIT', '01/02/2031')),
  );
  const { fault } = await poll({ day: '2031-02-05' });
  expect(fault).toMatchObject({ kind: 'shape' });
});

test('council: a cut page and a page without documents that does not say so are faults', () => {
  const read = (text: string) => () => readList(new TextEncoder().encode(text), 'x', 'http://localhost/');
  expect(read(latest.slice(0, 400))).toThrow(/shape.*without its end/);
  expect(read('<html><body>Register</body></html>')).toThrow(/shape.*does not say so/);
  expect(read('<html><body>No documents found</body></html>')().documents).toEqual([]);
});

test('council: numbers are read with all their parts', () => {
  const written = (key: string) => readAddress(`https://x.example/doc/document/${key}/en/pdf`)?.written;
  expect(
    ['ST-15875-2025-INIT', 'ST-12345-2023-ADD-1-COR-1', 'PE-100-2023-REV-2', 'XX-1-2031-INIT'].map(written),
  ).toEqual(['ST 15875/25 INIT', 'ST 12345/23 ADD 1 COR 1', 'PE 100/23 REV 2', undefined]);
});
