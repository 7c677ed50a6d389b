import { keptConfig } from '#domains/settings/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type AgendaRow, agendaSearchesOfUser } from '../searches/agenda-search-store.ts';
import { type SavedRow, savedSearchesOf } from '../searches/saved-search-store.ts';
import type { Target } from '#platform/mail/unsubscribe-links.ts';

const rates = ['daily', 'weekly', 'realTime'] as const;
const agendaMails = ['dailyChanges', 'activitiesFrequent', 'activitiesOverview'] as const;
type Search = Pick<SavedRow, 'id' | 'title' | (typeof rates)[number]>;
type AgendaSearch = Pick<AgendaRow, 'id' | 'title' | (typeof agendaMails)[number]>;

/** What an address means, whether it mails or not. */
export interface Meant {
  searches: Search[];
  agenda: AgendaSearch[];
  /** The mails that nothing is new, and whether they are on (decision 4.24). */
  whenEmpty?: boolean;
}

/** The mails of a search that each kind of mail is one of. */
const columnOf: Readonly<Record<string, (typeof rates | typeof agendaMails)[number]>> = {
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
  const told = await db
    .selectFrom('deliverySearches')
    .select('savedSearchId')
    .where('deliveryId', '=', deliveryId)
    .execute();
  const followed = await db
    .selectFrom('agendaDeliveries')
    .select('searchId')
    .where('deliveryId', '=', deliveryId)
    .execute();
  if (told.length + followed.length === 0) {
    const config = await keptConfig(db, user);
    return { searches: [], agenda: [], whenEmpty: config?.emailConfig.sendWhenEmpty ?? false };
  }
  const ids = told.map(({ savedSearchId }) => savedSearchId);
  const agendaIds = followed.map(({ searchId }) => searchId);
  const column = columnOf[mail.kind];
  const ofKind = (search: object) =>
    !isOn(search) || column === undefined || search[column as keyof object] === 1;
  return {
    searches: named(await savedSearchesOf(db, user), ids).filter(ofKind),
    agenda: named(await agendaSearchesOfUser(db, user), agendaIds).filter(ofKind),
  };
}

const named = <Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] =>
  rows.filter(({ id }) => ids.includes(id));

/** True for a search that mails in any way. */
export function isOn(search: object): boolean {
  return [...rates, ...agendaMails].some((column) => search[column as keyof object] === 1);
}
