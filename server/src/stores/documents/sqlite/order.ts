import type { DatabaseSync } from 'node:sqlite';
import type { Page } from '../document-store.ts';
import type { Matching } from './matching.ts';
import { rowsOf, secondOf, secondOfRow } from './place.ts';
import type { Range } from './shelf-reader.ts';

/** Takes the first rows of a page, one more than its size if there are more. */
export type PageReader = (matching: Matching, range: Range, page: Page) => number[];

interface Key {
  row: number;
  date: number;
  id: string;
}

/** Reads pages newest first by (date, id): rows order the seconds, and each second is ordered here. */
export function pageReader(database: DatabaseSync): PageReader {
  const readKey = database.prepare('SELECT date, id FROM documents WHERE row = ?');

  function ordered(rows: readonly number[], after: Page['after']): number[] {
    if (rows.length < 2 && !after) return [...rows];
    return rows
      .map((row) => ({ row, ...(readKey.get(row) as unknown as { date: number; id: string }) }))
      .filter((key) => !after || newestFirst(after, key) < 0)
      .sort(newestFirst)
      .map(({ row }) => row);
  }

  return (matching, range, { size, after }) => {
    const wanted = size + 1;
    const page: number[] = [];
    let last = range.last;
    const takeSecond = (second: number) => {
      const { first, last: end } = rowsOf(second);
      const rows = matching.newest(
        { first: Math.max(first, range.first), last: Math.min(end, range.last) },
        end - first + 1,
      );
      page.push(...ordered(rows, after && secondOf(after.date) === second ? after : undefined));
      last = Math.min(last, first - 1);
    };
    if (after) takeSecond(secondOf(after.date));
    while (page.length < wanted && last >= range.first) {
      const rows = matching.newest({ first: range.first, last }, wanted - page.length);
      const whole = rows.length < wanted - page.length;
      const seconds = Map.groupBy(rows, secondOfRow);
      const oldest = rows.length > 0 ? secondOfRow(rows.at(-1)!) : undefined;
      for (const [second, inSecond] of seconds) {
        // The rows asked for may end in the middle of a second.
        if (second === oldest && !whole) takeSecond(second);
        else page.push(...ordered(inSecond, undefined));
      }
      if (whole) break;
    }
    return page.slice(0, wanted);
  };
}

function newestFirst(left: Omit<Key, 'row'>, right: Omit<Key, 'row'>): number {
  if (left.date !== right.date) return right.date - left.date;
  return left.id < right.id ? 1 : left.id > right.id ? -1 : 0;
}
