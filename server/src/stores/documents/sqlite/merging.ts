import type { DatabaseSync } from 'node:sqlite';
import { wordsTable, type Partition } from './partitions.ts';
import { highestSeq, query } from './query.ts';
import { turnsTable } from './turns.ts';

/** Pages of the index merged in one step: some ten milliseconds, so that no put waits long. */
const pagesPerStep = 64;
/** A partition is merged into one piece when a tenth of the store is newer than its last merge, and never for so few. */
const newerShare = 0.1;
const fewDocuments = 2_000;

/**
 * Merges the pieces that batches leave in the full-text index, a step at a time: those of a size with each
 * other, and now and then everything into one. A word is then looked up in one or a few places instead of
 * ten, which halves what wildcards of thousands of words cost. The next merge of everything waits until the
 * store has grown by a tenth, so that each document is merged a few times only.
 * @returns a step; it says whether there is more to do
 */
export function mergerOf(database: DatabaseSync, partitions: readonly Partition[]): () => boolean {
  const highest = highestSeq(database);
  const read = query<{ seq: number }>(database, 'SELECT seq FROM merged WHERE partition = ?');
  const write = database.prepare(
    'INSERT INTO merged(partition, seq) VALUES(?, ?) ON CONFLICT DO UPDATE SET seq = excluded.seq',
  );
  const changes = query<{ changes: number }>(database, 'SELECT total_changes() AS changes');
  const tables = new Map<string, string>(partitions.map((partition) => [partition, wordsTable(partition)]));
  tables.set(turnsTable, turnsTable);
  const names = [...tables.keys()];
  const step = new Map(
    Array.from(tables, ([name, table]) => [
      name,
      database.prepare(`INSERT INTO ${table}(${table}, rank) VALUES('merge', ?)`),
    ]),
  );
  /** The partition, or the turns, being merged, and the number up to which it will have been. */
  let current: { name: string; upTo: number } | undefined;

  function nextPartition(): typeof current {
    const upTo = highest.only().seq;
    const name = names.find((each) => {
      const last = read.get(each)?.seq ?? 0;
      return upTo - last >= Math.max(fewDocuments, upTo * newerShare);
    });
    return name === undefined ? undefined : { name, upTo };
  }

  /** Merges a little. @returns whether there was something to merge */
  function merge(name: string, pages: number): boolean {
    const before = changes.only().changes;
    step.get(name)?.run(pages);
    return changes.only().changes - before >= 2;
  }

  return () => {
    if (!current && names.some((name) => merge(name, pagesPerStep))) return true;
    const begins = current === undefined;
    current ??= nextPartition();
    if (!current) return false;
    // A negative number begins a merge of everything, positive ones go on with it (FTS5, merge command).
    if (!merge(current.name, begins ? -pagesPerStep : pagesPerStep)) {
      write.run(current.name, current.upTo);
      current = undefined;
    }
    return true;
  };
}
