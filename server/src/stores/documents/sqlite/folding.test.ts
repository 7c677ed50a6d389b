import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Columns, columnReader } from './columns.ts';
import { folderOf } from './folding.ts';
import type { Partition } from './partitions.ts';
import { openForWriting } from './schema.ts';
import { packSegment, type Segment } from './segments.ts';
import { rangeOf } from './united-segments.ts';

const partition: Partition = 'nl_document';
const other: Partition = 'eu_document';
/** Bytes of a segment: of few rows, so that tests have several. */
const most = 1_500;

let folder: string;
let made = 0;
let database: DatabaseSync;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folding-'));
});
afterAll(() => rm(folder, { recursive: true }));

interface Row {
  row: number;
  date: number;
  group: number;
  stakeholders: number[];
  topics: number[];
  facts: number[];
}

const someNumbers = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 });
const someSegment: fc.Arbitrary<Row[]> = fc.uniqueArray(
  fc.record({
    row: fc.integer({ min: -30, max: 60 }),
    date: fc.integer({ min: -1_000, max: 1_000 }),
    group: fc.integer({ min: 1, max: 5 }),
    stakeholders: someNumbers,
    topics: someNumbers,
    facts: someNumbers,
  }),
  { selector: ({ row }) => row, minLength: 1, maxLength: 12 },
);

function segmentOf(rows: readonly Row[]): Segment {
  const list = (name: 'stakeholders' | 'topics' | 'facts') => {
    let end = 0;
    return {
      ends: Uint32Array.from(rows, (one) => (end += one[name].length)),
      values: Uint32Array.from(rows.flatMap((one) => one[name])),
    };
  };
  const [stakeholders, topics, facts] = [list('stakeholders'), list('topics'), list('facts')];
  return {
    rows: Float64Array.from(rows, ({ row }) => row),
    dates: Float64Array.from(rows, ({ date }) => date),
    groups: Uint32Array.from(rows, ({ group }) => group),
    ...{ stakeholderEnds: stakeholders.ends, stakeholders: stakeholders.values },
    ...{ topicEnds: topics.ends, topics: topics.values },
    ...{ factEnds: facts.ends, facts: facts.values },
  };
}

function rowsOf(columns: Columns): Row[] {
  const { rows, dates, groups } = columns;
  const list = (values: Uint32Array, ends: Uint32Array, index: number) => {
    const { from, to } = rangeOf(ends, index);
    return [...values.subarray(from, to)];
  };
  return Array.from(rows, (row, index) => ({
    row,
    date: dates[index]!,
    group: groups[index]!,
    stakeholders: list(columns.stakeholders, columns.stakeholderEnds, index),
    topics: list(columns.topics, columns.topicEnds, index),
    facts: list(columns.facts, columns.factEnds, index),
  }));
}

/** What a reader knows of every row; what came late counts. */
function read(reader: ReturnType<typeof columnReader>, of: Partition = partition): Row[] {
  const { early, late } = reader.of(of);
  const known = new Map([...rowsOf(early), ...rowsOf(late)].map((one) => [one.row, one]));
  return [...known.values()].sort((one, another) => one.row - another.row);
}

function store(segments: readonly Row[][], of: Partition = partition): void {
  const insert = database.prepare('INSERT INTO segment(partition, data) VALUES(?, ?)');
  for (const rows of segments) insert.run(of, packSegment(segmentOf(rows)));
}

test('folding: whoever reads finds of every row what came last, before, between and after all steps', () => {
  let steps = 0;
  let manySegments = 0;
  const count = () => database.prepare('SELECT count(*) AS count FROM segment').get()!['count'] as number;
  fc.assert(
    fc.property(
      fc.array(someSegment, { maxLength: 30 }),
      fc.array(someSegment, { maxLength: 5 }),
      (one, more) => {
        made += 1;
        database = openForWriting(join(folder, `${made}.db`), [partition, other], { durable: false });
        const alike = new Map<number, Row>();
        const add = (segments: readonly Row[][]) => {
          store(segments);
          for (const row of segments.flat()) alike.set(row.row, row);
        };
        const wanted = () => [...alike.values()].sort((left, right) => left.row - right.row);
        const beside = more.slice(0, 1);
        store(beside, other);
        const [halfway, whole, sharing] = [
          columnReader(database),
          columnReader(database),
          columnReader(database),
        ];
        add(one.slice(0, one.length / 2));
        read(halfway);
        add(one.slice(one.length / 2));
        read(whole);
        const fold = folderOf(database, most);
        while (fold()) {
          steps += 1;
          expect(read(columnReader(database))).toEqual(wanted());
          expect(read(whole)).toEqual(wanted());
          sharing.take([sharing.share(partition)]);
          expect(read(sharing)).toEqual(wanted());
        }
        if (count() > 2) manySegments += 1;
        expect(fold()).toBe(false);
        add(more);
        for (const reader of [halfway, whole, sharing, columnReader(database)]) {
          expect(read(reader)).toEqual(wanted());
        }
        sharing.take([halfway.share(partition)]);
        expect(read(sharing)).toEqual(wanted());
        expect(read(whole, other)).toEqual(beside.flat().sort((left, right) => left.row - right.row));
        database.close();
      },
    ),
    { numRuns: 60, seed: 3 },
  );
  expect(steps).toBeGreaterThan(40);
  expect(manySegments).toBeGreaterThan(5);
});

test('folding: many small segments become a few of the size that is wanted, each row written anew a few times', () => {
  database = openForWriting(join(folder, 'many.db'), [partition], { durable: false });
  const fold = folderOf(database, most);
  const size = () =>
    database.prepare('SELECT count(*) AS count, max(length(data)) AS largest FROM segment').get()!;
  let steps = 0;
  for (let batch = 0; batch < 200; batch += 1) {
    store([[{ row: batch, date: batch, group: 1, stakeholders: [], topics: [batch], facts: [] }]]);
    while (fold()) steps += 1;
  }
  // A row is 40 bytes, and a segment at least half of what it may have but for the newest.
  expect(size()['count']).toBeLessThan(20);
  expect(size()['largest']).toBeLessThanOrEqual(most);
  expect(steps).toBeLessThan(200);
  expect(read(columnReader(database)).map(({ row }) => row)).toEqual(
    Array.from({ length: 200 }, (_, row) => row),
  );
  database.close();
});
