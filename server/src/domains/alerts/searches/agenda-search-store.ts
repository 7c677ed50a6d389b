import type { PauseReason } from 'contract/saved-searches';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { removedLife } from './saving-rules.ts';

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
    .where('removedAt', '<=', now - removedLife)
    .execute();
}

/** Stops a search that can no longer be run, until its user changes it (decision 8.6). */
export async function pauseAgendaSearch(db: PeopleStore, id: string, reason: PauseReason): Promise<void> {
  await db.updateTable('agendaSearches').set({ paused: reason }).where('id', '=', id).execute();
}

/**
 * Marks that a search knows its meetings, `first` for the first time, and answers whose it is now, which is another
 * user where it was handed over; undefined when it was changed or deleted since it was read.
 */
export async function confirmFollowed(
  db: PeopleStore,
  search: AgendaRow,
  first: boolean,
): Promise<string | undefined> {
  const still = await db
    .updateTable('agendaSearches')
    .set({ followed: 1 })
    .where('id', '=', search.id)
    .where('criteriaHash', '=', search.criteriaHash)
    .where('after', '=', search.after)
    .where('followed', '=', first ? 0 : 1)
    .where('removedAt', 'is', null)
    .where('paused', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  return still?.userId;
}

/** Keeps that a search also names the meetings that came in the place of those it names; the rest goes on. */
export async function keepSuccessors(
  db: PeopleStore,
  { id, criteria, criteriaHash }: AgendaRow,
): Promise<void> {
  await db.updateTable('agendaSearches').set({ criteria, criteriaHash }).where('id', '=', id).execute();
}

/** Keeps up to which ingest number the meetings of a search were seen. */
export async function keepMeetingsSeen(db: PeopleStore, id: string, seenUpTo: number): Promise<void> {
  await db.updateTable('agendaSearches').set({ seenUpTo }).where('id', '=', id).execute();
}

/** Lets searches begin anew after an ingest number, as if they were saved then. */
export async function restartAgendaSearches(
  db: PeopleStore,
  ids: readonly string[],
  after: number,
): Promise<void> {
  await db
    .updateTable('agendaSearches')
    .set({ after, followed: 0 })
    .where('id', 'in', ids)
    .where('after', '<', after)
    .execute();
}

/** Users with a search that does not know its meetings yet. */
export async function usersToFollow(db: PeopleStore): Promise<string[]> {
  const rows = await db
    .selectFrom('agendaSearches')
    .select('userId')
    .distinct()
    .where('followed', '=', 0)
    .where('paused', 'is', null)
    .where('removedAt', 'is', null)
    .execute();
  return rows.map(({ userId }) => userId);
}
