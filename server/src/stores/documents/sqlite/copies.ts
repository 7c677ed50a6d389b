import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { CopySource } from '../copy.ts';
import type { DocumentStore } from '../document-store.ts';
import { contentsOf } from './contents.ts';
import { readFacets } from './facets.ts';
import { openForReading } from './schema.ts';
import { sqliteDocumentStore } from './sqlite-document-store.ts';

/** Files of a store: the database and what SQLite keeps beside it. */
const suffixes = ['', '-wal', '-shm'];

/** Reads a store for copying, one of an earlier version too. Blocks: for commands only. @throws when there is none */
export function sqliteCopySource(path: string): CopySource & { close(): Promise<void> } {
  const database = openForReading(path);
  const contents = contentsOf(database);
  const facets = readFacets(database);
  const highest = database.prepare('SELECT coalesce(max(seq), 0) AS seq FROM documents');
  return {
    dump: async (after, limit) => contents.dump(after, limit),
    facets: async (domain) => facets(domain),
    settled: async () => highest.get()?.seq as number,
    close: async () => database.close(),
  };
}

/** A new store beside one at a path, or the half-finished one of an earlier run. */
export async function sqliteRebuild(path: string): Promise<{
  store: DocumentStore;
  /**
   * Puts the new store in the place of the old one, which is kept as `….before-reindex`. What `lastCopy`
   * reads from must be closed by it when it is the old one.
   */
  finish(lastCopy: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}> {
  const part = `${path}.reindex`;
  const store = await sqliteDocumentStore({ path: part });
  let open = true;
  const close = async () => {
    if (open) await store.close();
    open = false;
  };
  return {
    store,
    async finish(lastCopy) {
      await lastCopy();
      await close();
      for (const suffix of suffixes) {
        await rm(`${path}.before-reindex${suffix}`, { force: true });
        if (existsSync(path + suffix)) await rename(path + suffix, `${path}.before-reindex${suffix}`);
      }
      for (const suffix of suffixes) {
        if (existsSync(part + suffix)) await rename(part + suffix, path + suffix);
      }
    },
    close,
  };
}
