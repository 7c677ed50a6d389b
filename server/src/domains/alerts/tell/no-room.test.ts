import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptMailer } from '#domains/kept-mails/index.ts';
import { openPeople, type People } from '#stores/people/index.ts';
import { NoRoomError } from '#platform/unavailable.ts';
import { type Delivering, openDelivering } from '../test/delivering.ts';
import { keepDelivery } from './keep-delivery.ts';

let house: Delivering;
let folder: string;
let full: People;
beforeAll(async () => {
  house = await openDelivering();
  folder = await mkdtemp(join(tmpdir(), 'no-room-'));
  full = await openPeople({ path: join(folder, 'people.sqlite') });
});
afterAll(async () => {
  await Promise.all([house.close(), full.close()]);
  await rm(folder, { recursive: true });
});

test('no room: a mail that finds no room where it is kept is no fault of a mail server, and is kept once there is room', async () => {
  const { people, clock } = house.product;
  const { db } = people;
  const user = await house.product.subscriber();
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  const mail = { subject: 'Onderwerp', text: 'Tekst', html: 'x'.repeat(1_000_000), headers: {} };
  await keepDelivery(db, { userId, kind: 'notice', slot: 'one', mail, now: clock.now().getTime() });
  const row = () => db.selectFrom('deliveries').select(['state', 'tries', 'fault']).executeTakeFirstOrThrow();
  // Kept elsewhere, so that only the keeping finds no room: the store takes no page more than it has.
  const mailer = keptMailer(full.db, clock);
  await sql`pragma max_page_count = 1`.execute(full.db);
  await expect(house.send(mailer)).rejects.toBeInstanceOf(NoRoomError);
  expect(await row()).toEqual({ state: 'waiting', tries: 0, fault: null });
  await sql`pragma max_page_count = 1073741823`.execute(full.db);
  expect(await house.send(mailer)).toBe(1);
  expect(await row()).toMatchObject({ state: 'sent', tries: 0 });
});
