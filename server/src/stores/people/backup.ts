import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { NewerSchemaError, unknownNames } from './migrate.ts';

/** A backup or restore that was refused or failed; the message says what to do. */
export class BackupError extends Error {}

/**
 * Writes a consistent copy of a people's file that may be in use, without holding up its writers.
 * The copy appears under its name only when it is complete and on disk.
 * @throws BackupError when the target exists or the source cannot be read
 */
export async function backupFile(source: string, target: string): Promise<void> {
  if (!existsSync(source)) throw new BackupError(`There is no people's database at ${source}.`);
  if (existsSync(target)) throw new BackupError(`${target} exists already; choose another name.`);
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), {
    workerData: { source, target: partial },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
    checkCopy(partial);
    syncToDisk(partial);
    renameSync(partial, target);
    syncToDisk(dirname(target));
  } catch (error) {
    rmSync(partial, { force: true });
    if (error instanceof BackupError || error instanceof NewerSchemaError) throw error;
    throw new BackupError(`The backup failed: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Puts a backup in the place of the people's file, after checking that it is whole and not newer than
 * this program. The file that was there stays beside it as `<path>.before-restore`.
 * @throws BackupError when the backup is no good or a process has the file open
 * @throws NewerSchemaError when a newer version of the program made the backup
 */
export async function restoreFile(backup: string, path: string): Promise<void> {
  if (!existsSync(backup)) throw new BackupError(`There is no file ${backup}.`);
  const incoming = `${path}.incoming`;
  rmSync(incoming, { force: true });
  await copyFile(backup, incoming);
  try {
    checkCopy(incoming);
    syncToDisk(incoming);
    if (existsSync(path)) {
      closeDown(path);
      renameSync(path, `${path}.before-restore`);
    }
    renameSync(incoming, path);
    syncToDisk(dirname(path));
  } finally {
    rmSync(incoming, { force: true });
  }
}

/** Folds the write-ahead log into the file, which only works when nobody else has it open. */
function closeDown(path: string): void {
  const database = new DatabaseSync(path, { timeout: 1_000 });
  try {
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    throw new BackupError('The server is running: stop it first, then restore.', { cause: error });
  } finally {
    database.close();
  }
}

function checkCopy(path: string): void {
  let names: string[];
  try {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      const verdict = database.prepare('pragma integrity_check').get() as { integrity_check: string };
      if (verdict.integrity_check !== 'ok') throw new Error(verdict.integrity_check);
      names = (database.prepare('select name from kysely_migration').all() as { name: string }[]).map(
        ({ name }) => name,
      );
    } finally {
      database.close();
    }
  } catch (error) {
    throw new BackupError(`${path} is not a whole backup of this product: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const unknown = unknownNames(names);
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
}

function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
