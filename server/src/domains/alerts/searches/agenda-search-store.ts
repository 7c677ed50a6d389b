import type { PauseReason } from 'contract/saved-searches';
import { limits } from 'contract/limits';
import type { PeopleStore, Tables } from '#stores/people/index.ts';

/** A saved search of the agenda as it is kept. */
export type AgendaRow = Tables['agendaSearches'];

/** Oldest first (decision 4.11); of one instant by id. */
export function agendaSearchesOfUser(db: PeopleStore, userId: string): Promise<AgendaRow[]> {
  return db
    .selectFrom('agendaSearches')
    .selectAll()
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** The user's own, or undefined: nobody learns of another's. `removed` asks for one that can come back. */
export async function ownAgendaSearch(
  db: PeopleStore,
  userId: string,
  id: string,
  removed = false,
): Promise<AgendaRow | undefined> {
  return db
    .selectFrom('agendaSearches')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('removedAt', removed ? 'is not' : 'is', null)
    .executeTakeFirst();
}

/** Writes what changed about a search. */
export async function updateAgendaSearch(db: PeopleStore, row: AgendaRow): Promise<void> {
  await db.updateTable('agendaSearches').set(row).where('id', '=', row.id).execute();
}

/** Erases searches that were deleted longer ago than they can come back, with all they followed. */
export async function eraseRemoved(db: PeopleStore, now: number): Promise<void> {
  await db
    .deleteFrom('agendaSearches')
    .where('removedAt', '<=', now - limits.removedSearchDays * 24 * 60 * 60_000)
    .execute();
}

/** Stops a search that can no longer be run, until its user changes it (decision 8.6). */
export async function pauseAgendaSearch(db: PeopleStore, id: string, reason: PauseReason): Promise<void> {
  await db.updateTable('agendaSearches').set({ paused: reason }).where('id', '=', id).execute();
}

/**
 * Switches the mails of one search of the agenda off, or of all of a user's: what an address in a mail does.
 * True when there was such a search.
 */
export async function stopAgendaMails(db: PeopleStore, userId: string, id?: string): Promise<boolean> {
  const stopped = await db
    .updateTable('agendaSearches')
    .set({ dailyChanges: 0, activitiesFrequent: 0, activitiesOverview: 0 })
    .where('userId', '=', userId)
    .$if(id !== undefined, (all) => all.where('id', '=', id!))
    .returning('id')
    .execute();
  return stopped.length > 0;
}
