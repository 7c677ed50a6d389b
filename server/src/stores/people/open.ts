import { chmodSync } from 'node:fs';
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { backupFile, BackupError } from './backup.ts';
import { migrate } from './migrate.ts';
import { openConnection } from './sqlite/connection.ts';
import { workerDialect } from './sqlite/dialect.ts';
import type { PeopleStore, Tables } from './tables.ts';

/** The open people's store. */
export interface People {
  db: PeopleStore;
  kind: 'sqlite' | 'postgres';
  /** Writes a consistent copy while the store is in use. @throws BackupError on PostgreSQL, which has pg_dump */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

// Counts and instants are bigint; ours stay below 2^53.
pg.types.setTypeParser(20, Number);

/**
 * Opens and migrates the people's store: PostgreSQL when a database URL is given, else the file.
 * @throws NewerSchemaError when a newer version of the program made it
 */
export async function openPeople(where: { databaseUrl?: string | undefined; path: string }): Promise<People> {
  const { databaseUrl, path } = where;
  return databaseUrl ? openPostgres(databaseUrl) : openSqlite(path);
}

async function openSqlite(path: string): Promise<People> {
  const connection = await openConnection(path);
  // Password hashes and mails stand in it.
  chmodSync(path, 0o600);
  const db = new Kysely<Tables>({ dialect: workerDialect(connection), plugins: [new CamelCasePlugin()] });
  return ready(db, 'sqlite', (file) => backupFile(path, file));
}

async function openPostgres(connectionString: string): Promise<People> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // The pool replaces an idle connection that broke; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
  return ready(db, 'postgres', () =>
    Promise.reject(
      new BackupError(
        'The people live in PostgreSQL: back them up with pg_dump and restore with pg_restore.',
      ),
    ),
  );
}

async function ready(db: PeopleStore, kind: People['kind'], backup: People['backup']): Promise<People> {
  try {
    await migrate(db as unknown as Kysely<never>, kind === 'postgres' ? await currentSchema(db) : undefined);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, kind, backup, close: () => db.destroy() };
}

async function currentSchema(db: PeopleStore): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  const name = rows[0]?.name;
  if (!name) throw new Error('the database has no current schema; check search_path in DATABASE_URL');
  return name;
}
