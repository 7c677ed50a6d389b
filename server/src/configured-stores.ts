import { join } from 'node:path';
import type { Log } from '#platform/log.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import type { Config } from './config.ts';

/** Where the embedded stores of a data folder are. */
export const storePaths = (folder: string) => ({
  people: join(folder, 'people.sqlite'),
  documents: join(folder, 'documents.sqlite'),
});

/** Says in the log what is amiss with a store that goes on. */
export function reportTo(log: Log): (error: Error) => void {
  return (error) => log.error({ err: error }, 'the document store goes on, but something is amiss');
}

/** The engine the configuration asks for; its client is loaded only where it is used. */
export async function openDocuments(config: Config, log: Log): Promise<DocumentStore> {
  const report = reportTo(log);
  const { OPENSEARCH_URL: url, OPENSEARCH_PREFIX: prefix } = config;
  if (url === undefined) return sqliteDocumentStore({ path: storePaths(config.DATA_DIR).documents, report });
  const { openSearchDocumentStore } =
    await import('#stores/documents/opensearch/opensearch-document-store.ts');
  return openSearchDocumentStore({ url, prefix, report });
}
