import type { DatabaseSync } from 'node:sqlite';
import { emptySegment, type Segment, unpackSegment } from './segments.ts';
import type { Partition } from './partitions.ts';
import { query } from './query.ts';
import { unite } from './united-segments.ts';

/** A partition's segments as one, its rows ascending and without repeats. */
export interface Columns extends Segment {
  /** How many of the rows have each value, by its number; of the columns that threads share. */
  totals?: { stakeholder: Uint32Array; topic: Uint32Array };
}

/** The columns of a partition: nearly all of it, and what came lately. Rows in `late` count before those in `early`. */
interface PartitionColumns {
  early: Columns;
  late: Columns;
}

/** The columns of a partition in memory that all threads read, some 110 bytes a document. */
export interface SharedColumns {
  partition: Partition;
  /** The last segment that is in them. */
  last: number;
  columns: Columns;
}

/** Reads the columns of an open store. */
interface ColumnReader {
  /** Those of a partition, as new as the snapshot: what is shared, and what came since. */
  of(partition: Partition): PartitionColumns;
  /** Reads all there is by now of a partition into memory that other threads can read too. */
  share(partition: Partition): SharedColumns;
  /** What was read for all threads. To be heard between two snapshots, of which the later one then has all of it. */
  take(shared: readonly SharedColumns[]): void;
}

export function columnReader(database: DatabaseSync): ColumnReader {
  const newer = query<{ id: number; data: Uint8Array }>(
    database,
    'SELECT id, data FROM segment WHERE partition = ? AND id > ? ORDER BY id',
  );
  const highest = highestValue(database);
  const kept = new Map<Partition, PartitionColumns & { shared: number; last: number }>();
  const knownOf = (partition: Partition) =>
    kept.get(partition) ?? { early: emptySegment, late: emptySegment, shared: 0, last: 0 };
  return {
    of(partition) {
      const known = knownOf(partition);
      const added = newer.all(partition, known.last);
      const newest = added.at(-1);
      if (!newest) return known;
      const late = unite([known.late, ...added.map(({ data }) => unpackSegment(data))]);
      const columns = { ...known, late, last: newest.id };
      kept.set(partition, columns);
      return columns;
    },
    share(partition) {
      const { early, late, last } = knownOf(partition);
      const added = newer.all(partition, last);
      const all = [early, late, ...added.map(({ data }) => unpackSegment(data))];
      const columns = unite(all, (bytes) => new SharedArrayBuffer(bytes));
      const values = highest.only().id;
      const totals = {
        stakeholder: totalsOf(columns.stakeholders, values),
        topic: totalsOf(columns.topics, values),
      };
      return { partition, last: added.at(-1)?.id ?? last, columns: { ...columns, totals } };
    },
    take(shared) {
      for (const { partition, last, columns } of shared) {
        if (kept.get(partition)?.shared === last) continue;
        kept.set(partition, { early: columns, late: emptySegment, shared: last, last });
      }
    },
  };
}

/** The highest number of a value that is counted. */
export const highestValue = (database: DatabaseSync) =>
  query<{ id: number }>(database, 'SELECT coalesce(max(id), 0) AS id FROM value');

function totalsOf(values: Uint32Array, highest: number): Uint32Array {
  const totals = new Uint32Array(new SharedArrayBuffer((highest + 1) * 4));
  for (let at = 0; at < values.length; at += 1) totals[values[at]!]! += 1;
  return totals;
}

/** Indexes of the hits in each part; what is in `late` is not looked up in `early` again. Hits are ascending. */
export function locate({ early, late }: PartitionColumns, hits: Float64Array): [Columns, Uint32Array][] {
  const { found, left } = find(late.rows, hits);
  return [
    [late, found],
    [early, find(early.rows, left).found],
  ];
}

function find(rows: Float64Array, hits: Float64Array): { found: Uint32Array; left: Float64Array } {
  if (rows.length === 0) return { found: new Uint32Array(), left: hits };
  const found = new Uint32Array(hits.length);
  const left = new Float64Array(hits.length);
  let present = 0;
  let absent = 0;
  let at = 0;
  for (const hit of hits) {
    at = gallop(rows, at, hit);
    if (at < rows.length && rows[at] === hit) found[present++] = at;
    else left[absent++] = hit;
  }
  return { found: found.subarray(0, present), left: left.subarray(0, absent) };
}

/** The first index from `from` on whose row is not below `row`: near ones quickly, far ones in few steps. */
export function gallop(rows: Float64Array, from: number, row: number): number {
  if (from >= rows.length || rows[from]! >= row) return from;
  let step = 1;
  let low = from;
  while (low + step < rows.length && rows[low + step]! < row) {
    low += step;
    step *= 2;
  }
  let high = Math.min(rows.length, low + step);
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if (rows[middle]! < row) low = middle;
    else high = middle;
  }
  return high;
}
