import { keptConfig } from '#domains/settings/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type AgendaRow, agendaSearchesOfUser } from '../searches/agenda-search-store.ts';
import { type SavedRow, savedSearchesOf } from '../searches/saved-search-store.ts';
import { type Mails, mails } from '../searches/mail-switches.ts';
import { searchesOfMail } from './mailed-searches.ts';
import type { Target } from '#platform/mail/unsubscribe-links.ts';

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
