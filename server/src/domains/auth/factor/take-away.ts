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

/** For who lost it: takes it away and ends every session. To be called in a transaction. */
export async function resetFactor(transaction: PeopleStore, userId: string): Promise<void> {
  await takeAway(transaction, userId);
  await endSessionsOf(transaction, userId);
}
