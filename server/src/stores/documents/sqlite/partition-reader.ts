import type { DatabaseSync } from 'node:sqlite';
import { wordsTable, type Partition } from './partitions.ts';
import { query } from './query.ts';

/** Rows from the first to the last, both included. */
export interface Range {
  first: number;
  last: number;
}

/** Asks one full-text table: a partition's, or that of turns. */
export interface PartitionReader {
  /** Ascending. */
  rows(expression: string, range: Range): Float64Array;
  /** At most `limit`, descending. */
  newest(expression: string, range: Range, limit: number): number[];
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
  const instances = `places_${table}`;
  let placing: ReturnType<typeof query<[number, number]>> | undefined;
  // node:sqlite binds numbers as REAL, and FTS5 reads no more than the range only where its ends are INTEGER.
  const where = `FROM ${table} WHERE ${table} MATCH ? AND rowid BETWEEN CAST(? AS INTEGER) AND CAST(? AS INTEGER)`;
  // One text is several times quicker to hand over than as many numbers.
  const written = query<Written>(
    database,
    `SELECT count(*) AS count, CAST(group_concat(rowid, ' ') AS BLOB) AS found ${where}`,
  );
  const descending = query<[number]>(database, `SELECT rowid ${where} ORDER BY rowid DESC LIMIT ?`, true);
  const counting = query<{ found: number }>(database, `SELECT count(*) AS found ${where}`);
  return {
    rows: (expression, { first, last }) => readNumbers(written.only(expression, first, last)),
    newest: (expression, { first, last }, limit) =>
      descending.all(expression, first, last, limit).map(([row]) => row),
    count: (expression, { first, last }) => counting.only(expression, first, last).found,
    places(word, column, { first, last }) {
      if (!placing) {
        // It only reads the index, and belongs to this connection.
        database.exec(
          `CREATE VIRTUAL TABLE IF NOT EXISTS temp.${instances} USING fts5vocab(main, ${table}, instance)`,
        );
        placing = query<[number, number]>(
          database,
          `SELECT doc, offset FROM temp.${instances} WHERE term = ? AND col = ?
           AND doc BETWEEN CAST(? AS INTEGER) AND CAST(? AS INTEGER)`,
          true,
        );
      }
      return placing.all(word, column, first, last);
    },
  };
}

const space = 32;
const minus = 45;
const zero = 48;

/** Numbers in digits with a space between them. */
interface Written {
  count: number;
  found: Uint8Array | null;
}

function readNumbers({ count, found }: Written): Float64Array {
  const numbers = new Float64Array(count);
  if (found === null) return numbers;
  let number = 0;
  let sign = 1;
  let at = 0;
  let before = -Infinity;
  let ascends = true;
  // An index is several times quicker here than an iterator.
  for (let index = 0; index <= found.length; index += 1) {
    const character = found[index] ?? space;
    if (character === space) {
      const next = sign * number;
      numbers[at] = next;
      ascends &&= before < next;
      before = next;
      at += 1;
      number = 0;
      sign = 1;
    } else if (character === minus) sign = -1;
    else number = number * 10 + character - zero;
  }
  // FTS5 reads in this order, but only an ORDER BY, which costs as much as the reading, would promise it.
  return ascends ? numbers : numbers.sort();
}
