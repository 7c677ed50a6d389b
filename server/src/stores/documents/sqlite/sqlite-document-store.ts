import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { domainIds } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { DocumentStore } from '../document-store.ts';
import { ingestQueue } from './ingest-queue.ts';
import type { BatchSearch } from '../batch-search.ts';
import type {
  PreparerSettings,
  Preparing,
  ReaderSettings,
  Reading,
  WriterSettings,
  Writing,
} from './protocol.ts';
import { roomFor } from '../../room.ts';
import { workerPool } from '../worker-pool.ts';

export interface SqliteDocumentStoreOptions {
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
  /** Whether texts are compressed: a third of the room for some of the time. By default they are. */
  compress?: boolean;
  /** Hears of workers that stopped and were replaced. */
  report?: (error: Error) => void;
}

/** A document store that can be asked many searches together. */
export type SqliteDocumentStore = DocumentStore & BatchSearch;

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
  compress = true,
  report = () => undefined,
}: SqliteDocumentStoreOptions): Promise<SqliteDocumentStore> {
  const settings: WriterSettings = { path, domains: domainIds };
  const writer = workerPool<Writing>(new URL('./writer.ts', import.meta.url), 1, settings, report);
  await writer.started;
  const readerSettings: ReaderSettings = { path, maximumExpansions, fewRows };
  const readerModule = new URL('./reader.ts', import.meta.url);
  const reading = workerPool<Reading>(readerModule, readers, readerSettings, report);
  // Statistics keep columns in memory and may take a while: their own threads, so that no page waits for them.
  const counting =
    counters === 0 ? reading : workerPool<Reading>(readerModule, counters, readerSettings, report);
  const preparerSettings: PreparerSettings = { compress };
  const preparing = workerPool<Preparing>(
    new URL('./preparer.ts', import.meta.url),
    preparers,
    preparerSettings,
    report,
  );
  await reading.started;
  const write = ingestQueue(preparing, writer);
  const room = roomFor(() => write.tryRoom(), dirname(path));
  return {
    put: (documents) => room.watch(() => write.put(documents)),
    load: (kept) => room.watch(() => write.load(kept)),
    rescore: (kept) => room.watch(() => write.rescore(kept)),
    withdraw: (ids) => room.watch(() => write.withdraw(ids)),
    get: (id) => reading.call('get', [id]),
    getMany: (ids) => reading.call('getMany', [ids]),
    search: (search, page) => reading.call('search', [search, page]),
    count: (search) => reading.call('count', [search]),
    buckets: (search, dimension, options) => counting.call('buckets', [search, dimension, options]),
    histogram: (search, edges) => counting.call('histogram', [search, edges]),
    similar: (id, scope, size) => counting.call('similar', [id, scope, size]),
    highlight: (id, query, metadataField) => reading.call('highlight', [id, query, metadataField]),
    facets: (domain) => reading.call('facets', [domain]),
    settled: () => reading.call('settled', []),
    async check() {
      await reading.call('settled', []);
      await room.check();
    },
    dump: (after, limit) => reading.call('dump', [after, limit]),
    findIds: (asked) => reading.call('findIds', [asked]),
    mark: (searches, found) => reading.call('mark', [searches, found]),
    know: async (pages) => preparing.broadcast('know', [pages]),
    async close() {
      await write.close();
      await Promise.all([...new Set([reading, counting, preparing])].map((each) => each.close()));
      await writer.close();
    },
  };
}
