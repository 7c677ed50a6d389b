import type { DatabaseSync } from 'node:sqlite';
import { emptySegment, unpackSegment, type Segment } from './segments.ts';
import type { Partition } from './partitions.ts';
import { query } from './query.ts';

/** A partition's segments as one, its rows ascending and without repeats. */
export type Columns = Segment;

/** The columns of a partition: nearly all of it, and what came lately. Rows in `late` count before those in `early`. */
export interface PartitionColumns {
  early: Columns;
  late: Columns;
}

/** Late rows are folded into the others when there are so many, so that most refreshes copy little. */
const maximumLate = 20_000;

/** Keeps the columns of the partitions asked for in memory, about 120 bytes a document, as new as the snapshot. */
export function columnReader(database: DatabaseSync): (partition: Partition) => PartitionColumns {
  const newer = query<{ id: number; data: Uint8Array }>(
    database,
    'SELECT id, data FROM segment WHERE partition = ? AND id > ? ORDER BY id',
  );
  const kept = new Map<Partition, PartitionColumns & { last: number }>();
  return (partition) => {
    const known = kept.get(partition) ?? { early: emptySegment, late: emptySegment, last: 0 };
    const added = newer.all(partition, known.last);
    const newest = added.at(-1);
    if (!newest) return known;
    let { early } = known;
    let late = merge(known.late, sorted(added.map(({ data }) => unpackSegment(data))));
    if (late.rows.length > maximumLate) {
      early = merge(early, late);
      late = emptySegment;
    }
    const columns = { early, late, last: newest.id };
    kept.set(partition, columns);
    return columns;
  };
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

/** Where a row of columns comes from. */
interface Source {
  segment: Segment;
  index: number;
  row: number;
}

/** Segments as one; of a row in several the last one counts. */
function sorted(segments: readonly Segment[]): Columns {
  const sources = segments
    .flatMap((segment) => Array.from(segment.rows, (row, index): Source => ({ segment, index, row })))
    .sort((left, right) => left.row - right.row);
  return gather(sources.filter(({ row }, at) => row !== sources[at + 1]?.row));
}

/** Both as one; of a row in both the newer one counts. */
function merge(older: Columns, newer: Columns): Columns {
  if (older.rows.length === 0) return newer;
  const sources: Source[] = [];
  let left = 0;
  let right = 0;
  while (left < older.rows.length || right < newer.rows.length) {
    const from = older.rows[left] ?? Infinity;
    const to = newer.rows[right] ?? Infinity;
    if (from < to) sources.push({ segment: older, index: left++, row: from });
    else {
      sources.push({ segment: newer, index: right++, row: to });
      if (from === to) left += 1;
    }
  }
  return gather(sources);
}

function gather(sources: readonly Source[]): Columns {
  const count = sources.length;
  const columns: Columns = {
    rows: new Float64Array(count),
    dates: new Float64Array(count),
    groups: new Uint32Array(count),
    ...gatherLists(sources, 'stakeholderEnds', 'stakeholders'),
    ...gatherLists(sources, 'topicEnds', 'topics'),
    ...gatherLists(sources, 'factEnds', 'facts'),
  };
  sources.forEach(({ segment, index, row }, at) => {
    columns.rows[at] = row;
    columns.dates[at] = segment.dates[index]!;
    columns.groups[at] = segment.groups[index]!;
  });
  return columns;
}

function gatherLists<
  Ends extends 'stakeholderEnds' | 'topicEnds' | 'factEnds',
  Values extends 'stakeholders' | 'topics' | 'facts',
>(sources: readonly Source[], endsName: Ends, valuesName: Values) {
  const ends = new Uint32Array(sources.length);
  let total = 0;
  sources.forEach(({ segment, index }, at) => {
    const { from, to } = rangeOf(segment[endsName], index);
    total += to - from;
    ends[at] = total;
  });
  const values = new Uint32Array(total);
  let at = 0;
  for (const { segment, index } of sources) {
    const { from, to } = rangeOf(segment[endsName], index);
    for (let value = from; value < to; value += 1) values[at++] = segment[valuesName][value]!;
  }
  return { [endsName]: ends, [valuesName]: values } as Record<Ends | Values, Uint32Array>;
}

/** Where the values of a row are, by where those of each row end. */
export function rangeOf(ends: Uint32Array, index: number): { from: number; to: number } {
  return { from: ends[index - 1] ?? 0, to: ends[index]! };
}
