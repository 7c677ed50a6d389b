import { availableParallelism } from 'node:os';
import { domainIds } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type {
  PreparerSettings,
  Preparing,
  ReaderSettings,
  Reading,
  WriterSettings,
  Writing,
} from './protocol.ts';
import { workerPool } from '../worker-pool.ts';
import { type SqliteDocumentStore, storeOf } from './store-of-pools.ts';

interface SqliteDocumentStoreOptions {
  /** The database file; made when it does not exist. */
  path: string;
  /** Reader threads; by default the processor's, at least two. */
  readers?: number;
  /** Threads that count statistics; one for every four of the processor's, at least one. With 0 the readers do it. */
  counters?: number;
  /** Threads that ready documents for the writer; the processor's but one, at least one. */
  preparers?: number;
  /** Words a wildcard may match; by default the limit of decision 5.5. */
  maximumExpansions?: number;
  /** Results of up to so many documents are found in one look and remembered until the store changes. */
  fewRows?: number;
  /** Documents that a thread may count in for itself until they are read for all of them (column-sharing.ts). */
  manyLate?: number;
  /** Whether texts are compressed: a third of the room for some of the time. By default they are. */
  compress?: boolean;
  /** Whether a store that only lacks words of this version is taken, for renewing it (renewing.ts). */
  alike?: boolean;
  /** Hears of workers that stopped and were replaced. */
  report?: (error: Error) => void;
}

/**
 * The document store in one SQLite file: some threads ready documents, one writes them, others read and count, none
 * of it on the caller's.
 * Resolves when calls can be made. @throws when the file cannot be opened
 */
export async function sqliteDocumentStore({
  path,
  readers = Math.max(2, availableParallelism()),
  counters = Math.max(1, Math.floor(availableParallelism() / 4)),
  preparers = Math.max(1, Math.min(8, availableParallelism() - 1)),
  maximumExpansions = limits.maximumWildcardExpansions,
  fewRows = 2_000,
  manyLate = 20_000,
  compress = true,
  alike = false,
  report = () => undefined,
}: SqliteDocumentStoreOptions): Promise<SqliteDocumentStore> {
  const settings: WriterSettings = { path, domains: domainIds, durable: true, alike };
  const writer = workerPool<Writing>(new URL('./writer-thread.ts', import.meta.url), 1, settings, report);
  await writer.start();
  const readerSettings: ReaderSettings = { path, maximumExpansions, fewRows };
  const readerModule = new URL('./reader-thread.ts', import.meta.url);
  const reading = workerPool<Reading>(readerModule, readers, readerSettings, report);
  // Statistics keep columns in memory and may take a while: their own threads, so that no page waits for them.
  const counting =
    counters === 0 ? reading : workerPool<Reading>(readerModule, counters, readerSettings, report);
  const preparerSettings: PreparerSettings = { compress };
  const preparing = workerPool<Preparing>(
    new URL('./preparer-thread.ts', import.meta.url),
    preparers,
    preparerSettings,
    report,
  );
  await reading.start();
  return storeOf({ writer, reading, counting, preparing }, { path, manyLate });
}
