import type { PeopleStore } from '#stores/people/index.ts';

const day = 24 * 60 * 60_000;
/** Milliseconds for which each is kept once it is done (decision 9.8). */
const ledgerLife = 90 * day;
const issueLife = 365 * day;

/** Lets go of the copies of issues that were done 90 days ago, and of issues after a year. */
export async function forgetIssues(db: PeopleStore, now: number): Promise<void> {
  await db
    .deleteFrom('newsletterCopies')
    .where('issueId', 'in', (eb) =>
      eb
        .selectFrom('newsletterIssues')
        .select('id')
        .where('doneAt', '<', now - ledgerLife),
    )
    .execute();
  await db
    .deleteFrom('newsletterIssues')
    .where('doneAt', '<', now - issueLife)
    .execute();
}
