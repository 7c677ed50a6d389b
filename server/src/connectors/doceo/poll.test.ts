import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import { hurry, startAnswers, type Answer, type Answers } from '#test/replay/answers.ts';
import type { Cursor } from '../connector.ts';
import { doceo } from './doceo.ts';
import { cursorAt, pollSite } from './poll.ts';
import type { DoceoRaw } from './raw.ts';

const now = Date.parse('2028-02-09T12:00:00Z');
const since: Cursor = { day: '2028-02-07' };

function fixture(name: string): string {
  return readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');
}

let answers: Answers;
let files: Map<string, Answer>;

beforeEach(async () => {
  const xml = (name: string) => ({ type: 'application/xml', body: fixture(name) });
  files = new Map<string, Answer>([
    ['/doceo/document/PV-10-2028-02-08-VOT_EN.xml', xml('votes.xml')],
    ['/doceo/document/PV-10-2028-02-08-RCV_EN.xml', xml('roll-calls.xml')],
    ['/doceo/document/CRE-10-2028-02-08_EN.xml', xml('debates.xml')],
    ['/doceo/document/A-10-2028-0007_EN.html', { type: 'text/html', body: fixture('report.html') }],
    ['/meps/en/directory/xml/?leg=10', xml('members.xml')],
    ['/news/en/press-room/20280208IPR00001', { type: 'text/html', body: fixture('press.html') }],
  ]);
  answers = await startAnswers((address, baseUrl) =>
    address === '/rss/doc/press-releases-plenary/en.xml'
      ? {
          type: 'application/rss+xml',
          body: `<rss><channel><item><link>${baseUrl}news/en/press-room/20280208IPR00001</link></item><item><link>https://elsewhere.example/news</link></item></channel></rss>`,
        }
      : files.get(address),
  );
});
afterEach(() => answers.close());
const extraction = openTextExtraction();
afterAll(() => extraction.close());

async function poll(cursor: Cursor | undefined = since) {
  const raws: DoceoRaw[] = [];
  const cursors: Cursor[] = [];
  const site = { baseUrl: answers.baseUrl, request: hurry };
  const run = async () => {
    for await (const batch of pollSite(site, cursor, now)) {
      raws.push(...batch.raw);
      cursors.push(batch.cursor);
    }
  };
  const fault: unknown = await run().then(
    () => undefined,
    (error: unknown) => error,
  );
  return { raws, cursors, fault };
}

test('doceo poll: a poll brings both files of a sitting, its debates, the documents voted on, press and members', async () => {
  const { raws, cursors, fault } = await poll();
  expect(fault).toBeUndefined();
  expect(raws.map(({ kind }) => kind)).toEqual([
    'votes',
    'debates',
    'document',
    'document',
    'document',
    'press',
    'members',
  ]);
  expect(raws[0]).toMatchObject({ members: { 9001: 'Ann Proof' } });
  expect(raws[2]).toMatchObject({ identifier: 'A-10-2028-0007', file: { mimeType: 'text/html' } });
  // One that the site does not have is told by its reading.
  expect(raws[3]).toMatchObject({ identifier: 'RC-10-2028-0011', file: { fault: expect.any(String) } });
  // Two weeks are read again, for corrections.
  expect(cursors[0]).toEqual({ votes: '2028-02-09', debates: '2028-02-07', documents: '2028-02-07' });
  expect(cursors.at(-1)).toEqual({
    votes: '2028-01-25',
    debates: '2028-01-25',
    documents: '2028-02-09',
  });
});

test('doceo poll: days without a sitting have no files, weekends are not asked for', async () => {
  await poll({ day: '2028-02-04' });
  const days = answers.asked.flatMap((address) => /PV-10-(\d{4}-\d\d-\d\d)-RCV/.exec(address)?.[1] ?? []);
  expect(days).toEqual(['2028-02-04', '2028-02-07', '2028-02-08', '2028-02-09']);
});

test('doceo poll: a broken-off back-fill goes on behind the day it stored', async () => {
  const { raws } = await poll({ votes: '2028-02-09', debates: '2028-02-09', documents: '2028-02-09' });
  expect(raws.map(({ kind }) => kind)).toEqual(['press', 'members']);
  expect(cursorAt(Date.parse('2028-02-01T12:00:00Z'))).toEqual({ day: '2028-02-01' });
});

test.each<[string, Answer, string]>([
  ['an empty 202', { status: 202, body: '' }, 'blocked'],
  ['an empty 200', { body: '' }, 'blocked'],
  [
    'a page',
    { type: 'text/html', body: '<!DOCTYPE html><html><body>Just a moment</body></html>' },
    'blocked',
  ],
  ['a refusal', { status: 403, body: '' }, 'status'],
  ['an error', { status: 500, body: '' }, 'status'],
])(
  'doceo poll: %s in place of a file costs its day alone, three in a row stay before the first and leave the debates alone',
  async (_name, answer, kind) => {
    const path = (day: number) => `/doceo/document/PV-10-2028-02-0${day}-RCV_EN.xml`;
    const had = files.get(path(8))!;
    files.set(path(8), answer);
    const one = await poll();
    expect(one.fault).toBeUndefined();
    expect(one.raws.map((raw) => raw.kind)).toEqual([
      'missed',
      'debates',
      'document',
      'document',
      'document',
      'press',
      'members',
    ]);
    const { baseUrl } = answers;
    const connector = doceo({ baseUrl, extraction, request: hurry });
    const [missed] = one.raws;
    expect(connector.itemOf(missed!).id).toBe(`votes ${baseUrl}doceo/document/PV-10-2028-02-08-VOT_EN.xml`);
    await expect(connector.read(missed!)).rejects.toMatchObject({ name: 'SourceFault', kind });
    const ask = () => connector.fetchAgain!(missed!, new AbortController().signal);
    await expect(ask()).rejects.toMatchObject({ name: 'SourceFault', kind });
    files.set(path(8), had);
    const [again] = (await ask())!;
    expect(again).toMatchObject({ kind: 'votes', members: { 9001: 'Ann Proof' } });
    expect(connector.itemOf(again!)).toEqual(connector.itemOf(missed!));
    for (const day of [7, 8, 9]) files.set(path(day), answer);
    const three = await poll();
    expect(three.fault).toMatchObject({ name: 'SourceFault', kind });
    expect(three.cursors.at(-1)).toMatchObject({ votes: '2028-02-07', debates: '2028-01-25' });
    expect(three.raws[0]).toMatchObject({ kind: 'debates' });
    expect(three.raws.some((raw) => raw.kind === 'votes' || raw.kind === 'missed')).toBe(false);
  },
);

test('doceo poll: a list of votes that is none costs the documents of its day alone', async () => {
  files.set('/doceo/document/PV-10-2028-02-08-VOT_EN.xml', { type: 'application/xml', body: '<other/>' });
  const { raws, fault, cursors } = await poll();
  expect(fault).toBeUndefined();
  expect(raws.map((raw) => raw.kind)).toEqual(['votes', 'debates', 'missed', 'press', 'members']);
  expect(raws[2]).toMatchObject({ track: 'documents', day: '2028-02-08', missed: { kind: 'shape' } });
  expect(cursors.at(-1)).toMatchObject({ documents: '2028-02-09' });
});

test('doceo poll: a server error once is asked again', async () => {
  answers.breakNext('VOT_EN', { status: 500, body: '' });
  expect((await poll()).fault).toBeUndefined();
});
