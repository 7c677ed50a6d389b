import type { FastifyInstance } from 'fastify';
import * as calls from 'contract/admin/deliveries';
import { audit } from '#domains/audit/index.ts';
import { type Actor, ownOrganisationOf, requireOwnOrganisation } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { notFound } from '#platform/errors.ts';
import { answer } from '#platform/http.ts';
import { personName } from '#platform/person-name.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { bouncesOf } from '../tell/bounces.ts';
import { addressOf, deliveriesOf, sendOnceMore } from '../tell/delivery-log.ts';
import { forgetBounces } from '../tell/mail-addresses.ts';

/**
 * The delivery log of any user, and the addresses that were refused, for the admin site (decisions 4.21, 6.7): admins
 * of an organisation see those of theirs alone.
 */
export function staffDeliveryRoutes(
  app: FastifyInstance,
  { db, clock }: { db: PeopleStore; clock: Clock },
): void {
  answer(app, calls.listUserDeliveries, async ({ params: { id }, query }, { actor }) => {
    const { organisation, ...user } = await userOf(db, actor, id);
    const { email } = user;
    const log = await deliveriesOf(db, id, query);
    return {
      ...log,
      address: await addressOf(db, id, email),
      user: { id, name: personName(user), email, organisation },
    };
  });
  answer(app, calls.sendUserMailAgain, async ({ params, body: { id, reason } }, call) => {
    const now = clock.now().getTime();
    const data = await db.transaction().execute(async (transaction) => {
      const { email: target, organisationId } = await userOf(transaction, call.actor, params.id);
      const sent = await sendOnceMore(transaction, { id, userId: params.id, now, failedOnly: false });
      const after = { subject: sent.subject };
      await audit(
        transaction,
        call,
        { action: 'mail.sendAgain', target, organisationId, after, reason },
        now,
      );
      return sent;
    });
    return { data };
  });
  answer(app, calls.resetUserMailAddress, async ({ params: { id }, body: { reason } }, call) => {
    const address = await db.transaction().execute(async (transaction) => {
      const { email: target, organisationId } = await userOf(transaction, call.actor, id);
      const { bounces, paused } = await addressOf(transaction, id, target);
      await forgetBounces(transaction, id);
      const now = clock.now().getTime();
      const before = { bounces, paused };
      await audit(
        transaction,
        call,
        { action: 'mail.resetAddress', target, organisationId, before, reason },
        now,
      );
      return addressOf(transaction, id, target);
    });
    return { address };
  });
  answer(app, calls.listBounces, ({ query }, { actor }) =>
    bouncesOf(db, { ...query, organisationId: ownOrganisationOf(actor) }),
  );
}

/** @throws EC-03 when there is no such user, or not in the organisation of an admin of one */
async function userOf(db: PeopleStore, actor: Actor, id: string) {
  const user = await db
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisationId')
    .select(['email', 'firstName', 'lastName', 'organisationId', 'name as organisation'])
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (!user) throw notFound();
  requireOwnOrganisation(actor, user.organisationId);
  return user;
}
