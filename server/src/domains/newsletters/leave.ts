import type { IssueFault } from 'contract/newsletter-issues';
import { hasModule } from 'contract/modules';
import { keepDelivery } from '#domains/alerts/index.ts';
import { actorOf } from '#domains/auth/index.ts';
import { allowanceOf, holdOrganisation } from '#domains/organisations/index.ts';
import { readEmailConfig, readPreferences } from '#domains/settings/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { inSteps } from '#platform/in-steps.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import { findIssue, type IssueRow, listsIn, numbersOf } from './archive.ts';
import { droppedMail, type MailWords } from './dropped-mail.ts';
import { copyIdOf } from './links.ts';
import { isPaused, readersOn } from './recipients.ts';

interface Parts {
  people: PeopleStore;
  clock: Clock;
  words: MailWords;
}

/**
 * Lets every issue leave whose time has come: a copy for each reader who is on its lists now, kept in one transaction, so
 * that no reader has two. One that may not leave any more goes to nobody, and its maker is told. @throws LeaseLostError
 */
export async function leaveDue({ people, clock, words }: Parts, lease: Lease): Promise<void> {
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
      if (issue?.state === 'waiting') await leave(db, words, issue, clock.now());
    });
  }
}

async function leave(db: PeopleStore, words: MailWords, issue: IssueRow, now: Date): Promise<void> {
  const { id, organisationId } = issue;
  const listIds = listsIn(issue).map((list) => list.id);
  const all = await readersOn(db, organisationId, listIds);
  const readers = all.filter(({ refusals }) => !isPaused(refusals));
  const maker = issue.userId === null ? undefined : await actorOf(db, issue.userId, now);
  const fault = await faultOf(db, maker, readers.length);
  await db
    .updateTable('newsletterIssues')
    .set(
      fault === undefined
        ? { state: 'sending', readers: readers.length }
        : { state: 'dropped', fault, doneAt: now.getTime() },
    )
    .where('id', '=', id)
    .execute();
  if (maker && fault !== undefined && fault !== 'noAccount')
    await tell(db, words, maker, { issue, fault, now });
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
  maker: Actor | undefined,
  readers: number,
): Promise<IssueFault | undefined> {
  if (!maker) return 'noAccount';
  if (!hasModule(maker.modules, 'newsletter')) return 'noModule';
  if (readers === 0) return 'noReaders';
  const { newsletterReaders } = await allowanceOf(db, maker.organisationId);
  return readers > newsletterReaders ? 'tooManyReaders' : undefined;
}

/** Keeps a mail to the maker of an issue that went to nobody; on vacation they see it in the archive alone (4.17). */
async function tell(
  db: PeopleStore,
  words: MailWords,
  maker: Actor,
  told: { issue: IssueRow; fault: Exclude<IssueFault, 'noAccount'>; now: Date },
): Promise<void> {
  const { issue, fault, now } = told;
  const { emailConfig } = await readEmailConfig(db, maker.userId, now);
  if (emailConfig.vacation.active) return;
  const { locale } = (await readPreferences(db, maker)).effective;
  await keepDelivery(db, {
    userId: maker.userId,
    kind: 'notice',
    slot: `issue ${issue.id}`,
    mail: droppedMail({ ...words, locale, firstName: maker.firstName, title: issue.subject, fault }),
    now: now.getTime(),
  });
}

/**
 * Closes the issues of which nothing waits any more: keeps how many were accepted and refused, and at each reader whether
 * the address was refused for good. @throws LeaseLostError
 */
export async function closeDone({ people, clock }: Omit<Parts, 'words'>, lease: Lease): Promise<void> {
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
