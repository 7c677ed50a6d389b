import { limits } from 'contract/limits';
import type { Issue, IssuesResponse } from 'contract/newsletter-issues';
import type { NewsletterSettings } from 'contract/newsletter';
import type { Locale } from 'contract/users';
import { allowanceOf, oneAtATimeIn } from '#domains/organisations/index.ts';
import type { Actor } from '#platform/access.ts';
import { alreadyThere, invalidInput, limitReached } from '#platform/errors.ts';
import { hashOf } from '#platform/hash.ts';
import { oneLine } from '#platform/mail/html.ts';
import { newId } from '#platform/new-id.ts';
import { say } from '#platform/words.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { requireAddressList } from './address-lists.ts';
import {
  archivedIssues,
  findIssue,
  issueColumns,
  type IssueRow,
  requireIssue,
  shownIssue,
} from './archive.ts';
import type { IssueParts, Parts } from './parts.ts';
import { isPaused, issuesInMonth, leavesAt, readersOn } from './recipients.ts';
import { confirmedReplyAddress } from './reply-address.ts';

interface Asked {
  listId: string;
  locale: Locale;
  settings: NewsletterSettings;
  itemIds?: readonly string[] | undefined;
  addressListIds: readonly string[];
  sendAt?: string | undefined;
}

/**
 * Keeps the newsletter of a list as an issue that leaves in a minute, or at its time. What it says is fixed now; who gets
 * it is not before it leaves. The same within ten seconds is the first one (decision 7.21).
 * @throws as rendering it; EC-02 for its time and where nobody is on the lists; EC-03 for a list of another organisation;
 *   EC-06 without a confirmed reply address; EC-05 beyond the readers, or the issues of the month (decision 10.6)
 */
export async function sendIssue(parts: IssueParts, actor: Actor, asked: Asked): Promise<Issue> {
  const { db, clock } = parts;
  const { organisationId } = actor;
  const saveHash = hashOf({ ...asked, userId: actor.userId });
  const repeated = await repeatedIssue(db, organisationId, saveHash, clock.now().getTime());
  if (repeated) return shownIssue(db, repeated);
  const id = newId();
  const { subject, html, text } = await parts.render(actor, {
    ...asked,
    foot: footOf(parts, actor, asked.locale, id),
  });
  return oneAtATimeIn(db, organisationId, async (transaction) => {
    const now = clock.now().getTime();
    const first = await repeatedIssue(transaction, organisationId, saveHash, now);
    if (first) return shownIssue(transaction, first);
    const sendAt = leavesAt(asked.sendAt, now);
    const lists: { id: string; title: string }[] = [];
    for (const listId of new Set(asked.addressListIds)) {
      const { title } = await requireAddressList(transaction, organisationId, listId);
      lists.push({ id: listId, title });
    }
    const replyTo = await confirmedReplyAddress(transaction, organisationId);
    if (replyTo === undefined) throw alreadyThere('refusals.noReplyAddress');
    const readers = await requireReaders(transaction, organisationId, asked.addressListIds);
    const { newsletterIssues: maximum } = await allowanceOf(transaction, organisationId);
    const number = await issuesInMonth(transaction, organisationId, sendAt);
    if (number >= maximum) throw limitReached('refusals.tooManyIssues', { number, maximum });
    const row: IssueRow = {
      ...{ id, organisationId, userId: actor.userId, addressLists: JSON.stringify(lists), subject },
      ...{ senderName: oneLine(actor.organisation), replyTo, saveHash, state: 'waiting', fault: null },
      ...{ createdAt: now, sendAt, doneAt: null, readers, accepted: 0, refused: 0, unsubscribed: 0 },
    };
    await transaction
      .insertInto('newsletterIssues')
      .values({ ...row, html, text })
      .execute();
    return shownIssue(transaction, row);
  });
}

/** Stops an issue that has not left; one that was stopped stays so. @throws EC-03; EC-06 when it is too late */
export function stopIssue({ db, clock }: Parts, { organisationId }: Actor, id: string): Promise<Issue> {
  return oneAtATimeIn(db, organisationId, async (transaction) => {
    const row = await requireIssue(transaction, organisationId, id);
    if (row.state === 'stopped') return shownIssue(transaction, row);
    if (row.state !== 'waiting') throw alreadyThere('refusals.issueTooLate');
    const stopped = { state: 'stopped', doneAt: clock.now().getTime() } as const;
    await transaction.updateTable('newsletterIssues').set(stopped).where('id', '=', id).execute();
    return shownIssue(transaction, { ...row, ...stopped });
  });
}

/** A page of the organisation's issues, newest first, with how many there may be this month. */
export async function issuesOf(
  { db, clock }: Parts,
  { organisationId }: Actor,
  page: { before?: string | undefined; size: number },
): Promise<IssuesResponse> {
  const before = page.before === undefined ? undefined : await findIssue(db, organisationId, page.before);
  const isGone = page.before !== undefined && !before;
  const found = isGone
    ? { data: [], more: false }
    : await archivedIssues(db, organisationId, before, page.size);
  const { newsletterIssues: maxIssues } = await allowanceOf(db, organisationId);
  return { ...found, issues: await issuesInMonth(db, organisationId, clock.now().getTime()), maxIssues };
}

/** Where the link of a reader goes in the bodies of an issue, whose id nobody could know who wrote them. */
export const linkPlace = (issueId: string): string => `https://reader.invalid/${issueId}`;

function footOf({ productName }: IssueParts, actor: Actor, locale: Locale, issueId: string) {
  const words = (key: string, values: Record<string, string>) =>
    say(locale, `mail.newsletter.${key}`, values);
  return {
    why: words('why', { organisation: oneLine(actor.organisation) }),
    unsubscribe: { words: words('unsubscribe', {}), href: linkPlace(issueId) },
    through: words('through', { productName }),
  };
}

/** How many would get it now. @throws EC-02 when nobody; EC-05 when more than the organisation may have */
async function requireReaders(
  db: PeopleStore,
  organisationId: string,
  addressListIds: readonly string[],
): Promise<number> {
  const all = await readersOn(db, organisationId, addressListIds);
  const number = all.filter(({ refusals }) => !isPaused(refusals)).length;
  if (number === 0) throw invalidInput('refusals.noRecipients', 'body.addressListIds');
  const { newsletterReaders: maximum } = await allowanceOf(db, organisationId);
  if (number > maximum) throw limitReached('refusals.tooManyRecipients', { number, maximum });
  return number;
}

/** The issue that the same request made a moment ago, unless it was stopped since. */
async function repeatedIssue(
  db: PeopleStore,
  organisationId: string,
  saveHash: string,
  now: number,
): Promise<IssueRow | undefined> {
  return db
    .selectFrom('newsletterIssues')
    .select(issueColumns)
    .where('organisationId', '=', organisationId)
    .where('saveHash', '=', saveHash)
    .where('createdAt', '>', now - limits.repeatedSave)
    .where('state', '!=', 'stopped')
    .executeTakeFirst();
}
