import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOld } from './forget.ts';
import { type Delivering, openDelivering, paper } from '../test/delivering.ts';

const day = 24 * 60 * 60_000;
let house: Delivering;
beforeAll(async () => {
  house = await openDelivering();
});
afterAll(() => house.close());

test('forget: of a mail are let go, in turn, its words, what it told, and itself with the query that it links to', async () => {
  const { db } = house.product.people;
  const user = await house.product.subscriber();
  const query = Array.from({ length: 60 }, (_none, index) => `woord${index}`).join(' OF ');
  await house.save(user, query, { daily: true }, { title: 'Lang' });
  await house.comesIn(paper('long', 'Over woord7.'));
  house.product.clock.set('2026-11-21T06:00:00Z');
  const [mail] = await house.deliver();
  expect(mail!.raw).toContain('_key_');

  const mailed = house.product.clock.now().getTime();
  const left = async (after: number) => {
    await forgetOld(db, mailed + after);
    const counted = async (table: 'deliveries' | 'delivered' | 'matches' | 'longHighlights') => {
      const rows = await db.selectFrom(table).selectAll().execute();
      return rows.length;
    };
    const bodies = await db.selectFrom('deliveries').select('id').where('html', '!=', '').execute();
    return {
      bodies: bodies.length,
      told: await counted('delivered'),
      matches: await counted('matches'),
      mails: await counted('deliveries'),
      queries: await counted('longHighlights'),
    };
  };
  expect(await left(30 * day)).toEqual({ bodies: 1, told: 1, matches: 1, mails: 1, queries: 1 });
  expect(await left(31 * day)).toEqual({ bodies: 0, told: 1, matches: 1, mails: 1, queries: 1 });
  expect(await left(91 * day)).toEqual({ bodies: 0, told: 0, matches: 0, mails: 1, queries: 1 });
  expect(await left(365 * day)).toEqual({ bodies: 0, told: 0, matches: 0, mails: 1, queries: 1 });
  expect(await left(366 * day)).toEqual({ bodies: 0, told: 0, matches: 0, mails: 0, queries: 0 });
});
