import type { PeopleStore } from '#stores/people/index.ts';
import { readersIn } from './address-lists.ts';
import { issuesInMonth } from './recipients.ts';

/** How much of its limits an organisation uses: readers, and issues of this month (decisions 10.6, R6). */
export async function newsletterUse(
  db: PeopleStore,
  organisationId: string,
  now: number,
): Promise<{ newsletterReaders: number; newsletterIssues: number }> {
  return {
    newsletterReaders: await readersIn(db, organisationId),
    newsletterIssues: await issuesInMonth(db, organisationId, now),
  };
}
