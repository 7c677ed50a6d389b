import type { PeopleStore } from '#stores/people/index.ts';

/** The columns that say how a saved search mails, 1 where it does: those of the dashboards, and those of the agenda. */
export const noSavedMails = { daily: 0, weekly: 0, realTime: 0 };
export const noAgendaMails = { dailyChanges: 0, activitiesFrequent: 0, activitiesOverview: 0 };

/** How a saved search of either kind mails. */
export type Mails = Partial<typeof noSavedMails & typeof noAgendaMails>;

/** True for a search that mails in any way. */
export function mails({ daily, weekly, realTime, ...agenda }: Mails): boolean {
  const { dailyChanges, activitiesFrequent, activitiesOverview } = agenda;
  return [daily, weekly, realTime, dailyChanges, activitiesFrequent, activitiesOverview].includes(1);
}

/**
 * Switches the mails of one saved search of a user off, or on again where they are off; leaves what its user chose
 * meanwhile. True when something changed.
 */
export async function switchSavedMails(
  db: PeopleStore,
  userId: string,
  id: string,
  to: typeof noSavedMails,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('savedSearches')
    .set({ ...to, changedAt: now })
    .where((eb) => eb.and({ userId, id, ...(mails(to) ? noSavedMails : {}) }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends that a saved search of a user tells by push. */
export async function switchPushOff(db: PeopleStore, userId: string, id: string, now: number): Promise<void> {
  await db
    .updateTable('savedSearches')
    .set({ push: null, changedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('push', 'is not', null)
    .execute();
}

/** The same as `switchSavedMails` for a saved search of the agenda. */
export async function switchAgendaMails(
  db: PeopleStore,
  userId: string,
  id: string,
  to: typeof noAgendaMails,
): Promise<void> {
  await db
    .updateTable('agendaSearches')
    .set(to)
    .where((eb) => eb.and({ userId, id, ...(mails(to) ? noAgendaMails : {}) }))
    .execute();
}
