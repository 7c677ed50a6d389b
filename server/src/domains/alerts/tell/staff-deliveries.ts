import type { Delivery, MailAddress } from 'contract/deliveries';
import { audit } from '#domains/audit/index.ts';
import { type Actor, requireOwnOrganisation } from '#platform/access.ts';
import { notFound } from '#platform/errors.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { addressOf, sendOnceMore } from './delivery-log.ts';
import { forgetBounces } from './mail-addresses.ts';

/** Who looks after the mails of others: staff or an admin of an organisation by a call, or the command line. */
type MailDoer = { actor: Actor; address: string } | 'command';

/** A user whose mails are looked after. @throws EC-03 when there is no such user, or not in the organisation of an admin of one */
export async function mailedUser(db: PeopleStore, doer: MailDoer, id: string) {
  const user = await db
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisationId')
    .select(['email', 'firstName', 'lastName', 'organisationId', 'name as organisation'])
    .where('users.id', '=', id)
    .executeTakeFirst();
  if (!user) throw notFound();
  if (doer !== 'command') requireOwnOrganisation(doer.actor, user.organisationId);
  return user;
}

/** Sends a mail of a user once more, as the same mail. @throws EC-03, EC-06 as `sendOnceMore` */
export function sendMailAgain(
  db: PeopleStore,
  doer: MailDoer,
  { userId, id, reason }: { userId: string; id: string; reason?: string | undefined },
  now: number,
): Promise<Delivery> {
  return db.transaction().execute(async (transaction) => {
    const { email: target, organisationId } = await mailedUser(transaction, doer, userId);
    const sent = await sendOnceMore(transaction, { id, userId, now, failedOnly: false });
    const after = { subject: sent.subject };
    await audit(transaction, doer, { action: 'mail.sendAgain', target, organisationId, after, reason }, now);
    return sent;
  });
}

/** Mails the address of a user again that was paused because mail servers refused it. @throws EC-03 */
export function resetMailAddress(
  db: PeopleStore,
  doer: MailDoer,
  { userId, reason }: { userId: string; reason?: string | undefined },
  now: number,
): Promise<MailAddress> {
  return db.transaction().execute(async (transaction) => {
    const { email: target, organisationId } = await mailedUser(transaction, doer, userId);
    const { bounces, paused } = await addressOf(transaction, userId, target);
    await forgetBounces(transaction, userId);
    const before = { bounces, paused };
    await audit(
      transaction,
      doer,
      { action: 'mail.resetAddress', target, organisationId, before, reason },
      now,
    );
    return addressOf(transaction, userId, target);
  });
}
