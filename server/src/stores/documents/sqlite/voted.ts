import type { DatabaseSync } from 'node:sqlite';
import type { DocumentId } from 'contract/document-parts';
import type { Ballot } from '../votes/ballot.ts';
import { knownBallot, type KnownBallot, type Names, someNames } from '../votes/known.ts';
import type { Partition } from './partitions.ts';
import { query } from './query.ts';

/** The votes of documents (votes/ballot.ts), which stores of before version 8 do not have. */
export const votedTable = `
  -- A row written anew has a higher number of change, by which threads that know the others see it.
  CREATE TABLE voted(
    change INTEGER PRIMARY KEY AUTOINCREMENT, row INTEGER NOT NULL UNIQUE, partition TEXT NOT NULL, ballots TEXT NOT NULL
  ) STRICT;
  CREATE INDEX voted_partition ON voted(partition);`;

/** Keeps the votes of documents in step with them, inside the caller's transaction. */
export function votedWriter(database: DatabaseSync) {
  const insert = database.prepare('INSERT INTO voted(row, partition, ballots) VALUES(?, ?, ?)');
  const drop = database.prepare('DELETE FROM voted WHERE row = ?');
  return {
    /** `ballots` as JSON; nothing where there are none. */
    add(row: number, partition: Partition, ballots: string | undefined): void {
      if (ballots !== undefined) insert.run(row, partition, ballots);
    },
    remove: (row: number): void => void drop.run(row),
  };
}

/** Reads the votes of rows; what was read of a partition is kept and brought up to date. */
interface VotedReader {
  names: Names;
  /** The votes of those of the rows that have any. */
  of(partition: Partition, rows: Float64Array): KnownBallot[];
  /** One vote as it was written, and the row of its document. */
  ballot(id: DocumentId, nth: number): { row: number; ballot: Ballot };
}

/** Rows that are read at once. */
const someRows = 2_000;

interface Kept {
  change: number;
  ballots: Map<number, KnownBallot[]>;
}

/** Reads in an open store; only once it is asked, because a store of an earlier version has no votes. */
export function votedReader(database: DatabaseSync): VotedReader {
  const names = someNames();
  const kept = new Map<Partition, Kept>();
  const newer = once(() =>
    query<{ change: number; row: number; id: DocumentId; ballots: string }>(
      database,
      `SELECT change, row, id, ballots FROM voted JOIN documents USING(row)
       WHERE voted.partition = ? AND change > ? ORDER BY change LIMIT ${someRows}`,
    ),
  );
  const byId = once(() =>
    query<{ row: number; ballots: string }>(
      database,
      'SELECT row, ballots FROM documents JOIN voted USING(row) WHERE id = ?',
    ),
  );

  function upToDate(partition: Partition): Kept['ballots'] {
    const known = kept.get(partition) ?? { change: 0, ballots: new Map<number, KnownBallot[]>() };
    kept.set(partition, known);
    for (;;) {
      const added = newer().all(partition, known.change);
      for (const { change, row, id, ballots } of added) {
        const read = JSON.parse(ballots) as Ballot[];
        known.ballots.set(
          row,
          read.map((ballot) => knownBallot(id, ballot, names)),
        );
        known.change = change;
      }
      if (added.length < someRows) return known.ballots;
    }
  }

  return {
    names,
    of(partition, rows) {
      const ballots = upToDate(partition);
      const found: KnownBallot[] = [];
      for (const row of rows) for (const ballot of ballots.get(row) ?? []) found.push(ballot);
      return found;
    },
    ballot(id, nth) {
      const { row, ballots } = byId().only(id);
      return { row, ballot: (JSON.parse(ballots) as Ballot[]).find((ballot) => ballot.nth === nth)! };
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
