import type { DatabaseSync } from 'node:sqlite';
import { fields } from 'contract/query/fields';
import type { Partition } from './partitions.ts';
import { query } from './query.ts';

/** Full-text table with a row for each turn of every debate, numbered as `spoken` says. */
export const turnsTable = 'turns';
/** Its column of what was said. */
export const spokenColumn = 'said';
const columns = [fields.speaker.column, spokenColumn];

/** The words of the row of a turn, ready for its two columns as those of documents are (tokens.ts). */
export type TurnWords = readonly [speaker: string, said: string];

/** The tables, which stores of before version 7 do not have. */
export const turnTables = `
  CREATE VIRTUAL TABLE ${turnsTable} USING fts5(
    ${columns.join(', ')}, content='', contentless_delete=1, tokenize="ascii tokenchars '_'");
  INSERT INTO ${turnsTable}(${turnsTable}, rank) VALUES('hashsize', 33554432);
  INSERT INTO ${turnsTable}(${turnsTable}, rank) VALUES('usermerge', 2);
  -- Which rows of turns a document has: its first to its last.
  CREATE TABLE spoken(
    first INTEGER PRIMARY KEY, last INTEGER NOT NULL, row INTEGER NOT NULL UNIQUE, partition TEXT NOT NULL
  ) STRICT;`;

/** Keeps the turns of documents in step with them, inside the caller's transaction. */
interface TurnWriter {
  add(row: number, partition: Partition, turns: readonly TurnWords[]): void;
  /** Takes away what was added of a document, if anything was. */
  remove(row: number): void;
}

export function turnWriter(database: DatabaseSync): TurnWriter {
  const highest = query<{ last: number }>(
    database,
    'SELECT coalesce((SELECT last FROM spoken ORDER BY first DESC LIMIT 1), 0) AS last',
  );
  const find = query<{ first: number; last: number }>(
    database,
    'SELECT first, last FROM spoken WHERE row = ?',
  );
  const insertSpoken = database.prepare('INSERT INTO spoken(first, last, row, partition) VALUES(?, ?, ?, ?)');
  const deleteSpoken = database.prepare('DELETE FROM spoken WHERE first = ?');
  const insertTurn = database.prepare(
    `INSERT INTO ${turnsTable}(rowid, ${columns.join(', ')}) VALUES(?, ?, ?)`,
  );
  const deleteTurns = database.prepare(
    `DELETE FROM ${turnsTable} WHERE rowid BETWEEN CAST(? AS INTEGER) AND CAST(? AS INTEGER)`,
  );
  return {
    add(row, partition, turns) {
      if (turns.length === 0) return;
      const first = highest.only().last + 1;
      turns.forEach(([speaker, said], index) => insertTurn.run(first + index, speaker, said));
      insertSpoken.run(first, first + turns.length - 1, row, partition);
    },
    remove(row) {
      const known = find.get(row);
      if (!known) return;
      deleteTurns.run(known.first, known.last);
      deleteSpoken.run(known.first);
    },
  };
}
