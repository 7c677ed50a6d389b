import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import type { MailQueue, Pair } from '../follow/mail-queue.ts';
import { forgetMatchesOf } from '../follow/match-store.ts';
import type { Findings } from '../searches/findings.ts';

/** Matches of searches that mail, from when a look found them until the slowest rate of the search had its turn. */
export const waitingMatches: MailQueue & Findings = {
  enqueue: (db, after) => letWait(db, expressionBuilder<Tables, 'matches'>()('seq', '>', after)),

  async enqueueThese(db, matches) {
    const eb = expressionBuilder<Tables, 'matches'>();
    for (const { savedSearchId, documentId, version } of matches) {
      await letWait(
        db,
        eb.and([
          eb('matches.savedSearchId', '=', savedSearchId),
          eb('documentId', '=', documentId),
          eb('version', '=', version),
        ]),
      );
    }
  },

  async dropPassedDays(db, ids) {
    await db.deleteFrom('waitingMatches').where('documentId', 'in', ids).where('version', '<', 0).execute();
  },

  async dequeue(db, gone) {
    const pending: (Pair & { version: number })[] = [];
    for (const { savedSearchId, documentId } of gone) {
      const waited = await db
        .deleteFrom('waitingMatches')
        .where('savedSearchId', '=', savedSearchId)
        .where('documentId', '=', documentId)
        .returning(['userId', 'version'])
        .execute();
      for (const { userId, version } of waited) {
        const notified = await db
          .selectFrom('delivered')
          .select('version')
          .where('userId', '=', userId)
          .where('documentId', '=', documentId)
          .where('version', '=', version)
          .executeTakeFirst();
        if (!notified) pending.push({ savedSearchId, documentId, version });
      }
    }
    return pending;
  },

  forgetWaiting,

  async forgetFound(db, savedSearchIds) {
    await forgetWaiting(db, savedSearchIds);
    await forgetMatchesOf(db, savedSearchIds);
  },
};

/** Lets some matches wait, of searches that mail. */
async function letWait(db: PeopleStore, which: Expression<SqlBool>): Promise<void> {
  await db
    .insertInto('waitingMatches')
    .columns(['savedSearchId', 'documentId', 'version', 'userId', 'foundAt'])
    .expression((eb) =>
      eb
        .selectFrom('matches')
        .innerJoin('savedSearches', 'savedSearches.id', 'matches.savedSearchId')
        // Whose the search is now: it may have been handed over during the look.
        .select(['matches.savedSearchId', 'documentId', 'version', 'savedSearches.userId', 'foundAt'])
        .where(which)
        .where((row) => row.or([row('daily', '=', 1), row('weekly', '=', 1), row('realTime', '=', 1)])),
    )
    .execute();
}

async function forgetWaiting(db: PeopleStore, savedSearchIds: readonly string[]): Promise<void> {
  await db.deleteFrom('waitingMatches').where('savedSearchId', 'in', savedSearchIds).execute();
}
