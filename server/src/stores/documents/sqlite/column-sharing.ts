import type { WorkerPool } from '../worker-pool.ts';
import type { SharedColumns } from './columns.ts';
import type { Partition } from './partitions.ts';
import type { Reading } from './protocol.ts';

/** Has the columns of each partition read once for all threads of a pool. */
interface ColumnSharing {
  /** Resolves when threads have the columns of the partition; the first one that waits has them read. */
  ready(partition: Partition): Promise<void>;
  /** So many documents were written. */
  written(count: number): void;
}

/**
 * @param manyWritten documents that may be written until the columns are read anew; until then each thread that counts has
 * what came since for itself
 */
export function columnSharing(counting: WorkerPool<Reading>, manyWritten: number): ColumnSharing {
  let writtenSoFar = 0;
  const asked = new Map<Partition, { done: Promise<void>; written: number }>();
  const shared = new Map<Partition, SharedColumns>();

  async function share(partition: Partition): Promise<void> {
    shared.set(partition, await counting.call('shareColumns', [partition]));
    // All of them, for threads that are started later too.
    counting.broadcast('takeColumns', [[...shared.values()]]);
  }

  return {
    ready(partition) {
      const known = asked.get(partition);
      if (!known) {
        const done = share(partition);
        asked.set(partition, { done, written: writtenSoFar });
        done.catch(() => asked.delete(partition));
        return done;
      }
      if (writtenSoFar - known.written >= manyWritten) {
        known.written = writtenSoFar;
        // What threads have serves until there is newer.
        share(partition).catch(() => undefined);
      }
      return known.done;
    },
    written(count) {
      writtenSoFar += count;
    },
  };
}
