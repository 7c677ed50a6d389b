import type { FastifyInstance } from 'fastify';
import * as calls from 'contract/deliveries';
import { getMailSample } from 'contract/mails';
import type { Clock } from '#platform/clock.ts';
import { answer } from '#platform/http.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { samples } from '../mails/samples.ts';
import { forgetBounces } from '../tell/mail-addresses.ts';
import { addressOf, deliveriesOf, sendOnceMore } from '../tell/delivery-log.ts';
import { scheduleOf } from '../tell/schedules.ts';
import type { Wording } from '../tell/wording.ts';

/** The delivery log of users, what comes next, and for staff what mails look like. */
export function deliveryRoutes(
  app: FastifyInstance,
  { db, clock }: { db: PeopleStore; clock: Clock },
  wording: Wording,
): void {
  answer(app, calls.listDeliveries, ({ query }, { actor }) => deliveriesOf(db, actor.userId, query));
  answer(app, calls.sendOwnAgain, async ({ body: { id } }, { actor }) => ({
    data: await db.transaction().execute((transaction) =>
      sendOnceMore(transaction, {
        id,
        userId: actor.userId,
        now: clock.now().getTime(),
        failedOnly: true,
      }),
    ),
  }));
  answer(app, calls.getDeliverySchedule, (_, { actor }) => scheduleOf(db, actor, clock.now()));
  answer(app, calls.resetMailAddress, async (_, { actor }) => {
    await forgetBounces(db, actor.userId);
    return { address: await addressOf(db, actor.userId, actor.email) };
  });

  answer(app, getMailSample, async ({ params: { kind }, query: { locale } }) => {
    const { subject, text, html } = samples[kind]({ ...wording, locale });
    return { subject, text, html };
  });
}
