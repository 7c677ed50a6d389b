import type { PeopleStore } from '#stores/people/index.ts';
import type { AgendaRow } from './agenda-search-store.ts';
import type { SavedRow } from './saved-search-store.ts';

/** The columns that say how a saved search mails, 1 where it does: those of the dashboards, and those of the agenda. */
const rates = ['daily', 'weekly', 'realTime'] as const;
const agendaMails = ['dailyChanges', 'activitiesFrequent', 'activitiesOverview'] as const;
const columns = [...rates, ...agendaMails];

/** How a saved search of either kind mails. */
export type Mails = Partial<Record<(typeof columns)[number], number>>;

/** True for a search that mails in any way. */
export const mails = (search: Mails): boolean => columns.some((column) => search[column] === 1);

/**
 * Switches the mails of one saved search of a user off, or on again where they are off; leaves what its user chose
 * meanwhile. True when something changed.
 */
export async function switchSavedMails(
  db: PeopleStore,
  userId: string,
  id: string,
  to: Pick<SavedRow, (typeof rates)[number]>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('savedSearches')
    .set({ ...to, changedAt: now })
    .where((eb) => eb.and({ userId, id, ...(mails(to) ? { daily: 0, weekly: 0, realTime: 0 } : {}) }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The same for a saved search of the agenda. */
export async function switchAgendaMails(
  db: PeopleStore,
  userId: string,
  id: string,
  to: Pick<AgendaRow, (typeof agendaMails)[number]>,
): Promise<void> {
  const off = { dailyChanges: 0, activitiesFrequent: 0, activitiesOverview: 0 };
  await db
    .updateTable('agendaSearches')
    .set(to)
    .where((eb) => eb.and({ userId, id, ...(mails(to) ? off : {}) }))
    .execute();
}
