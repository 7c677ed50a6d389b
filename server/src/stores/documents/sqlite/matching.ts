import { evaluate, spanOf } from './evaluate.ts';
import type { Plan } from './plan.ts';
import { rowsOf } from './row-numbers.ts';
import { between, select, union } from './row-sets.ts';
import type { End, Range, PartitionReader } from './partition-reader.ts';

/** What matches a search, asked for only as far as needed. */
export interface Matching {
  count(): number;
  /** At most `limit` rows of the range from one end on: descending from the newest, ascending from the oldest. */
  first(range: Range, limit: number, from: End): number[];
  /** All of them, ascending. */
  rows(): Float64Array;
  /** The rows of a set, ascending, that match. */
  among(rows: Float64Array): Float64Array;
}

/** Rows that lie no further apart are asked for together: those of a day. */
const together = rowsOf(86_400).first;
/** So many stretches of rows are asked for by themselves; of more everything between the first and the last is read. */
const fewStretches = 64;

/** What matches the plan within the range. */
export function matchingOf(plan: Plan, partition: PartitionReader, range: Range): Matching {
  if (plan.type !== 'expression') return matchingRows(evaluate(plan, partition, range));
  const { expression } = plan;
  return {
    count: () => partition.count(expression, range),
    rows: () => partition.rows(expression, range),
    first: (asked, limit, from) => partition.first(expression, overlap(range, asked), limit, from),
    among(rows) {
      const inRange = between(rows, range.first, range.last);
      const stretches = stretchesOf(inRange);
      const asked = stretches.length > fewStretches ? [spanOf(inRange)] : stretches;
      const found = asked.map((stretch) => select(inRange, partition.rows(expression, stretch), true));
      return union(found);
    },
  };
}

/** Where some rows lie, ascending: from the first to the last of those that are near to each other. */
function stretchesOf(rows: Float64Array): Range[] {
  const stretches: Range[] = [];
  let current: Range | undefined;
  for (const row of rows) {
    if (current && row - current.last <= together) current.last = row;
    else stretches.push((current = { first: row, last: row }));
  }
  return stretches;
}

/** What was found already. */
export function matchingRows(found: Float64Array): Matching {
  return {
    count: () => found.length,
    rows: () => found,
    first: ({ first, last }, limit, from) => firstOf(between(found, first, last), limit, from),
    among(rows) {
      const wanted = new Set(rows);
      return found.filter((row) => wanted.has(row));
    },
  };
}

/** The first of some rows, which are ascending, from one end on. */
export function firstOf(rows: Float64Array, limit: number, from: End): number[] {
  return from === 'oldest' ? [...rows.subarray(0, limit)] : [...rows.subarray(-limit)].reverse();
}

/** Only what is among these rows. */
export function only(matching: Matching, rows: Float64Array): Matching {
  return matchingRows(matching.among(rows));
}

/** What is not among these rows. */
export function except(matching: Matching, rows: Float64Array): Matching {
  if (rows.length === 0) return matching;
  const left = new Set(rows);
  return {
    count: () => matching.count() - matching.among(rows).length,
    rows: () => matching.rows().filter((row) => !left.has(row)),
    first(range, limit, from) {
      const found: number[] = [];
      let rest = range;
      while (found.length < limit) {
        const more = matching.first(rest, limit, from);
        found.push(...more.filter((row) => !left.has(row)));
        const reached = more.at(-1);
        if (reached === undefined || more.length < limit) break;
        rest = from === 'newest' ? { ...rest, last: reached - 1 } : { ...rest, first: reached + 1 };
      }
      return found.slice(0, limit);
    },
    among: (asked) => matching.among(asked.filter((row) => !left.has(row))),
  };
}

function overlap(one: Range, other: Range): Range {
  return { first: Math.max(one.first, other.first), last: Math.min(one.last, other.last) };
}
