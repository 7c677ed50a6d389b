import type { DatabaseSync } from 'node:sqlite';
import type { Partition } from './partitions.ts';
import type { Prepared } from './prepare.ts';
import { query } from './query.ts';
import { readNumbers, type Written } from './written-numbers.ts';

/** Keeps how many words documents have, inside the caller's transaction. */
export function lengthWriter(database: DatabaseSync) {
  const insert = database.prepare('INSERT OR REPLACE INTO length(row, words) VALUES(?, ?)');
  const find = query<{ words: number }>(database, 'SELECT words FROM length WHERE row = ?');
  const drop = database.prepare('DELETE FROM length WHERE row = ?');
  const sum = database.prepare(
    `INSERT INTO measured(partition, documents, words) VALUES(?, ?, ?)
     ON CONFLICT DO UPDATE SET documents = documents + excluded.documents, words = words + excluded.words`,
  );
  return {
    add(row: number, { partition, length }: Pick<Prepared, 'partition' | 'length'>): void {
      insert.run(row, length);
      sum.run(partition, 1, length);
    },
    /** Nothing where it is not known how long it is. */
    remove(row: number, partition: Partition): void {
      const known = find.get(row);
      if (!known) return;
      drop.run(row);
      sum.run(partition, -1, -known.words);
    },
  };
}

/** Reads how long documents are. */
interface Lengths {
  /** Those of some rows, ascending; undefined of what came before lengths were kept. */
  of(rows: Float64Array): (number | undefined)[];
  /** Words of a document of the partition on average; 1 where none is known. */
  average(partition: Partition): number;
}

/** Reads in an open store; of more than a few rows all between the first and the last are read at once. */
export function lengthReader(database: DatabaseSync, fewRows: number): Lengths {
  const one = query<{ words: number }>(database, 'SELECT words FROM length WHERE row = ?');
  const among = query<Written>(
    database,
    `SELECT 2 * count(*) AS count, CAST(group_concat(row || ' ' || words, ' ') AS BLOB) AS found
     FROM (SELECT row, words FROM length WHERE row BETWEEN ? AND ? ORDER BY row)`,
  );
  const measured = query<{ documents: number; words: number }>(
    database,
    'SELECT documents, words FROM measured WHERE partition = ?',
  );
  return {
    of(rows) {
      const [first, last] = [rows[0], rows.at(-1)];
      if (first === undefined || last === undefined) return [];
      if (rows.length <= fewRows) return Array.from(rows, (row) => one.get(row)?.words);
      const all = readNumbers(among.only(first, last));
      let at = 0;
      return Array.from(rows, (row) => {
        while (at < all.length && all[at]! < row) at += 2;
        return all[at] === row ? all[at + 1] : undefined;
      });
    },
    average(partition) {
      const { documents = 0, words = 0 } = measured.get(partition) ?? {};
      return documents > 0 && words > 0 ? words / documents : 1;
    },
  };
}
