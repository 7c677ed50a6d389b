import type { PauseReason } from 'contract/saved-searches';
import { hasModule } from 'contract/modules';
import { actorOf } from '#domains/auth/index.ts';
import type { Actor } from '#platform/access.ts';
import { AppError } from '#platform/errors.ts';
import type { Search } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { meetingSearchesOf, readCriteria } from './agenda-search-criteria.ts';
import type { AgendaRow } from './agenda-search-store.ts';

/** A saved search of the agenda that somebody who has the agenda waits for. */
export interface ActiveAgendaSearch {
  row: AgendaRow;
  actor: Actor;
  /** Of every day, within what the user's modules allow today. */
  searches: Search[];
}

/** Every saved search of the agenda that was not deleted, by how it stands. */
interface AgendaSearchesByState {
  active: ActiveAgendaSearch[];
  /** Those that can no longer be run (decision 8.6). */
  failing: { row: AgendaRow; reason: PauseReason }[];
  /** Paused, or of users who are gone or have no module for it any more. */
  lapsed: AgendaRow[];
}

/** How the saved searches of the agenda stand, of all users or of one. */
export async function agendaSearchesByState(
  db: PeopleStore,
  now: Date,
  userId?: string,
): Promise<AgendaSearchesByState> {
  const rows = await db
    .selectFrom('agendaSearches')
    .selectAll()
    .where('removedAt', 'is', null)
    .where((eb) => eb.and(userId === undefined ? {} : { userId }))
    .orderBy('userId')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const actors = new Map<string, Actor | undefined>();
  const searches: AgendaSearchesByState = { active: [], failing: [], lapsed: [] };
  for (const row of rows) {
    if (!actors.has(row.userId)) actors.set(row.userId, await actorOf(db, row.userId, now));
    const actor = actors.get(row.userId);
    if (!actor || row.paused || !hasModule(actor.modules, 'agenda')) {
      searches.lapsed.push(row);
      continue;
    }
    try {
      const { criteria } = readCriteria(row.criteria);
      searches.active.push({ row, actor, searches: meetingSearchesOf(criteria, actor) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'EC-04') searches.lapsed.push(row);
      else searches.failing.push({ row, reason: 'query' });
    }
  }
  return searches;
}
