import { limits } from 'contract/limits';
import { stopAgendaMails } from '../searches/agenda-search-store.ts';
import { mailWhenEmpty } from '#domains/settings/index.ts';
import { allowanceOf } from '#domains/organisations/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { z } from 'zod';
import type { Target } from '#platform/mail/unsubscribe-links.ts';
import { isOn, type Meant, meantBy } from './unsubscribe-target.ts';

/** How a search mailed before it was switched off: daily, weekly, direct; or its three agenda mails. */
const Before = z.tuple([z.string(), z.number().int(), z.number().int(), z.number().int()]);

/** What was switched off, to switch it on again. */
export const Stopped = z.strictObject({
  searches: z.array(Before),
  agenda: z.array(Before),
  /** The mails that nothing is new. */
  whenEmpty: z.literal(true).optional(),
  /** It was meant to be everything. */
  all: z.literal(true).optional(),
});
export type Stopped = z.infer<typeof Stopped>;

/** What of it mails now, as it would be switched off; undefined when nothing does. */
export function mailingOf({ searches, agenda, whenEmpty }: Meant): Stopped | undefined {
  const mailing = searches.filter(isOn);
  const followed = agenda.filter(isOn);
  if (mailing.length + followed.length === 0 && whenEmpty !== true) return undefined;
  return {
    searches: mailing.map((row) => [row.id, row.daily, row.weekly, row.realTime]),
    agenda: followed.map((row) => [row.id, row.dailyChanges, row.activitiesFrequent, row.activitiesOverview]),
    ...(whenEmpty === true ? { whenEmpty } : {}),
  };
}

/**
 * Switches the mail of a target off, in a transaction of `oneAtATime`; doing it again changes nothing. Answers what it
 * switched off, if anything.
 */
export async function stopMail(
  transaction: PeopleStore,
  target: Target,
  now: number,
): Promise<Stopped | undefined> {
  const meant = await meantBy(transaction, target);
  const stopped = meant && mailingOf(meant);
  if (!stopped) return undefined;
  for (const [id] of stopped.searches) {
    await transaction
      .updateTable('savedSearches')
      .set({ daily: 0, weekly: 0, realTime: 0, changedAt: now })
      .where('id', '=', id)
      .execute();
  }
  for (const [id] of stopped.agenda) await stopAgendaMails(transaction, target.user, id);
  if (stopped.whenEmpty) await mailWhenEmpty(transaction, target.user, false);
  return target.what === 'all' ? { ...stopped, all: true } : stopped;
}

/**
 * Switches on again what was switched off and was left off since, in a transaction of `oneAtATime`; direct mail only
 * within its limit (5.10).
 */
export async function resumeMail(
  transaction: PeopleStore,
  user: string,
  stopped: Stopped,
  now: number,
): Promise<void> {
  let room = await roomForDirect(transaction, user);
  for (const [id, daily, weekly, realTime] of stopped.searches) {
    const direct = realTime === 1 && room > 0 ? 1 : 0;
    const { numUpdatedRows } = await transaction
      .updateTable('savedSearches')
      .set({ daily, weekly, realTime: direct, changedAt: now })
      .where('userId', '=', user)
      .where('id', '=', id)
      .where('daily', '=', 0)
      .where('weekly', '=', 0)
      .where('realTime', '=', 0)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) room -= direct;
  }
  for (const [id, dailyChanges, activitiesFrequent, activitiesOverview] of stopped.agenda) {
    await transaction
      .updateTable('agendaSearches')
      .set({ dailyChanges, activitiesFrequent, activitiesOverview })
      .where('userId', '=', user)
      .where('id', '=', id)
      .where('dailyChanges', '=', 0)
      .where('activitiesFrequent', '=', 0)
      .where('activitiesOverview', '=', 0)
      .execute();
  }
  if (stopped.whenEmpty) await mailWhenEmpty(transaction, user, true);
}

async function roomForDirect(db: PeopleStore, user: string): Promise<number> {
  const row = await db.selectFrom('users').select('organisationId').where('id', '=', user).executeTakeFirst();
  const { directSearches } = row
    ? await allowanceOf(db, row.organisationId)
    : { directSearches: limits.maximumDirectSearches };
  const { count } = await db
    .selectFrom('savedSearches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', user)
    .where('realTime', '=', 1)
    .executeTakeFirstOrThrow();
  return directSearches - count;
}
