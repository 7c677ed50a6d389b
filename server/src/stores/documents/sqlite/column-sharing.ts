import type { WorkerPool } from '../worker-pool.ts';
import type { SharedColumns } from './columns.ts';
import type { Partition } from './partitions.ts';
import type { Reading } from './protocol.ts';

/** Has the columns of each partition read once for all threads of a pool. */
interface ColumnSharing {
  /** Resolves when threads have the columns of the partition; the first one that waits has them read. */
  ready(partition: Partition): Promise<void>;
  /** A thread has so many documents of the partition for itself, which came since. */
  late(partition: Partition, count: number): void;
}

/** @param manyLate documents that a thread may have for itself until the columns are read anew for all */
export function columnSharing(counting: WorkerPool<Reading>, manyLate: number): ColumnSharing {
  const first = new Map<Partition, Promise<void>>();
  const shared = new Map<Partition, SharedColumns>();
  const anew = new Set<Partition>();

  async function share(partition: Partition): Promise<void> {
    shared.set(partition, await counting.call('shareColumns', [partition]));
    // All of them, for threads that are started later too.
    counting.broadcast('takeColumns', [[...shared.values()]]);
  }

  return {
    ready(partition) {
      const known = first.get(partition);
      if (known) return known;
      const reading = share(partition);
      first.set(partition, reading);
      reading.catch(() => first.delete(partition));
      return reading;
    },
    late(partition, count) {
      if (count < manyLate || anew.has(partition)) return;
      anew.add(partition);
      // Nobody waits: what threads have serves until there is newer, and where that fails the next one tries again.
      share(partition)
        .catch(() => undefined)
        .finally(() => anew.delete(partition));
    },
  };
}
