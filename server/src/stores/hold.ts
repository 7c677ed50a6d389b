import { DatabaseSync } from 'node:sqlite';
import { understood } from '#platform/unavailable.ts';

/** Another process has the files of this store in use as its own. */
export class InUseError extends Error {
  constructor(path: string) {
    super(
      `${path} is in use by another process of this product; stop that one first, or choose another folder.`,
    );
  }
}

/** What a process holds for itself. */
export interface Held {
  release(): void;
}

/** SQLITE_BUSY. */
const busy = 5;

/**
 * Holds the files of an embedded store for this process, until released or until the process ends, in whatever way:
 * the operating system keeps the lock, on an empty file beside them. Who only reads a copy or writes a little, as
 * backups and commands do, need not hold it. @throws InUseError, NoRoomError
 */
export function holdFiles(path: string): Held {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(`${path}.lock`, { timeout: 0 });
    database.exec('PRAGMA journal_mode = memory; BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    if ((error as { errcode?: number }).errcode === busy) throw new InUseError(path);
    throw understood(error);
  }
  const held = database;
  return { release: () => held.close() };
}
