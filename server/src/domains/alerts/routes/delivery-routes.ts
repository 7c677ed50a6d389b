import type { FastifyInstance } from 'fastify';
import * as calls from 'contract/deliveries';
import { getMailSample } from 'contract/mails';
import type { Clock } from '#platform/clock.ts';
import { notFound } from '#platform/errors.ts';
import { answer } from '#platform/http.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { samples } from '../mails/samples.ts';
import { forgetBounces } from '../tell/mail-addresses.ts';
import { addressOf, deliveriesOf, sendOnceMore } from '../tell/delivery-log.ts';
import { scheduleOf } from '../tell/schedules.ts';
import type { Wording } from '../tell/wording.ts';

/** The delivery log of users and staff, what comes next, and for staff what mails look like. */
export function deliveryRoutes(
  app: FastifyInstance,
  parts: { db: PeopleStore; clock: Clock },
  wording: Wording,
): void {
  const { db, clock } = parts;
  answer(app, calls.listDeliveries, ({ query }, { actor }) => deliveriesOf(db, actor.userId, query));
  answer(app, calls.sendOwnAgain, async ({ body: { id } }, { actor }) => ({
    data: await sendOnceMore(parts, id, actor.userId),
  }));
  answer(app, calls.getDeliverySchedule, (_, { actor }) => scheduleOf(db, actor, clock.now()));
  answer(app, calls.resetMailAddress, async (_, { actor }) => {
    await forgetBounces(db, actor.userId);
    return { address: await addressOf(db, actor.userId, actor.email) };
  });

  answer(app, calls.listDeliveriesOf, async ({ query }) => {
    const user = await db
      .selectFrom('users')
      .select(['id', 'email'])
      .where('email', '=', query.email.toLowerCase())
      .executeTakeFirst();
    if (!user) throw notFound();
    const log = await deliveriesOf(db, user.id, query);
    return { ...log, address: await addressOf(db, user.id, user.email) };
  });
  answer(app, getMailSample, async ({ params: { kind }, query: { locale } }) => {
    const { subject, text, html } = samples[kind]({ ...wording, locale });
    return { subject, text, html };
  });
  answer(app, calls.sendAgain, async ({ body: { id } }) => ({ data: await sendOnceMore(parts, id) }));
}
