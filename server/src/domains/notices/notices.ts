import { dayOf } from 'contract/amsterdam';
import type { Notices } from 'contract/notices';
import type { Locale } from 'contract/users';
import {
  failuresOf,
  isPaused,
  missedOnVacation,
  readCriteria,
  savedSearchesOf,
  stoppedWebhooksOf,
  stopsOf,
} from '#domains/alerts/index.ts';
import { arrivalsOf } from '#domains/lists/index.ts';
import { mentionsOf } from '#domains/team/index.ts';
import { readEmailConfig } from '#domains/settings/index.ts';
import type { Actor } from '#platform/access.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { announcedTo } from './announcements.ts';

/**
 * What staff tell the user, and what they should know about their mail, webhooks, lists and notes now (decisions 4.16, 4.17,
 * 4.18, 4.21, 10.1, 10.9).
 */
export async function noticesOf(db: PeopleStore, actor: Actor, locale: Locale, now: Date): Promise<Notices> {
  const { emailConfig } = await readEmailConfig(db, actor.userId, now);
  const { active, until } = emailConfig.vacation;
  const paused = await isPaused(db, actor.userId, actor.email);
  const returned = active ? undefined : await returnedTo(db, actor.userId);
  const stopped = await stopsOf(db, actor.userId, now.getTime());
  const stoppedWebhooks = await stoppedWebhooksOf(db, actor.userId);
  // While the address is paused that is what is to be known.
  const failed = paused ? undefined : await failuresOf(db, actor.userId, now.getTime());
  const received = await arrivalsOf(db, actor.userId, now.getTime());
  const mentioned = await mentionsOf(db, actor.userId, now.getTime());
  const announcements = await announcedTo(db, actor, locale, now.getTime());
  return {
    ...(announcements ? { announcements } : {}),
    ...(active && until !== null ? { vacationUntil: until } : {}),
    ...(paused ? { pausedAddress: actor.email } : {}),
    ...(failed ? { failed } : {}),
    ...(stopped.length > 0 ? { stopped } : {}),
    ...(stoppedWebhooks.length > 0 ? { stoppedWebhooks } : {}),
    ...(received && received.length > 0 ? { received } : {}),
    ...(mentioned.length > 0 ? { mentioned } : {}),
    ...(returned ? { returned } : {}),
  };
}

/** Notes that the user has seen what was found during their vacations up to now. */
export async function seeReturned(db: PeopleStore, { userId }: Actor, now: Date): Promise<void> {
  const seenAt = now.getTime();
  await db
    .insertInto('vacationReturns')
    .values({ userId, seenAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ seenAt }))
    .execute();
}

/** What the ledger passed over since the user last looked; undefined when that is nothing. */
async function returnedTo(db: PeopleStore, userId: string): Promise<Notices['returned']> {
  const seen = await db
    .selectFrom('vacationReturns')
    .select('seenAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  const passed = await missedOnVacation(db, userId, seen?.seenAt ?? 0);
  const [first, last] = [passed.at(0), passed.at(-1)];
  if (!first || !last) return undefined;
  // A document that changed meanwhile is still one document.
  const documents = new Map<string, Set<string>>();
  for (const { documentId, savedSearchIds } of passed) {
    for (const id of savedSearchIds) {
      documents.set(id, (documents.get(id) ?? new Set()).add(documentId));
    }
  }
  const rows = await savedSearchesOf(db, userId);
  return {
    documents: new Set(passed.map(({ documentId }) => documentId)).size,
    from: dayOf(first.at),
    until: dayOf(last.at),
    searches: rows
      .map(({ id, title, criteria }) => ({
        id,
        title,
        documents: documents.get(id)?.size ?? 0,
        queryDetails: readCriteria(criteria).criteria,
      }))
      .filter((search) => search.documents > 0)
      .sort((one, other) => other.documents - one.documents || one.title.localeCompare(other.title)),
  };
}
