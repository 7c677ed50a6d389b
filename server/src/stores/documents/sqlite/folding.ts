import type { DatabaseSync } from 'node:sqlite';
import type { Partition } from './partitions.ts';
import { packSegment, unpackSegment } from './segments.ts';
import { query } from './query.ts';
import { unite } from './united-segments.ts';

/** Bytes of segments that become one: some 30,000 documents, which takes some tens of milliseconds. */
const mostBytes = 4 * 2 ** 20;

interface Stored {
  id: number;
  partition: Partition;
  size: number;
}

/**
 * Makes one segment of several that batches wrote one after another, so that who reads all of them has few to read. It has
 * the number of the last of them: whoever has read that one need not read it again. Each is written anew only where its
 * segment grows to twice its size at least.
 * @returns a step, one transaction; it says whether there is more to do
 */
export function folderOf(database: DatabaseSync, most = mostBytes): () => boolean {
  const all = query<Stored>(database, 'SELECT id, partition, length(data) AS size FROM segment ORDER BY id');
  const newest = query<{ id: number | null }>(database, 'SELECT max(id) AS id FROM segment');
  const among = 'partition = ? AND id BETWEEN ? AND ?';
  const read = query<{ data: Uint8Array }>(database, `SELECT data FROM segment WHERE ${among} ORDER BY id`);
  const remove = database.prepare(`DELETE FROM segment WHERE ${among}`);
  const insert = database.prepare('INSERT INTO segment(id, partition, data) VALUES(?, ?, ?)');
  /** The newest segment when there was nothing to do. */
  let done: number | null | undefined;

  function fold([first, last]: readonly [Stored, Stored]): void {
    const range = [first.partition, first.id, last.id] as const;
    database.exec('BEGIN IMMEDIATE');
    try {
      const data = packSegment(unite(read.all(...range).map((one) => unpackSegment(one.data))));
      remove.run(...range);
      insert.run(last.id, last.partition, data);
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return () => {
    const { id } = newest.only();
    if (id === done) return false;
    for (const stored of Map.groupBy(all.all(), ({ partition }) => partition).values()) {
      const chosen = foldable(stored, most);
      if (!chosen) continue;
      fold(chosen);
      return true;
    }
    done = id;
    return false;
  };
}

/** The first and the last of the newest segments of a partition that are worth making one of. */
function foldable(stored: readonly Stored[], most: number): readonly [Stored, Stored] | undefined {
  for (let to = stored.length - 1; to > 0; to -= 1) {
    let sum = stored[to]!.size;
    let largest = sum;
    let first: Stored | undefined;
    for (let from = to - 1; from >= 0; from -= 1) {
      const { size } = stored[from]!;
      sum += size;
      if (sum > most) break;
      largest = Math.max(largest, size);
      if (largest <= sum - largest) first = stored[from];
    }
    if (first) return [first, stored[to]!];
  }
  return undefined;
}
