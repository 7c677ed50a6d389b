import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isUniqueViolation, NewerSchemaError, openPeople, signingKeyOf } from './index.ts';
import { eachPeopleStore } from './test/people.ts';

eachPeopleStore('the people’s store', (given) => {
  const source = (name: string) => ({
    source: name,
    cursor: null,
    lastAttempt: 1,
    lastSuccess: null,
    lastNews: null,
    lastFault: null,
    readFrom: null,
  });
  const read = (name: string) =>
    given.people.db.selectFrom('sourceStates').selectAll().where('source', '=', name).executeTakeFirst();

  test('people’s store: keeps what was written, numbers as numbers', async () => {
    const instant = Date.UTC(2026, 10, 21);
    await given.people.db
      .insertInto('sourceStates')
      .values({ ...source('kept'), lastAttempt: instant })
      .execute();
    expect(await read('kept')).toEqual({ ...source('kept'), lastAttempt: instant });
  });

  test('people’s store: tells how many rows a change touched', async () => {
    await given.people.db.insertInto('sourceStates').values(source('counted')).execute();
    const change = (name: string) =>
      given.people.db
        .updateTable('sourceStates')
        .set({ cursor: 'x' })
        .where('source', '=', name)
        .executeTakeFirst();
    expect((await change('counted')).numUpdatedRows).toBe(1n);
    expect((await change('nobody')).numUpdatedRows).toBe(0n);
  });

  test('people’s store: recognises a unique violation and nothing else', async () => {
    await given.people.db.insertInto('secrets').values({ name: 'twice', value: 'a' }).execute();
    const again = given.people.db.insertInto('secrets').values({ name: 'twice', value: 'b' }).execute();
    expect(isUniqueViolation(await again.catch((error: unknown) => error))).toBe(true);
    const broken = sql`select nothing from nowhere`.execute(given.people.db);
    expect(isUniqueViolation(await broken.catch((error: unknown) => error))).toBe(false);
    expect(isUniqueViolation(undefined)).toBe(false);
  });

  test('people’s store: keeps foreign keys', async () => {
    const orphan = given.people.db
      .insertInto('userPreferences')
      .values({ userId: 'nobody', chosen: '{}' })
      .execute();
    await expect(orphan).rejects.toThrow(/foreign key/i);
  });

  test('people’s store: rolls back a transaction that fails', async () => {
    const failing = given.people.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('sourceStates').values(source('undone')).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await read('undone')).toBeUndefined();
  });

  test('people’s store: lets concurrent transactions queue without losing an update', async () => {
    await given.people.db
      .insertInto('sourceStates')
      .values({ ...source('sum'), lastAttempt: 0 })
      .execute();
    const add = () =>
      given.people.db.transaction().execute(async (transaction) => {
        const { lastAttempt } = await transaction
          .updateTable('sourceStates')
          .set({ cursor: 'held' })
          .where('source', '=', 'sum')
          .returning('lastAttempt')
          .executeTakeFirstOrThrow();
        await new Promise((resolve) => setImmediate(resolve));
        await transaction
          .updateTable('sourceStates')
          .set({ lastAttempt: (lastAttempt ?? 0) + 1 })
          .where('source', '=', 'sum')
          .execute();
      });
    await Promise.all(Array.from({ length: 25 }, add));
    expect((await read('sum'))?.lastAttempt).toBe(25);
  });

  test('people’s store: statements outside a transaction stay outside it', async () => {
    const transaction = given.people.db.transaction().execute(async (inside) => {
      await inside.insertInto('sourceStates').values(source('inside')).execute();
      throw new Error('undo');
    });
    const outside = given.people.db.insertInto('sourceStates').values(source('outside')).execute();
    await expect(transaction).rejects.toThrow('undo');
    await outside;
    expect(await read('outside')).toBeDefined();
    expect(await read('inside')).toBeUndefined();
  });

  test('people’s store: several processes may open and migrate it at once, and share one signing key', async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, () => openPeople(given.place)));
    const keys = await Promise.all(opened.map(({ db }) => signingKeyOf(db)));
    await Promise.all(opened.map((people) => people.close()));
    expect(keys[0]).toHaveLength(32);
    for (const key of keys) expect(key).toEqual(keys[0]);
  });

  test('people’s store: refuses a database that a newer version made', async () => {
    const name = `9999-${randomUUID()}`;
    await sql`insert into kysely_migration (name, timestamp) values (${name}, 'later')`.execute(
      given.people.db,
    );
    await expect(openPeople(given.place)).rejects.toThrow(NewerSchemaError);
    await sql`delete from kysely_migration where name = ${name}`.execute(given.people.db);
    const again = await openPeople(given.place);
    await again.close();
  });
});
