import { audit, type Doer } from '#domains/audit/index.ts';
import { notFound } from '#platform/errors.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { endSessionsOf } from '../sessions.ts';
import { endTickets } from './tickets.ts';

/** Takes a second factor away with all that belongs to it; sessions go on as ones without. To be called in a transaction. */
export async function takeAway(transaction: PeopleStore, userId: string): Promise<void> {
  await transaction.deleteFrom('secondFactors').where('userId', '=', userId).execute();
  await transaction.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await transaction.deleteFrom('passkeys').where('userId', '=', userId).execute();
  await transaction.updateTable('sessions').set({ factorAt: null }).where('userId', '=', userId).execute();
  await endTickets(transaction, userId);
}

/** For who lost it: takes it away, ends every session and notes who did so (decision 6.7). @throws 404 */
export function resetFactor(
  db: PeopleStore,
  doer: Doer,
  userId: string,
  { reason, now }: { reason?: string | undefined; now: number },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['email', 'organisationId'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) throw notFound();
    await takeAway(transaction, userId);
    await endSessionsOf(transaction, userId);
    const { email: target, organisationId } = user;
    await audit(transaction, doer, { action: 'user.resetFactor', target, organisationId, reason }, now);
  });
}
