import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { createDatabase, server, type TestDatabase } from '#test/postgres.ts';
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

/**
 * Runs a suite on SQLite in a folder of its own, or, where `DATABASE_URL_TEST` names a server, on PostgreSQL in a
 * database of its own; the other half is reported as skipped.
 */
export function eachPeopleStore(name: string, suite: (given: Given) => void): void {
  describe.skipIf(server)(`${name} on SQLite`, () => {
    const place = { path: '' };
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'people-'));
      place.path = join(folder, 'people.sqlite');
    });
    openAround(place, () => rm(folder, { recursive: true }), suite);
  });
  describe.skipIf(!server)(`${name} on PostgreSQL`, () => {
    const place = { path: '', databaseUrl: '' };
    let database: TestDatabase;
    beforeAll(async () => {
      database = await createDatabase();
      place.databaseUrl = database.url;
    });
    openAround(place, () => database.drop(), suite);
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
