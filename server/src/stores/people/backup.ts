import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BackupError, copyDatabase, putDatabase } from '../database-files.ts';
import { NewerSchemaError, unknownNames } from './migrate.ts';

/**
 * Writes a consistent copy of a people's file that may be in use, without holding up its writers.
 * The copy appears under its name only when it is complete and on disk.
 * @throws BackupError when the target exists or the source cannot be read
 */
export async function backupFile(source: string, target: string): Promise<void> {
  if (!existsSync(source)) throw new BackupError(`There is no people's database at ${source}.`);
  try {
    await copyDatabase(source, target, checkCopy);
  } catch (error) {
    if (error instanceof BackupError || error instanceof NewerSchemaError) throw error;
    throw new BackupError(`The backup failed: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Puts a backup in the place of the people's file, after checking that it is whole and not newer than
 * this program. The file that was there stays beside it as `<path>.before-restore`.
 * @returns whether there was one
 * @throws BackupError when the backup is no good or a process has the file open
 * @throws NewerSchemaError when a newer version of the program made the backup
 */
export async function restoreFile(backup: string, path: string): Promise<boolean> {
  if (!existsSync(backup)) throw new BackupError(`There is no file ${backup}.`);
  return putDatabase(backup, path, checkCopy);
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
