import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { Cursor, Reading } from '../connector.ts';
import { fixture, startReplay, type Replay } from './fixtures/replay.ts';
import { lokalebekendmakingen, officielebekendmakingen } from './koop.ts';
import { factsOf } from './statements.ts';

const extraction = openTextExtraction();
const hurry = {
  backOff: 5,
  interval: 0,
  retries: 1,
};
let replay: Replay;
beforeEach(async () => {
  replay = await startReplay('national.xml');
  for (const name of ['kst-39100-XV-12.xml', 'kv-tk-2021Z00042.xml', 'stcrt-2021-500.xml'])
    replay.files.set(name, fixture('paper.xml'));
  replay.files.set('h-tk-20202021-40-3.xml', fixture('debate.xml'));
  replay.files.set('kst-39200-AB.xml', fixture('empty.xml'));
});
afterEach(() => replay.close());

const connector = () => officielebekendmakingen({ baseUrl: replay.baseUrl, extraction, request: hurry });
/** Polls start here, so that one search reaches all records. */
const start: Cursor = { day: '2021-02-04', until: '2100-01-01', at: 0 };

async function pollAll(since: Cursor, source = connector()) {
  const names: unknown[] = [];
  const cursors: Cursor[] = [];
  const reads: Reading[] = [];
  for await (const batch of source.poll(since, new AbortController().signal)) {
    for (const raw of batch.raw) {
      names.push(factsOf(raw.statements).first('identifier'));
      reads.push(await source.read(raw));
    }
    cursors.push(batch.cursor);
  }
  return { names, cursors, reads };
}

const all = [
  'kst-39100-XV-12',
  'ah-1900001',
  'kv-tk-2021Z00042',
  'h-tk-20202021-40-3',
  'kst-39200-AB',
  'blg-1900002',
  'stcrt-2021-500',
  'stcrt-2021-501',
];

test('koop poll: a poll follows the pages and moves its cursor with what it gave', async () => {
  const { names, cursors } = await pollAll(start);
  expect(names).toEqual(all);
  expect(cursors[0]).toEqual({ day: '2021-02-04', until: '2100-01-01', at: 2 });
  expect(cursors.at(-1)).toMatchObject({ until: null, at: null });
});

test('koop poll: the text is the XML, else the PDF; what we do not keep is not fetched', async () => {
  await pollAll(start);
  const files = replay.asked.filter((asked) => /\.(xml|pdf|html)$/.test(asked));
  expect(files).toEqual([
    'kst-39100-XV-12.xml',
    'ah-1900001.pdf',
    'kv-tk-2021Z00042.xml',
    'h-tk-20202021-40-3.xml',
    'kst-39200-AB.xml',
    'kst-39200-AB.pdf',
    'blg-1900002.pdf',
    'stcrt-2021-500.xml',
  ]);
});

test('koop poll: a file that is gone never loses the publication', async () => {
  const { reads } = await pollAll(start);
  const answer = reads.find(({ documents }) => documents[0]?.id === 'ob-ah-1900001')!;
  expect(answer.documents[0]!.text).toBe('');
  expect(answer.notes[0]!.note).toMatch(/^no file: status/);
});

test('koop poll: a broken-off poll goes on in the same search, some records earlier', async () => {
  const { names } = await pollAll({ day: '2021-02-04', until: '2100-01-01', at: 102 });
  expect(replay.asked[0]).toBe('2021-02-04..2100-01-01 @3');
  expect(names).toEqual(all.slice(2));
});

test('koop poll: a finished poll begins a day earlier and fetches only what changed', async () => {
  const source = connector();
  await pollAll(start, source);
  replay.asked.length = 0;
  replay.records[0] = replay.records[0]!.replaceAll('10:00:01.000001', '12:00:00.000001');
  const { names } = await pollAll({ day: '2021-02-05', until: null, at: null }, source);
  expect(replay.asked[0]).toMatch(/^2021-02-04\.\./);
  // Besides the changed one, those whose file was not there.
  expect(names).toEqual(['kst-39100-XV-12', 'ah-1900001', 'kst-39200-AB', 'blg-1900002']);
});

test('koop poll: a broken-off search that meanwhile found less ends without a fault', async () => {
  const { names } = await pollAll({ day: '2021-02-04', until: '2100-01-01', at: 130 });
  expect(names).toEqual([]);
});

test('koop poll: what was not stored is given again', async () => {
  const source = connector();
  for await (const _ of source.poll(start, new AbortController().signal)) break;
  expect((await pollAll(start, source)).names).toEqual(all);
});

test.each([
  [
    'diagnostics in place of an answer',
    { status: 200, body: new TextDecoder().decode(fixture('diagnostics.xml')) },
    'shape',
  ],
  ['an empty answer', { status: 200, body: '' }, 'shape'],
  ['cut XML', { status: 200, body: '<?xml version="1.0"?><a><b>' }, 'shape'],
  ['a block page', { status: 200, body: '<!DOCTYPE html><html><body>no</body></html>' }, 'blocked'],
  [
    'an answer without a count',
    { status: 200, body: '<searchRetrieveResponse><records/></searchRetrieveResponse>' },
    'shape',
  ],
  [
    'a count without records',
    {
      status: 200,
      body: '<searchRetrieveResponse><numberOfRecords>5</numberOfRecords></searchRetrieveResponse>',
    },
    'shape',
  ],
  ['an XML bomb', { status: 200, body: '<!DOCTYPE a [<!ENTITY b "bb">]><a>&b;</a>' }, 'shape'],
  ['an error', { status: 500, body: 'no' }, 'status'],
])('koop poll: %s is a fault and leaves the cursor', async (_, instead, kind) => {
  replay.instead.push(instead, instead);
  const source = connector();
  const batches = source.poll(start, new AbortController().signal)[Symbol.asyncIterator]();
  await expect(batches.next()).rejects.toMatchObject({ name: 'SourceFault', kind });
});

test('koop poll: a service that gives the same page again is a fault, not a poll without end', async () => {
  replay.stuck = true;
  await expect(pollAll(start)).rejects.toMatchObject({ name: 'SourceFault', kind: 'shape' });
});

test('koop poll: many publications are asked for in fewer days', async () => {
  const many = {
    status: 200,
    body: '<searchRetrieveResponse><numberOfRecords>9000</numberOfRecords><records><record><recordData><identifier>kst-1-1</identifier></recordData></record></records></searchRetrieveResponse>',
  };
  replay.instead.push(many, many);
  const source = connector();
  const batches = source.poll({ day: '2025-01-11', until: null, at: null }, new AbortController().signal);
  for await (const _ of batches) break;
  expect(replay.asked.slice(0, 3)).toEqual([
    '2025-01-10..2025-02-09 @1',
    '2025-01-10..2025-01-24 @1',
    '2025-01-10..2025-01-16 @1',
  ]);
});

test('koop poll: decentral publications are asked for and read apart', async () => {
  await replay.close();
  replay = await startReplay('local.xml');
  const source = lokalebekendmakingen({ baseUrl: replay.baseUrl, extraction, request: hurry });
  const { names, reads } = await pollAll(start, source);
  expect(names).toHaveLength(4);
  expect(reads.flatMap(({ documents }) => documents.map(({ id }) => id))).toEqual([
    'ob-gmb-2021-9001',
    'ob-prb-2021-77',
    'ob-wsb-2021-5',
  ]);
  expect(replay.asked).not.toContain('gmb-2021-9002.xml');
});
