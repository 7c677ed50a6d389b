import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { batchByTree, byTree } from './by-tree.ts';
import type { Kept } from './document-store.ts';
import { inThreadDocumentStore } from './sqlite/in-thread-document-store.ts';
import { sqliteDocumentStore } from './sqlite/sqlite-document-store.ts';
import type { SqliteDocumentStore } from './sqlite/store-of-pools.ts';

/** A store of a few documents that goes when it is no longer needed. */
export interface TemporaryStore {
  documents: SqliteDocumentStore;
  close(): Promise<void>;
}

/**
 * Characters of text that are readied on the caller's thread, in a few milliseconds; for more it is worth its while to
 * start others.
 */
const littleText = 50_000;

/**
 * These documents alone in a store of their own: what a search costs there depends on them and not on the years
 * of documents beside them, and it means the same (both engines pass one suite), nodes of the source trees in use too.
 * Its texts are not compressed: they are read once and go. Unless there is little to read, so many threads read it; these pages of names are recognised in it,
 * as in the store the documents come from.
 */
export async function openTemporaryStore(
  kept: readonly Kept[],
  { readers = 1, names = [] }: { readers?: number; names?: readonly string[] } = {},
): Promise<TemporaryStore> {
  const folder = await mkdtemp(join(tmpdir(), 'matching-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  let documents: SqliteDocumentStore | undefined;
  try {
    const path = join(folder, 'documents.sqlite');
    // To learn many names takes a while too.
    documents =
      names.length === 0 && isLittle(kept)
        ? inThreadDocumentStore(path)
        : await sqliteDocumentStore({ path, readers, counters: 0, preparers: 1, compress: false });
    if (names.length > 0) await documents.know(names);
    await documents.load(kept);
  } catch (error) {
    await documents?.close();
    await remove();
    throw error;
  }
  const opened = documents;
  return {
    documents: { ...byTree(opened), ...batchByTree(opened) },
    async close() {
      await opened.close();
      await remove();
    },
  };
}

function isLittle(kept: readonly Kept[]): boolean {
  let characters = 0;
  for (const { document } of kept) {
    characters += document.text.length;
    for (const { text = '' } of document.attachments) characters += text.length;
  }
  return characters <= littleText;
}
