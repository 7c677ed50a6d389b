import type { FastifyInstance } from 'fastify';
import * as calls from 'contract/admin/deliveries';
import type { Clock } from '#platform/clock.ts';
import { notFound } from '#platform/errors.ts';
import { answer } from '#platform/http.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { bouncesOf } from '../tell/bounces.ts';
import { addressOf, deliveriesOf, sendOnceMore } from '../tell/delivery-log.ts';
import { forgetBounces } from '../tell/mail-addresses.ts';

/** The delivery log of any user for staff, and the addresses that were refused (decisions 4.21, 6.7). */
export function staffDeliveryRoutes(
  app: FastifyInstance,
  { db, clock }: { db: PeopleStore; clock: Clock },
): void {
  answer(app, calls.listUserDeliveries, async ({ params: { id }, query }) => {
    const { email } = await userOf(db, id);
    const log = await deliveriesOf(db, id, query);
    return { ...log, address: await addressOf(db, id, email) };
  });
  answer(app, calls.sendUserMailAgain, async ({ params, body: { id } }) => {
    const again = { id, userId: params.id, now: clock.now().getTime(), failedOnly: false };
    return { data: await db.transaction().execute((transaction) => sendOnceMore(transaction, again)) };
  });
  answer(app, calls.resetUserMailAddress, async ({ params: { id } }) => {
    const { email } = await userOf(db, id);
    await forgetBounces(db, id);
    return { address: await addressOf(db, id, email) };
  });
  answer(app, calls.listBounces, ({ query }) => bouncesOf(db, query));
}

/** @throws EC-03 when there is no such user */
async function userOf(db: PeopleStore, id: string): Promise<{ email: string }> {
  const user = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst();
  if (!user) throw notFound();
  return user;
}
