import { setImmediate } from 'node:timers/promises';
import type { AgendaQueryDetails } from 'contract/agenda-searches';
import { hasModule } from 'contract/modules';
import { treeOf } from 'contract/sources';
import { actorOf } from '#domains/auth/index.ts';
import { type Actor, mayReadDomain, scopeOf } from '#platform/access.ts';
import { AppError } from '#platform/errors.ts';
import type { Search } from '#stores/documents/document-store.ts';
import { memory, type Memory } from '#stores/documents/memory.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import {
  meetingSearchesOf,
  readCriteria as readAgendaCriteria,
  requireKnownTrees,
} from './agenda-search-criteria.ts';
import type { AgendaRow } from './agenda-search-store.ts';
import { dossierAsked, type FollowedDossier } from './followed-dossier.ts';
import { requireKnownTree } from './later-tree.ts';
import { readCriteria, savedSearchOf } from './saved-search-criteria.ts';
import type { SavedRow } from './saved-search-store.ts';

/** Rows read in one go. */
const pageSize = 500;
/** Milliseconds of criteria read before others get their turn. */
const longestTurn = 10;
/** UTF-16 units of searches kept between looks: those of some 30,000 saved searches. */
const keptSearches = 32_000_000;

/** A saved search that somebody who may read its dashboard waits for. */
export interface ActiveSavedSearch {
  row: Pick<SavedRow, 'id' | 'userId' | 'after' | 'createdAt'>;
  /** A `Search` as JSON, over all years, within what the user's modules allow today. */
  search: string;
  /** The dossier that its query may be the number of, with the search of meetings that asks the same. */
  dossier?: FollowedDossier & { meetings: string };
}

/** The searches that criteria stand for, by scope, source tree and criteria, so that no query is read anew at every look. */
export type Compiled = Memory<Pick<ActiveSavedSearch, 'search' | 'dossier'>>;

/** Remembers the searches of so many saved ones that memory stays bounded. */
export function compiledSearches(): Compiled {
  return memory(
    keptSearches,
    ({ search, dossier }) => search.length * 2 + (dossier?.meetings.length ?? 0) * 2,
  );
}

/**
 * The saved searches that listen: not paused, of active users with the module of the dashboard. Those whose
 * criteria cannot be searched any more are told apart. @throws Error as `requireKnownTree`
 */
export async function activeSavedSearches(
  db: PeopleStore,
  now: Date,
  compiled: Compiled,
): Promise<{ active: ActiveSavedSearch[]; failing: Pick<SavedRow, 'id'>[] }> {
  const actorFor = rememberedActors(db, now);
  const active: ActiveSavedSearch[] = [];
  const failing: Pick<SavedRow, 'id'>[] = [];
  let since = performance.now();
  for await (const row of unpausedSearches(db)) {
    // Reading thousands of criteria must not hold up whoever else is served.
    if (performance.now() - since > longestTurn) {
      await setImmediate();
      since = performance.now();
    }
    const { actor, scope } = await actorFor(row.userId);
    if (!actor || !mayReadDomain(actor, row.dashboard)) continue;
    const { id, userId, after, createdAt } = row;
    try {
      // Published trees read older criteria in other ways.
      const { version } = treeOf(row.dashboard);
      const asked = compiled.remember(`${scope} ${row.dashboard} ${version} ${row.criteria}`, () => {
        const { criteria } = readCriteria(row.criteria);
        requireKnownTree(row.dashboard, criteria.groupingDetails.version);
        const search = savedSearchOf(criteria, actor, now);
        const number = dossierAsked(criteria.query, row.dashboard);
        const ofMeetings = { ...search, filters: { ...search.filters, kind: 'meeting' } };
        return {
          search: JSON.stringify(search),
          ...(number ? { dossier: { ...number, meetings: JSON.stringify(ofMeetings) } } : {}),
        };
      });
      active.push({ row: { id, userId, after, createdAt }, ...asked });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failing.push({ id });
    }
  }
  return { active, failing };
}

async function* unpausedSearches(db: PeopleStore) {
  let last: string | undefined;
  for (;;) {
    let page = db
      .selectFrom('savedSearches')
      .select(['id', 'userId', 'dashboard', 'criteria', 'after', 'createdAt'])
      .where('paused', 'is', null)
      .orderBy('id')
      .limit(pageSize);
    if (last !== undefined) page = page.where('id', '>', last);
    const rows = await page.execute();
    yield* rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1)?.id;
  }
}

/** A saved search of the agenda that somebody who has the agenda waits for. */
export interface ActiveAgendaSearch {
  row: AgendaRow;
  criteria: AgendaQueryDetails;
  actor: Actor;
  /** Of every day, within what the user's modules allow today. */
  searches: Search[];
}

/** Every saved search of the agenda that was not deleted, by how it stands. */
interface AgendaSearchesByState {
  active: ActiveAgendaSearch[];
  /** Those that can no longer be run (decision 8.6). */
  failing: AgendaRow[];
  /** Paused, or of users who are gone or have no module for it any more. */
  lapsed: AgendaRow[];
}

/** How the saved searches of the agenda stand, of all users or of one. @throws Error as `requireKnownTree` */
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
  const actorFor = rememberedActors(db, now);
  const searches: AgendaSearchesByState = { active: [], failing: [], lapsed: [] };
  for (const row of rows) {
    const { actor } = await actorFor(row.userId);
    if (!actor || row.paused || !hasModule(actor.modules, 'agenda')) {
      searches.lapsed.push(row);
      continue;
    }
    try {
      const { criteria } = readAgendaCriteria(row.criteria);
      searches.active.push({ row, criteria, actor, searches: meetingSearchesOf(criteria, actor) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      requireKnownTrees(row.criteria);
      if (error.code === 'EC-04') searches.lapsed.push(row);
      else searches.failing.push(row);
    }
  }
  return searches;
}

/** Users by their id, each looked up once, with what their modules allow as one text. */
function rememberedActors(db: PeopleStore, now: Date) {
  const known = new Map<string, { actor: Actor | undefined; scope: string }>();
  return async (id: string) => {
    const remembered = known.get(id);
    if (remembered) return remembered;
    const actor = await actorOf(db, id, now);
    const found = { actor, scope: actor ? JSON.stringify(scopeOf(actor)) : '' };
    known.set(id, found);
    return found;
  };
}
