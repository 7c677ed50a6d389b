import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openPeople, restoreFile } from '../index.ts';
import { eachPeopleStore } from '../test/people.ts';
import { migrations } from './index.ts';

const names = Object.keys(migrations);
/** The store of 23 November 2026, whose migrations were named by days, with one user. */
const older = readFileSync(new URL('../test/named-by-days.sql', import.meta.url), 'utf8');

test('migrations: each has the next number, and the files say the same', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^\d+-.*(?<!\.test)\.ts$/.test(file));
  expect(files).toEqual(names.map((name) => `${name}.ts`));
  expect(names.map((name) => name.slice(0, 5))).toEqual(
    names.map((_, at) => `${String(at + 1).padStart(4, '0')}-`),
  );
});

test('migrations: an installation of days is upgraded and keeps what it has, also from its backup', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = (name: string) => ({ path: join(folder, `${name}.sqlite`) });
  const before = new DatabaseSync(place('older').path, { enableForeignKeyConstraints: false });
  before.exec(older);
  before.close();
  await restoreFile(place('older').path, place('restored').path);

  const fresh = await openPeople(place('fresh'));
  const schemaOf = async (people: typeof fresh) =>
    (
      await sql`select type, name, sql from sqlite_master where name not like 'sqlite_%' order by type, name`.execute(
        people.db,
      )
    ).rows;
  const wanted = await schemaOf(fresh);
  await fresh.close();
  for (const name of ['older', 'restored']) {
    const people = await openPeople(place(name));
    const user = await people.db.selectFrom('users').select('email').executeTakeFirstOrThrow();
    expect(user.email).toBe('els@vizier.example');
    expect(await namesIn(people.db)).toEqual(names);
    expect(await schemaOf(people)).toEqual(wanted);
    await people.close();
  }
});

eachPeopleStore('migrations', (given) => {
  test('migrations: names of days become numbers, whoever comes first', async () => {
    const { db } = given.people;
    const days = [...older.matchAll(/"kysely_migration" VALUES\('([^']+)'/g)].map(([, name]) => name!);
    expect(days.length).toBeGreaterThan(20);
    for (const day of days) {
      const now = names.find((name) => name.slice(5) === day.slice(11))!;
      await sql`update kysely_migration set name = ${day} where name = ${now}`.execute(db);
    }
    expect(await namesIn(db)).not.toEqual(names);
    const opened = await Promise.all([openPeople(given.place), openPeople(given.place)]);
    await Promise.all(opened.map((people) => people.close()));
    expect(await namesIn(db)).toEqual(names);
  });
});

async function namesIn(db: Awaited<ReturnType<typeof openPeople>>['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}
