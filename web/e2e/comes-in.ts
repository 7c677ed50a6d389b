import { join } from 'node:path';
import { loggedBefore, withLogs } from '../../server/src/domains/meetings/index.ts';
import type { Document } from '../../server/src/stores/documents/document.ts';
import { sqliteDocumentStore } from '../../server/src/stores/documents/sqlite/sqlite-document-store.ts';
import type { Product } from './product.ts';

/** Puts documents beside the running product, as `npm run ingest` does: of meetings with what became of them. */
export async function comesIn({ dataDir }: Product, ...documents: Document[]): Promise<void> {
  const path = join(dataDir, 'documents.sqlite');
  const store = await sqliteDocumentStore({ path, readers: 1, counters: 0, preparers: 1 });
  try {
    await store.put(withLogs(documents, await store.getMany(loggedBefore(documents)), Date.now()));
  } finally {
    await store.close();
  }
}
