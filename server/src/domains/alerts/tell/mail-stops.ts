import { randomBytes } from 'node:crypto';
import type { Notices } from 'contract/notices';
import { limits } from 'contract/limits';
import { notFound } from '#platform/errors.ts';
import { keptConfig } from '#domains/settings/index.ts';
import { oneAtATime, type PeopleStore } from '#stores/people/index.ts';
import type { Target } from '#platform/mail/unsubscribe-links.ts';
import { agendaSearchesOfUser } from '../searches/agenda-search-store.ts';
import { mails } from '../searches/mail-switches.ts';
import { savedSearchesOf } from '../searches/saved-search-store.ts';
import { resumeMail, Stopped, stopMail } from './stop-mail.ts';

/** Milliseconds in which what was switched off from a mail can be switched on again as it was (decision 10.1). */
const undoLife = 24 * 60 * 60_000;
/** Names told of one; and rows looked at, of which most were switched on again by hand. */
const mostNames = 3;
const mostRows = 50;

/**
 * Switches the mail of a target off and notes it, so that the product tells of it until its user has seen it (decision
 * 10.1). Answers the id of the note; undefined when there was nothing to switch off.
 */
export function stop(db: PeopleStore, target: Target, now: number): Promise<string | undefined> {
  return oneAtATime(db, target.user, async (transaction) => {
    const stopped = await stopMail(transaction, target, now);
    if (!stopped) return undefined;
    const id = randomBytes(16).toString('base64url');
    await transaction
      .insertInto('mailStops')
      .values({
        id,
        userId: target.user,
        stopped: JSON.stringify(stopped),
        stoppedAt: now,
        dismissedAt: null,
      })
      .execute();
    return id;
  });
}

/** Takes back what was switched off; false when that was more than a day ago, or done. */
export function undoStop(db: PeopleStore, userId: string, id: string, now: number): Promise<boolean> {
  return oneAtATime(db, userId, async (transaction) => {
    const row = await transaction
      .deleteFrom('mailStops')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('stoppedAt', '>=', now - undoLife)
      .returning('stopped')
      .executeTakeFirst();
    if (!row) return false;
    await resumeMail(transaction, userId, Stopped.parse(JSON.parse(row.stopped)), now);
    return true;
  });
}

/** Its user has seen the notice. @throws EC-03 when it is not there */
export async function dismissStop(db: PeopleStore, userId: string, id: string, now: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('mailStops')
    .set({ dismissedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}

/** Lets go of notes that were seen and can no longer be taken back. */
export async function forgetStops(db: PeopleStore, now: number): Promise<void> {
  await db
    .deleteFrom('mailStops')
    .where('dismissedAt', 'is not', null)
    .where('stoppedAt', '<', now - undoLife)
    .execute();
}

/** What was switched off from mails, is off still, and was not put away; newest first. */
export async function stopsOf(
  db: PeopleStore,
  userId: string,
  now: number,
): Promise<NonNullable<Notices['stopped']>> {
  const rows = await db
    .selectFrom('mailStops')
    .select(['id', 'stopped', 'stoppedAt'])
    .where('userId', '=', userId)
    .where('dismissedAt', 'is', null)
    .orderBy('stoppedAt', 'desc')
    .orderBy('id')
    .limit(mostRows)
    .execute();
  if (rows.length === 0) return [];
  const titles = await titlesOfQuiet(db, userId);
  const config = await keptConfig(db, userId);
  const visible = rows.flatMap(({ id, stopped: text, stoppedAt }) => {
    const stopped = Stopped.parse(JSON.parse(text));
    const meant = [...stopped.searches, ...stopped.agenda];
    const names = meant.flatMap(([search]) => titles.get(search) ?? []);
    const whenEmpty = stopped.whenEmpty === true && config?.emailConfig.sendWhenEmpty !== true;
    if (names.length === 0 && !whenEmpty) return [];
    return {
      id,
      since: new Date(stoppedAt).toISOString(),
      what: whenEmpty
        ? ('whenEmpty' as const)
        : stopped.all && names.length === meant.length
          ? ('all' as const)
          : ('searches' as const),
      names: names.slice(0, mostNames),
      more: Math.max(0, names.length - mostNames),
      canUndo: stoppedAt >= now - undoLife,
    };
  });
  return visible.slice(0, limits.noticesOfOneKind);
}

/** Titles of the user's searches that mail in no way, by id. */
async function titlesOfQuiet(db: PeopleStore, userId: string): Promise<Map<string, string>> {
  const all = [...(await savedSearchesOf(db, userId)), ...(await agendaSearchesOfUser(db, userId))];
  return new Map(all.filter((search) => !mails(search)).map(({ id, title }) => [id, title]));
}
