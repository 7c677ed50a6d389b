import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { openPeople, type People } from '#stores/people/index.ts';

const server = process.env.DATABASE_URL_TEST;

/**
 * A people's store of the test's own: a schema on PostgreSQL where `DATABASE_URL_TEST` names a server,
 * else a file in the folder. So the whole suite of calls runs on either.
 */
export async function openTestPeople(folder: string): Promise<People> {
  if (!server) return openPeople({ path: join(folder, 'people.sqlite') });
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
