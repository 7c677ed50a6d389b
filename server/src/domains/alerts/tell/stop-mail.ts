import { limits } from 'contract/limits';
import {
  type Mails,
  mails,
  noAgendaMails,
  noSavedMails,
  switchAgendaMails,
  switchSavedMails,
} from '../searches/mail-switches.ts';
import { type AgendaRow, agendaSearchesOfUser } from '../searches/agenda-search-store.ts';
import { countDirect, type SavedRow, savedSearchesOf } from '../searches/saved-search-store.ts';
import { searchesOfMail } from './mailed-searches.ts';
import { keptConfig, mailWhenEmpty } from '#domains/settings/index.ts';
import { allowanceOf } from '#domains/organisations/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { z } from 'zod';
import type { Target } from '#platform/mail/unsubscribe-links.ts';

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
  const mailing = searches.filter(mails);
  const followed = agenda.filter(mails);
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
  for (const [id] of stopped.searches)
    await switchSavedMails(transaction, target.user, id, noSavedMails, now);
  for (const [id] of stopped.agenda) await switchAgendaMails(transaction, target.user, id, noAgendaMails);
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
    const before = { daily, weekly, realTime: direct };
    if (await switchSavedMails(transaction, user, id, before, now)) room -= direct;
  }
  for (const [id, dailyChanges, activitiesFrequent, activitiesOverview] of stopped.agenda) {
    const before = { dailyChanges, activitiesFrequent, activitiesOverview };
    await switchAgendaMails(transaction, user, id, before);
  }
  if (stopped.whenEmpty) await mailWhenEmpty(transaction, user, true);
}

async function roomForDirect(db: PeopleStore, user: string): Promise<number> {
  const row = await db.selectFrom('users').select('organisationId').where('id', '=', user).executeTakeFirst();
  const { directSearches } = row
    ? await allowanceOf(db, row.organisationId)
    : { directSearches: limits.maximumDirectSearches };
  return directSearches - (await countDirect(db, user));
}

/** What an address means, whether it mails or not. */
export interface Meant {
  searches: SavedRow[];
  agenda: AgendaRow[];
  /** The mails that nothing is new, and whether they are on (decision 4.24). */
  whenEmpty?: boolean;
}

/** The mails of a search that each kind of mail is one of. */
const columnOf: Readonly<Record<string, keyof Mails>> = {
  direct: 'realTime',
  daily: 'daily',
  weekly: 'weekly',
  planning: 'activitiesOverview',
  agendaDaily: 'dailyChanges',
  agendaChanges: 'activitiesFrequent',
};

/** Looks up what an address means today; undefined when nobody knows any more what its mail told of. */
export async function meantBy(db: PeopleStore, { user, what, id = '' }: Target): Promise<Meant | undefined> {
  switch (what) {
    case 'all':
      return { searches: await savedSearchesOf(db, user), agenda: await agendaSearchesOfUser(db, user) };
    case 'search':
      return { searches: named(await savedSearchesOf(db, user), [id]), agenda: [] };
    case 'agenda':
      return { searches: [], agenda: named(await agendaSearchesOfUser(db, user), [id]) };
    case 'mail':
      return notifiedIn(db, user, id);
  }
}

/** The searches a mail tells of: named beside them, one that mails at another rate has mails of its own. */
async function notifiedIn(db: PeopleStore, user: string, deliveryId: string): Promise<Meant | undefined> {
  const mail = await db
    .selectFrom('deliveries')
    .select('kind')
    .where('id', '=', deliveryId)
    .where('userId', '=', user)
    .executeTakeFirst();
  if (!mail) return undefined;
  const ids = await searchesOfMail(db, deliveryId);
  if (ids.length === 0) {
    const config = await keptConfig(db, user);
    return { searches: [], agenda: [], whenEmpty: config?.emailConfig.sendWhenEmpty ?? false };
  }
  const column = columnOf[mail.kind];
  const ofKind = (search: Mails) => !mails(search) || column === undefined || search[column] === 1;
  return {
    searches: named(await savedSearchesOf(db, user), ids).filter(ofKind),
    agenda: named(await agendaSearchesOfUser(db, user), ids).filter(ofKind),
  };
}

const named = <Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] =>
  rows.filter(({ id }) => ids.includes(id));
