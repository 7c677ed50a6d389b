import type { DatabaseSync } from 'node:sqlite';
import type { Page, Place } from '../document-store.ts';
import { newestFirst, oldestFirst } from '../orders.ts';
import type { Matching } from './matching.ts';
import { rowsOf, secondOf, secondOfRow } from './row-numbers.ts';
import type { End, Range } from './partition-reader.ts';
import { query } from './query.ts';

/** Takes the first rows of a page by date, one more than its size if there are more. */
type PageReader = (matching: Matching, range: Range, page: Page, from: End) => number[];

/** Rows asked for beyond a page, so that its last second is nearly always whole. */
const spare = 32;

/** Reads where a row stands in the order of dates. */
export const placeReader = (database: DatabaseSync) =>
  query<Place>(database, 'SELECT date, id FROM documents WHERE row = ?');

/** Reads pages by (date, id) from the newest or the oldest on: rows order the seconds, and each second is ordered here. */
export function pageReader(database: DatabaseSync): PageReader {
  const readKey = placeReader(database);

  function ordered(
    rows: readonly number[],
    after: Page['after'],
    compare: (left: Place, right: Place) => number,
  ): number[] {
    if (rows.length < 2 && !after) return [...rows];
    return rows
      .map((row) => ({ row, ...readKey.only(row) }))
      .filter((key) => !after || compare(after, key) < 0)
      .sort(compare)
      .map(({ row }) => row);
  }

  return (matching, { first, last }, { size, after }, from) => {
    const wanted = size + 1;
    const compare = from === 'newest' ? newestFirst : oldestFirst;
    const afterSecond = after && secondOf(after.date);
    const rest =
      afterSecond === undefined
        ? { first, last }
        : from === 'newest'
          ? { first, last: Math.min(last, rowsOf(afterSecond).last) }
          : { first: Math.max(first, rowsOf(afterSecond).first), last };
    // A few more rows are asked for than the page needs, and many more only where many documents share a second.
    for (let limit = wanted + spare; ; limit *= 4) {
      const rows = matching.first(rest, limit, from);
      const whole = rows.length < limit;
      const seconds = Map.groupBy(rows, secondOfRow);
      // The rows asked for may end in the middle of a second.
      if (!whole) seconds.delete(secondOfRow(rows.at(-1)!));
      const page: number[] = [];
      for (const [second, inSecond] of seconds) {
        page.push(...ordered(inSecond, second === afterSecond ? after : undefined, compare));
        if (page.length >= wanted) break;
      }
      if (whole || page.length >= wanted) return page.slice(0, wanted);
    }
  };
}
