import type { PeopleStore } from '#stores/people/index.ts';
import type { MailQueue, Pair } from '../follow/mail-queue.ts';
import { forgetMatchesOf } from '../follow/match-store.ts';
import type { Findings } from '../searches/findings.ts';

/** Matches of searches that mail, from when a look found them until the slowest rate of the search had its turn. */
export const waitingMatches: MailQueue & Findings = {
  async enqueue(db, after) {
    await db
      .insertInto('waitingMatches')
      .columns(['savedSearchId', 'documentId', 'version', 'userId', 'foundAt'])
      .expression((eb) =>
        eb
          .selectFrom('matches')
          .innerJoin('savedSearches', 'savedSearches.id', 'matches.savedSearchId')
          // Whose the search is now: it may have been handed over during the look.
          .select(['matches.savedSearchId', 'documentId', 'version', 'savedSearches.userId', 'foundAt'])
          .where('seq', '>', after)
          .where((row) => row.or([row('daily', '=', 1), row('weekly', '=', 1), row('realTime', '=', 1)])),
      )
      .execute();
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

async function forgetWaiting(db: PeopleStore, savedSearchIds: readonly string[]): Promise<void> {
  await db.deleteFrom('waitingMatches').where('savedSearchId', 'in', savedSearchIds).execute();
}
