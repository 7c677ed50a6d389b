import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPeople, type People } from '#stores/people/index.ts';

const server = process.env.DATABASE_URL_TEST;

/** A file with all tables and nothing in them: migrating is tested where it belongs and costs time. */
let empty: Promise<Buffer> | undefined;

async function emptyFile(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'people-'));
  const path = join(folder, 'people.sqlite');
  const people = await openPeople({ path });
  await people.close();
  const bytes = await readFile(path);
  await rm(folder, { recursive: true });
  return bytes;
}

/**
 * A people's store of the test's own: a schema on PostgreSQL where `DATABASE_URL_TEST` names a server,
 * else a file in the folder. So the whole suite of calls runs on either.
 */
export async function openTestPeople(folder: string): Promise<People> {
  if (!server) {
    const path = join(folder, 'people.sqlite');
    await writeFile(path, await (empty ??= emptyFile()), { mode: 0o600 });
    return openPeople({ path });
  }
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${schema}`);
  await onServer(`create schema ${schema}`);
  const people = await openPeople({ path: '', databaseUrl: url.href });
  return {
    ...people,
    async close() {
      await people.close();
      await onServer(`drop schema ${schema} cascade`);
    },
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
