import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { forgetHighlights } from './long-queries.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { forgetMatchesBefore } from '../follow/match-store.ts';

const day = 24 * 60 * 60_000;
/** Milliseconds for which each is kept (decision 9.8). */
const ledgerLife = 90 * day;
const logLife = 365 * day;
/** Within these a mail can be sent again. */
export const bodyLife = 30 * day;
const slotLife = 30 * day;

/**
 * Lets go of what is past its time: the ledger and matches after 90 days, the delivery log and the long queries that
 * its mails link to after a year, the bodies in it after 30 days, and what waited for searches that are gone or mail
 * no more.
 */
export async function forgetOld(db: PeopleStore, now: number): Promise<void> {
  await db
    .deleteFrom('waitingMatches')
    .where('savedSearchId', 'not in', (eb) =>
      eb
        .selectFrom('savedSearches')
        .select('id')
        .where((row) => row.or([row('daily', '=', 1), row('weekly', '=', 1), row('realTime', '=', 1)])),
    )
    // One that was deleted can come back with what it found.
    .where('savedSearchId', 'not in', (eb) => eb.selectFrom('removedSearches').select('id'))
    .execute();
  await db
    .deleteFrom('delivered')
    .where('at', '<', now - ledgerLife)
    .execute();
  await forgetMatchesBefore(db, now - ledgerLife, isWaiting());
  await db
    .updateTable('deliveries')
    .set({ text: '', html: '' })
    .where('plannedAt', '<', now - bodyLife)
    .where('state', '!=', 'waiting')
    .where('html', '!=', '')
    .execute();
  await db
    .deleteFrom('deliveries')
    .where('plannedAt', '<', now - logLife)
    .where('state', '!=', 'waiting')
    .execute();
  await forgetHighlights(db, now - logLife);
  await db
    .deleteFrom('deliverySlots')
    .where('day', '<', new Date(now - slotLife).toISOString().slice(0, 10))
    .execute();
}

/** Of a match: that it waits to be mailed. */
function isWaiting(): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'matches'>();
  return eb.exists(
    eb
      .selectFrom('waitingMatches')
      .select('waitingMatches.userId')
      .whereRef('waitingMatches.savedSearchId', '=', 'matches.savedSearchId')
      .whereRef('waitingMatches.documentId', '=', 'matches.documentId')
      .whereRef('waitingMatches.version', '=', 'matches.version'),
  );
}
