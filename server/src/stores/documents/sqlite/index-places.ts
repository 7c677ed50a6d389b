import { isNear } from 'contract/query/near-windows';
import type { Run } from 'contract/query/occurrences';
import type { PartitionReader } from './partition-reader.ts';
import { spanOf } from './evaluate.ts';
import type { Run as WordRun } from './runs.ts';

/** Where a proximity is looked for: the column of the index, and the names words have there. */
interface Where {
  column: string;
  word: (word: string) => string;
}

/**
 * Of some rows those in which the operands are near to each other in a column, by the places that the index has of their words.
 * That costs as much as the words stand anywhere, and reading the texts as much as there are rows. Each operand is the runs
 * that satisfy it, of which none is open.
 */
export function nearInIndex(
  rows: Float64Array,
  operands: readonly (readonly WordRun[])[],
  distance: number,
  { column, word }: Where,
  partition: PartitionReader,
): Float64Array {
  if (rows.length === 0) return rows;
  const wanted = new Set(rows);
  const places = new Map<string, Map<number, number[]>>();
  for (const each of new Set(operands.flat().flatMap(({ words }) => words))) {
    const ofRow = new Map<number, number[]>();
    for (const [row, place] of partition.places(word(each), column, spanOf(rows))) {
      if (!wanted.has(row)) continue;
      const known = ofRow.get(row);
      if (known) known.push(place);
      else ofRow.set(row, [place]);
    }
    places.set(each, ofRow);
  }
  const starts = (row: number, { words: [first = '', ...others] }: WordRun) => {
    const following = others.map((each) => new Set(places.get(each)?.get(row)));
    return (places.get(first)?.get(row) ?? []).filter((start) =>
      following.every((list, index) => list.has(start + index + 1)),
    );
  };
  const listsOf = (row: number, runs: readonly WordRun[]): Run[][] =>
    // The longest are the parts of a joined token.
    [...Map.groupBy(runs, ({ words }) => words.length)]
      .sort(([one], [other]) => other - one)
      .map(([length, alike]) =>
        [...new Set(alike.flatMap((run) => starts(row, run)))]
          .sort((one, other) => one - other)
          .map((start): Run => [start, start + length, start + length]),
      );
  return rows.filter((row) =>
    isNear(
      operands.map((runs) => listsOf(row, runs)),
      distance,
    ),
  );
}
