import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPeople, type People } from '#stores/people/index.ts';
import { openPeopleInThread } from '#stores/people/test/in-thread.ts';
import { createDatabase, server } from './postgres.ts';

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
 * A people's store of the test's own: a database on PostgreSQL where `DATABASE_URL_TEST` names a server,
 * else a file in the folder. So the whole suite of calls runs on either.
 */
export async function openTestPeople(folder: string): Promise<People> {
  if (!server) {
    const path = join(folder, 'people.sqlite');
    await writeFile(path, await (empty ??= emptyFile()), { mode: 0o600 });
    return openPeopleInThread(path);
  }
  const { url, drop } = await createDatabase();
  const people = await openPeople({ path: '', databaseUrl: url });
  return {
    ...people,
    async close() {
      await people.close();
      await drop();
    },
  };
}
