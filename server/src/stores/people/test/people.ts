import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { openPeople, type People } from '../index.ts';

/** Where a suite's store is, for opening it a second time. */
interface Place {
  databaseUrl?: string;
  path: string;
}

/** The store of the suite that is running; readable inside its tests. */
interface Given {
  readonly people: People;
  readonly place: Place;
}

const server = process.env.DATABASE_URL_TEST;

/**
 * Runs a suite on SQLite in a folder of its own, or, where `DATABASE_URL_TEST` names a server, on PostgreSQL in a
 * schema of its own; the other half is reported as skipped.
 */
export function eachPeopleStore(name: string, suite: (given: Given) => void): void {
  describe.skipIf(server)(`${name} on SQLite`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'people-'));
    const place = { path: join(folder, 'people.sqlite') };
    openAround(place, async () => rmSync(folder, { recursive: true }), suite);
  });
  describe.skipIf(!server)(`${name} on PostgreSQL`, () => {
    const schema = `test_${randomBytes(6).toString('hex')}`;
    const url = new URL(server ?? 'postgres://nowhere/none');
    url.searchParams.set('options', `-c search_path=${schema}`);
    const place = { path: '', databaseUrl: url.href };
    beforeAll(() => onServer(`create schema ${schema}`));
    openAround(place, () => onServer(`drop schema ${schema} cascade`), suite);
  });
}

function openAround(place: Place, remove: () => Promise<void>, suite: (given: Given) => void): void {
  let people: People;
  beforeAll(async () => {
    people = await openPeople(place);
  });
  afterAll(async () => {
    await people.close();
    await remove();
  });
  suite({
    place,
    get people() {
      return people;
    },
  });
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
