import { availableParallelism } from 'node:os';
import { domainIds } from 'contract/dashboards';
import { limits } from 'contract/limits';
import type { DocumentStore } from '../document-store.ts';
import type { ReaderSettings, WriterSettings } from './protocol.ts';
import { crew } from './workers.ts';

export interface SqliteDocumentStoreOptions {
  /** The database file; made when it does not exist. */
  path: string;
  /** Reader threads; by default the processor's, at least two. */
  readers?: number;
  /** Words a wildcard may match; by default the limit of decision 5.5. */
  maximumExpansions?: number;
  /** Results of up to so many documents are found in one look and remembered until the store changes. */
  fewRows?: number;
  /** Hears of workers that stopped and were replaced. */
  report?: (error: Error) => void;
}

/**
 * The document store in one SQLite file: one thread writes, others read, none of it on the caller's.
 * Resolves when calls can be made. @throws when the file cannot be opened
 */
export async function sqliteDocumentStore({
  path,
  readers = Math.max(2, availableParallelism()),
  maximumExpansions = limits.maximumWildcardExpansions,
  fewRows = 2_000,
  report = () => undefined,
}: SqliteDocumentStoreOptions): Promise<DocumentStore> {
  const settings: WriterSettings = { path, domains: domainIds };
  const writer = crew(new URL('./writer.ts', import.meta.url), 1, settings, report);
  await writer.started;
  const readerSettings: ReaderSettings = { path, maximumExpansions, fewRows };
  const reading = crew(new URL('./reader.ts', import.meta.url), readers, readerSettings, report);
  await reading.started;
  return {
    put: (documents) => writer.call('put', [documents]),
    withdraw: (ids) => writer.call('withdraw', [ids]),
    get: (id) => reading.call('get', [id]),
    getMany: (ids) => reading.call('getMany', [ids]),
    search: (search, page) => reading.call('search', [search, page]),
    count: (search) => reading.call('count', [search]),
    highlight: (id, query, metadataField) => reading.call('highlight', [id, query, metadataField]),
    facets: (domain) => reading.call('facets', [domain]),
    settled: () => reading.call('settled', []),
    async close() {
      await reading.close();
      await writer.close();
    },
  };
}
