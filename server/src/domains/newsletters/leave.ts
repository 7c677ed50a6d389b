import type { IssueFault } from 'contract/newsletter-issues';
import { hasModule } from 'contract/modules';
import { actorOf } from '#domains/auth/index.ts';
import { allowanceOf, holdOrganisation } from '#domains/organisations/index.ts';
import type { Clock } from '#platform/clock.ts';
import { inSteps } from '#platform/in-steps.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import { findIssue, type IssueRow, listsIn, numbersOf } from './archive.ts';
import { copyIdOf } from './links.ts';
import { isPaused, readersOn } from './recipients.ts';

interface Parts {
  people: PeopleStore;
  clock: Clock;
}

/**
 * Lets every issue leave whose time has come: a copy for each reader who is on its lists now, kept in one transaction, so
 * that no reader has two. @throws LeaseLostError
 */
export async function leaveDue({ people, clock }: Parts, lease: Lease): Promise<void> {
  const due = await people
    .selectFrom('newsletterIssues')
    .select(['id', 'organisationId'])
    .where('state', '=', 'waiting')
    .where('sendAt', '<=', clock.now().getTime())
    .orderBy('sendAt')
    .orderBy('id')
    .execute();
  for (const { id, organisationId } of due) {
    await lease.write(async (db) => {
      // Nobody comes on its lists, unsubscribes or stops it meanwhile.
      await holdOrganisation(db, organisationId);
      const issue = await findIssue(db, organisationId, id);
      if (issue?.state === 'waiting') await leave(db, issue, clock.now());
    });
  }
}

async function leave(db: PeopleStore, issue: IssueRow, now: Date): Promise<void> {
  const { id, organisationId } = issue;
  const listIds = listsIn(issue).map((list) => list.id);
  const all = await readersOn(db, organisationId, listIds);
  const readers = all.filter(({ refusals }) => !isPaused(refusals));
  const fault = await faultOf(db, issue, readers.length, now);
  await db
    .updateTable('newsletterIssues')
    .set(
      fault === undefined
        ? { state: 'sending', readers: readers.length }
        : { state: 'dropped', fault, doneAt: now.getTime() },
    )
    .where('id', '=', id)
    .execute();
  if (fault !== undefined) return;
  for (const some of inSteps(readers)) {
    const rows = some.map(({ email, emailHash }): Tables['newsletterCopies'] => ({
      ...{ id: copyIdOf(id, emailHash), issueId: id, emailHash, email },
      ...{ state: 'waiting', tries: 0, nextTryAt: now.getTime(), fault: null },
    }));
    await db.insertInto('newsletterCopies').values(rows).execute();
  }
}

/** Why it may not leave any more. */
async function faultOf(
  db: PeopleStore,
  { userId, organisationId }: IssueRow,
  readers: number,
  now: Date,
): Promise<IssueFault | undefined> {
  const maker = userId === null ? undefined : await actorOf(db, userId, now);
  if (!maker) return 'noAccount';
  if (!hasModule(maker.modules, 'newsletter')) return 'noModule';
  if (readers === 0) return 'noReaders';
  const { newsletterReaders } = await allowanceOf(db, organisationId);
  return readers > newsletterReaders ? 'tooManyReaders' : undefined;
}

/**
 * Closes the issues of which nothing waits any more: keeps how many were accepted and refused, and at each reader whether
 * the address was refused for good. @throws LeaseLostError
 */
export async function closeDone({ people, clock }: Parts, lease: Lease): Promise<void> {
  const done = await people
    .selectFrom('newsletterIssues')
    .select(['id', 'organisationId'])
    .where('state', '=', 'sending')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('newsletterCopies')
            .select('newsletterCopies.id')
            .whereRef('newsletterCopies.issueId', '=', 'newsletterIssues.id')
            .where('newsletterCopies.state', '=', 'waiting'),
        ),
      ),
    )
    .execute();
  for (const { id, organisationId } of done) {
    await lease.write(async (db) => {
      await holdOrganisation(db, organisationId);
      const issue = await findIssue(db, organisationId, id);
      if (issue) await close(db, issue, clock.now().getTime());
    });
  }
}

async function close(db: PeopleStore, issue: IssueRow, now: number): Promise<void> {
  const { id, organisationId } = issue;
  const numbers = await numbersOf(db, issue);
  await db
    .updateTable('newsletterIssues')
    .set({ state: 'sent', doneAt: now, ...numbers })
    .where('id', '=', id)
    .execute();
  const hashesOf = (state: 'accepted' | 'refused') =>
    db
      .selectFrom('newsletterCopies')
      .select('emailHash')
      .where('issueId', '=', id)
      .where('state', '=', state);
  await db
    .updateTable('newsletterReaders')
    .set({ refusals: 0 })
    .where('organisationId', '=', organisationId)
    .where('refusals', '>', 0)
    .where('emailHash', 'in', hashesOf('accepted'))
    .execute();
  await db
    .updateTable('newsletterReaders')
    .set((row) => ({ refusals: row('refusals', '+', 1) }))
    .where('organisationId', '=', organisationId)
    .where('emailHash', 'in', hashesOf('refused').where('fault', '=', 'bounced'))
    .execute();
}
