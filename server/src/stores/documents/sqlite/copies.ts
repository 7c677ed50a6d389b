import { existsSync } from 'node:fs';
import { copyFile, link, rename, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { type CopyOptions, type CopySource, type Rebuild, replaceBy } from '../copy.ts';
import { contentsOf } from './contents.ts';
import { readFacets } from './facets.ts';
import { ageOf, openForReading } from './schema.ts';
import { sqliteDocumentStore } from './sqlite-document-store.ts';
import { highestSeq } from './query.ts';

/** What SQLite keeps beside the file of a store while it is open. */
const besides = ['-wal', '-shm'];

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

/**
 * A new store beside one at a path; the old one is kept as `….before-reindex`. Where it is made beside other work it has few
 * threads.
 */
export async function sqliteRebuild(path: string, { beside = false } = {}): Promise<Rebuild> {
  const part = `${path}.reindex`;
  // What an earlier version left half done.
  if (existsSync(part) && ageOf(part) !== 'current') await removeStore(part);
  const store = await sqliteDocumentStore({
    path: part,
    ...(beside && { readers: 1, counters: 0, preparers: 1 }),
  });
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
      await putInPlace(part, path);
    },
    close,
  };
}

/**
 * Puts a closed store in the place of another, which is kept. There is always one at the path, the old or the new, so that
 * whoever is killed meanwhile loses none.
 */
async function putInPlace(part: string, path: string): Promise<void> {
  const before = `${path}.before-reindex`;
  await removeStore(before);
  // What a process that was killed left beside it belongs to the old one, and would be read into the new.
  if (existsSync(path)) closeWhole(path);
  // Not every file system knows a second name of a file.
  if (existsSync(path)) await link(path, before).catch(() => copyFile(path, before));
  await rename(part, path);
  for (const suffix of besides) await rm(part + suffix, { force: true });
}

/** Has all of a store that nobody has open in its one file: who closes it last writes there what stands beside it. */
function closeWhole(path: string): void {
  const database = new DatabaseSync(path, { timeout: 5_000 });
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

async function removeStore(path: string): Promise<void> {
  for (const suffix of ['', ...besides]) await rm(path + suffix, { force: true });
}

/**
 * Makes a store of this version out of one of an earlier version, which takes minutes where there are many documents
 * and the room of both. Nobody else may have it open. Does nothing to any other, nor to one that can be used meanwhile
 * (renewing.ts).
 * @throws CopyDiffersError
 */
export async function renewStore(
  path: string,
  namesOf: () => Promise<readonly string[]>,
  options: CopyOptions,
): Promise<void> {
  if (!existsSync(path) || ageOf(path) !== 'older') return;
  await replaceBy(await sqliteRebuild(path), sqliteCopySource(path), { ...options, names: await namesOf() });
}
