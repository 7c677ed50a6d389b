import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hurry, startAnswers, type Answer, type Answers } from '#test/replay/answers.ts';
import type { Cursor } from '../connector.ts';
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
])(
  'doceo poll: %s in place of a file is a fault that leaves the votes before its day and the debates alone',
  async (_name, answer, kind) => {
    files.set('/doceo/document/PV-10-2028-02-08-RCV_EN.xml', answer);
    const { raws, fault, cursors } = await poll();
    expect(fault).toMatchObject({ name: 'SourceFault', kind });
    expect(cursors.at(-1)).toMatchObject({ votes: '2028-02-08', debates: '2028-01-25' });
    expect(raws[0]).toMatchObject({ kind: 'debates' });
    expect(raws.some((raw) => raw.kind === 'votes')).toBe(false);
  },
);

test('doceo poll: a server error once is asked again', async () => {
  answers.breakNext('VOT_EN', { status: 500, body: '' });
  expect((await poll()).fault).toBeUndefined();
});
