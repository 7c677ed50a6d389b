import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { wordsTable, type Shelf } from './shelves.ts';

/** Rows from the first to the last, both included. */
export interface Range {
  first: number;
  last: number;
}

/** Asks one shelf's full-text table. */
export interface ShelfReader {
  /** Ascending. */
  rows(expression: string, range: Range): Float64Array;
  /** At most `limit`, descending. */
  newest(expression: string, range: Range, limit: number): number[];
  count(expression: string, range: Range): number;
}

/** A reader of each shelf over one open store. */
export function shelfReaders(database: DatabaseSync): (shelf: Shelf) => ShelfReader {
  const readers = new Map<Shelf, ShelfReader>();
  return (shelf) => {
    const existing = readers.get(shelf);
    if (existing) return existing;
    const reader = shelfReader(database, wordsTable(shelf));
    readers.set(shelf, reader);
    return reader;
  };
}

function shelfReader(database: DatabaseSync, table: string): ShelfReader {
  const where = `FROM ${table} WHERE ${table} MATCH ? AND rowid BETWEEN ? AND ?`;
  const ascending = arrays(database.prepare(`SELECT rowid ${where} ORDER BY rowid`));
  const descending = arrays(database.prepare(`SELECT rowid ${where} ORDER BY rowid DESC LIMIT ?`));
  const counting = database.prepare(`SELECT count(*) AS found ${where}`);
  return {
    rows: (expression, { first, last }) =>
      Float64Array.from(ascending.all(expression, first, last) as unknown as number[][], ([row]) => row!),
    newest: (expression, { first, last }, limit) =>
      (descending.all(expression, first, last, limit) as unknown as number[][]).map(([row]) => row!),
    count: (expression, { first, last }) => counting.get(expression, first, last)?.found as number,
  };
}

function arrays(statement: StatementSync): StatementSync {
  statement.setReturnArrays(true);
  return statement;
}
