import type { DatabaseSync } from 'node:sqlite';
import { wordsTable, type Partition } from './partitions.ts';
import { placesTable } from './places-table.ts';
import { query } from './query.ts';
import { readNumbers, type Written } from './written-numbers.ts';

/** Rows from the first to the last, both included. */
export interface Range {
  first: number;
  last: number;
}

/** From where rows are read. */
export type End = 'newest' | 'oldest';

/** Asks one full-text table: a partition's, or that of turns. */
export interface PartitionReader {
  /** Ascending. */
  rows(expression: string, range: Range): Float64Array;
  /** At most `limit` from one end on: descending from the newest, ascending from the oldest. */
  first(expression: string, range: Range, limit: number, from: End): number[];
  count(expression: string, range: Range): number;
  /** The rows of the range with a word in a column, and its place there, row by row in order of place. */
  places(word: string, column: string, range: Range): [row: number, place: number][];
}

/** A reader of each partition over one open store. */
export function partitionReaders(database: DatabaseSync): (partition: Partition) => PartitionReader {
  const readers = new Map<Partition, PartitionReader>();
  return (partition) => {
    const existing = readers.get(partition);
    if (existing) return existing;
    const reader = partitionReader(database, wordsTable(partition));
    readers.set(partition, reader);
    return reader;
  };
}

/** A reader of a full-text table. */
export function partitionReader(database: DatabaseSync, table: string): PartitionReader {
  let placing: ReturnType<typeof query<[number, number]>> | undefined;
  // node:sqlite binds numbers as REAL, and FTS5 reads no more than the range only where its ends are INTEGER.
  const where = `FROM ${table} WHERE ${table} MATCH ? AND rowid BETWEEN CAST(? AS INTEGER) AND CAST(? AS INTEGER)`;
  const written = query<Written>(
    database,
    `SELECT count(*) AS count, CAST(group_concat(rowid, ' ') AS BLOB) AS found ${where}`,
  );
  const ordered = {
    newest: query<[number]>(database, `SELECT rowid ${where} ORDER BY rowid DESC LIMIT ?`, true),
    oldest: query<[number]>(database, `SELECT rowid ${where} ORDER BY rowid LIMIT ?`, true),
  };
  const counting = query<{ found: number }>(database, `SELECT count(*) AS found ${where}`);
  return {
    rows: (expression, { first, last }) => ascending(readNumbers(written.only(expression, first, last))),
    first: (expression, { first, last }, limit, from) =>
      ordered[from].all(expression, first, last, limit).map(([row]) => row),
    count: (expression, { first, last }) => counting.only(expression, first, last).found,
    places(word, column, { first, last }) {
      placing ??= query<[number, number]>(
        database,
        `SELECT doc, offset FROM ${placesTable(database, table)} WHERE term = ? AND col = ? AND doc BETWEEN ? AND ?`,
        true,
      );
      return placing.all(word, column, first, last);
    },
  };
}

/** FTS5 reads in this order, but only an ORDER BY, which costs as much as the reading, would promise it. */
function ascending(rows: Float64Array): Float64Array {
  for (let at = 1; at < rows.length; at += 1) if (rows[at]! <= rows[at - 1]!) return rows.sort();
  return rows;
}
