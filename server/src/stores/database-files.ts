import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';

/** A backup or restore that was refused or failed; the message says what to do. */
export class BackupError extends Error {}

/**
 * Leaves a database, which need not exist yet, to its owner alone. SQLite gives what it keeps beside a file the
 * rights of the file, so this comes before it is opened. Blocks.
 */
export function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(path + suffix)) chmodSync(path + suffix, 0o600);
  }
}

/**
 * Writes a consistent copy of a database that may be in use, without holding up its writers. The copy appears under
 * its name only when it is complete, good by `check` and on disk.
 * @throws BackupError when the target exists or the copy fails
 */
export async function copyDatabase(
  source: string,
  target: string,
  check: (path: string) => void,
): Promise<void> {
  if (existsSync(target)) throw new BackupError(`${target} exists already; choose another name.`);
  const partial = `${target}.partial`;
  rmSync(partial, { force: true });
  makePrivate(partial);
  const worker = new Worker(new URL('./copy-worker.ts', import.meta.url), {
    workerData: { source, target: partial },
  });
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
    check(partial);
    syncToDisk(partial);
    renameSync(partial, target);
    syncToDisk(dirname(target));
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
}

/**
 * Puts a copy in the place of a database, after `check`. What was there stays beside it as `<path>.before-restore`.
 * @returns whether something was there @throws BackupError when a process has it open
 */
export async function putDatabase(
  copy: string,
  path: string,
  check: (path: string) => void,
): Promise<boolean> {
  const incoming = `${path}.incoming`;
  rmSync(incoming, { force: true });
  makePrivate(incoming);
  try {
    await copyFile(copy, incoming);
    check(incoming);
    syncToDisk(incoming);
    const before = existsSync(path);
    if (before) {
      closeDown(path);
      renameSync(path, `${path}.before-restore`);
      chmodSync(`${path}.before-restore`, 0o600);
    }
    renameSync(incoming, path);
    syncToDisk(dirname(path));
    return before;
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

function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
