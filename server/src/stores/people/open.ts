import { dirname } from 'node:path';
import { CamelCasePlugin, type Dialect, Kysely, PostgresDialect, sql } from 'kysely';
import { BackupError, makePrivate } from '../database-files.ts';
import { backupFile } from './backup.ts';
import { migrate } from './migrate.ts';
import { type Room, roomFor, roomTried } from '../room.ts';
import { openConnection, type SqliteConnection } from './sqlite/connection.ts';
import { workerDialect } from './sqlite/dialect.ts';
import type { PeopleStore, Tables } from './tables.ts';

/** The open people's store. */
export interface People {
  db: PeopleStore;
  kind: 'sqlite' | 'postgres';
  /** Writes a consistent copy while the store is in use. @throws BackupError on PostgreSQL, which has pg_dump */
  backup(file: string): Promise<void>;
  /** Resolves when it can be asked and, as far as is known, written to. @throws StoreUnavailableError, NoRoomError */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens and migrates the people's store: PostgreSQL when a database URL is given, else the file.
 * @throws NewerSchemaError when a newer version of the program made it
 */
export async function openPeople(where: { databaseUrl?: string | undefined; path: string }): Promise<People> {
  const { databaseUrl, path } = where;
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(path);
}

/** Opens and migrates the store of a file; in a worker of its own, unless told otherwise. */
export async function openSqlite(
  path: string,
  connect: (path: string) => Promise<SqliteConnection> | SqliteConnection = openConnection,
): Promise<People> {
  // Password hashes and mails stand in it.
  makePrivate(path);
  const connection = await connect(path);
  const dialect = (room: Room) =>
    workerDialect({
      ...connection,
      run: (...asked) => room.watch(() => connection.run(...asked)),
    });
  return ready('sqlite', dialect, (file) => backupFile(path, file), dirname(path));
}

async function openPostgres(connectionString: string): Promise<People> {
  // The client is loaded only where it is used.
  const { openPool } = await import('./postgres.ts');
  const dialect = (room: Room) => new PostgresDialect({ pool: openPool(connectionString, room) });
  return ready('postgres', dialect, () =>
    Promise.reject(
      new BackupError(
        'The people live in PostgreSQL: back them up with pg_dump and restore with pg_restore.',
      ),
    ),
  );
}

async function ready(
  kind: People['kind'],
  dialect: (room: Room) => Dialect,
  backup: People['backup'],
  folder?: string,
): Promise<People> {
  const room = roomFor(() => tryOut(db), folder);
  const db: PeopleStore = new Kysely<Tables>({ dialect: dialect(room), plugins: [new CamelCasePlugin()] });
  try {
    await migrate(db as unknown as Kysely<never>, kind === 'postgres' ? await currentSchema(db) : undefined);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    kind,
    backup,
    async check() {
      await sql`select 1`.execute(db);
      await room.check();
    },
    close: () => db.destroy(),
  };
}

/** Writes something and takes it away again. */
async function tryOut(db: PeopleStore): Promise<void> {
  const secret = { name: 'room', value: 'x'.repeat(roomTried) };
  await db
    .insertInto('secrets')
    .values(secret)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(secret))
    .execute();
  await db.deleteFrom('secrets').where('name', '=', secret.name).execute();
}

async function currentSchema(db: PeopleStore): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  const name = rows[0]?.name;
  if (!name) throw new Error('the database has no current schema; check search_path in DATABASE_URL');
  return name;
}
