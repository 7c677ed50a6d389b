import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openPeople } from '#stores/people/index.ts';

/** The PostgreSQL server to test with; without one tests use files. */
export const server = process.env.DATABASE_URL_TEST;

/** A database of the test's own. */
export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * A database with all tables and nothing in them, copied from one that is made once for these migrations: making it
 * takes ten times as long. Each has its own, because Kysely reads the tables of all schemas when it migrates.
 */
export async function createDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = await (made ??= makeTemplate());
  // Copied as files it takes half as long as by the log of what is written.
  await onServer((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  return {
    url: urlOf(name),
    drop: () => onServer((client) => client.query(`drop database ${name} with (force)`)),
  };
}

let made: Promise<string> | undefined;

/** Several processes may want it at once: one makes it, under a name it gets when it is whole. */
async function makeTemplate(): Promise<string> {
  const name = `people_${hashOfMigrations()}`;
  await onServer(async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`drop database if exists ${name}_begun with (force)`);
    await client.query(`create database ${name}_begun`);
    const people = await openPeople({ path: '', databaseUrl: urlOf(`${name}_begun`) });
    await people.close();
    await client.query(`alter database ${name}_begun rename to ${name}`);
  });
  return name;
}

function hashOfMigrations(): string {
  const folder = new URL('../src/stores/people/migrations/', import.meta.url).pathname;
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

function urlOf(database: string): string {
  return Object.assign(new URL(server!), { pathname: `/${database}` }).href;
}

async function onServer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
