import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentStore, Kept } from '#stores/documents/document-store.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';

/** A store of a few documents that goes when it is no longer needed. */
export interface SmallStore {
  documents: DocumentStore;
  close(): Promise<void>;
}

/**
 * These documents alone in a store of their own: what a search costs there depends on them and not on the years
 * of documents beside them, and it means the same (both engines pass one suite).
 */
export async function storeOf(kept: readonly Kept[]): Promise<SmallStore> {
  const folder = await mkdtemp(join(tmpdir(), 'matching-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  let documents: DocumentStore | undefined;
  try {
    const path = join(folder, 'documents.sqlite');
    documents = await sqliteDocumentStore({ path, readers: 1, counters: 1, preparers: 1 });
    await documents.load(kept);
  } catch (error) {
    await documents?.close();
    await remove();
    throw error;
  }
  const opened = documents;
  return {
    documents: opened,
    async close() {
      await opened.close();
      await remove();
    },
  };
}
