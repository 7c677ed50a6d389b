import type { DatabaseSync } from 'node:sqlite';
import type { Page } from '../document-store.ts';
import type { Matching } from './matching.ts';
import { rowsOf, secondOf, secondOfRow } from './row-numbers.ts';
import type { Range } from './partition-reader.ts';
import { query } from './query.ts';

/** Takes the first rows of a page, one more than its size if there are more. */
type PageReader = (matching: Matching, range: Range, page: Page) => number[];

/** Rows asked for beyond a page, so that its last second is nearly always whole. */
const spare = 32;

interface Key {
  row: number;
  date: number;
  id: string;
}

/** Reads pages newest first by (date, id): rows order the seconds, and each second is ordered here. */
export function pageReader(database: DatabaseSync): PageReader {
  const readKey = query<Omit<Key, 'row'>>(database, 'SELECT date, id FROM documents WHERE row = ?');

  function ordered(rows: readonly number[], after: Page['after']): number[] {
    if (rows.length < 2 && !after) return [...rows];
    return rows
      .map((row) => ({ row, ...readKey.only(row) }))
      .filter((key) => !after || newestFirst(after, key) < 0)
      .sort(newestFirst)
      .map(({ row }) => row);
  }

  return (matching, { first, last }, { size, after }) => {
    const wanted = size + 1;
    const afterSecond = after && secondOf(after.date);
    const upper = afterSecond === undefined ? last : Math.min(last, rowsOf(afterSecond).last);
    // A few more rows are asked for than the page needs, and many more only where many documents share a second.
    for (let limit = wanted + spare; ; limit *= 4) {
      const rows = matching.newest({ first, last: upper }, limit);
      const whole = rows.length < limit;
      const seconds = Map.groupBy(rows, secondOfRow);
      // The rows asked for may end in the middle of a second.
      if (!whole) seconds.delete(secondOfRow(rows.at(-1)!));
      const page: number[] = [];
      for (const [second, inSecond] of seconds) {
        page.push(...ordered(inSecond, second === afterSecond ? after : undefined));
        if (page.length >= wanted) break;
      }
      if (whole || page.length >= wanted) return page.slice(0, wanted);
    }
  };
}

function newestFirst(left: Omit<Key, 'row'>, right: Omit<Key, 'row'>): number {
  if (left.date !== right.date) return right.date - left.date;
  return left.id < right.id ? 1 : left.id > right.id ? -1 : 0;
}
