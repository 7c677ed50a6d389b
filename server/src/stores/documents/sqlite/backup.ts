import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackupError, copyDatabase, putDatabase } from '../../database-files.ts';

/** Where the embedded documents and the bytes of their files are, in a data folder and in a backup of it. */
const database = 'documents.sqlite';
const files = 'files';

/** Files beside a backup's own, with the documents. */
export const documentsOf = (backup: string): string => `${backup}.documents`;

/**
 * Copies the documents of a data folder and their files into a new folder, while they may be in use: files are kept
 * before the documents that name them and never change, so copying them last misses none.
 * @returns how many files there are @throws BackupError
 */
export async function backupDocuments(dataFolder: string, folder: string): Promise<number> {
  const source = join(dataFolder, database);
  if (!existsSync(source)) throw new BackupError(`There are no documents at ${source}.`);
  if (existsSync(folder)) throw new BackupError(`${folder} exists already; choose another name.`);
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  try {
    await copyDatabase(source, join(partial, database), checkDocuments);
    const count = await copyFiles(join(dataFolder, files), join(partial, files));
    renameSync(partial, folder);
    return count;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The backup failed: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Puts the documents of a backup in a data folder, and its files with those that are there. The documents that were
 * there stay beside them as `….before-restore`.
 * @returns whether there were any @throws BackupError when they are no good or a process has them open
 */
export async function restoreDocuments(folder: string, dataFolder: string): Promise<boolean> {
  const before = await putDatabase(join(folder, database), join(dataFolder, database), checkDocuments);
  await copyFiles(join(folder, files), join(dataFolder, files));
  return before;
}

/** Copies the files that are not there yet; drafts of files that are being kept are none. */
async function copyFiles(from: string, to: string): Promise<number> {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  if (!existsSync(from)) return 0;
  let count = 0;
  for (const part of await readdir(from)) {
    if (!/^[0-9a-f]{2}$/.test(part)) continue;
    mkdirSync(join(to, part), { recursive: true, mode: 0o700 });
    for (const key of await readdir(join(from, part))) {
      if (!/^[0-9a-f]{64}$/.test(key)) continue;
      count += 1;
      const target = join(to, part, key);
      if (existsSync(target)) continue;
      const draft = `${target}.incoming`;
      await copyFile(join(from, part, key), draft);
      chmodSync(draft, 0o600);
      renameSync(draft, target);
    }
  }
  return count;
}

function checkDocuments(path: string): void {
  try {
    const copy = new DatabaseSync(path, { readOnly: true });
    try {
      copy.prepare('SELECT max(seq) FROM documents').get();
    } finally {
      copy.close();
    }
  } catch (error) {
    throw new BackupError(`${path} does not hold whole documents: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
