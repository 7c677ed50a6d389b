import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { type CopyOptions, type CopySource, type Rebuild, replaceBy } from '../copy.ts';
import { contentsOf } from './contents.ts';
import { readFacets } from './facets.ts';
import { isOlder, openForReading } from './schema.ts';
import { sqliteDocumentStore } from './sqlite-document-store.ts';
import { highestSeq } from './query.ts';

/** Files of a store: the database and what SQLite keeps beside it. */
const suffixes = ['', '-wal', '-shm'];

/** Reads a store for copying, one of an earlier version too. Blocks: for commands only. @throws when there is none */
export function sqliteCopySource(path: string): CopySource & { close(): Promise<void> } {
  const database = openForReading(path);
  const contents = contentsOf(database);
  const facets = readFacets(database);
  const highest = highestSeq(database);
  return {
    dump: async (after, limit) => contents.dump(after, limit),
    facets: async (domain) => facets(domain),
    settled: async () => highest.only().seq,
    close: async () => database.close(),
  };
}

/** A new store beside one at a path; the old one is kept as `….before-reindex`. */
export async function sqliteRebuild(path: string): Promise<Rebuild> {
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

/**
 * Makes a store of this version out of one of an earlier version, which takes minutes where there are many documents
 * and the room of both. Nobody else may have it open. Does nothing to any other.
 * @throws CopyDiffersError
 */
export async function renewStore(
  path: string,
  namesOf: () => Promise<readonly string[]>,
  options: CopyOptions,
): Promise<void> {
  if (!existsSync(path) || !isOlder(path)) return;
  await replaceBy(await sqliteRebuild(path), sqliteCopySource(path), { ...options, names: await namesOf() });
}
