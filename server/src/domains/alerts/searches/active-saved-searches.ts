import { setImmediate } from 'node:timers/promises';
import { type Actor, mayReadDomain, scopeOf } from '#platform/access.ts';
import { AppError } from '#platform/errors.ts';
import { actorOf } from '#domains/auth/index.ts';
import { readCriteria, savedSearchOf } from './saved-search-criteria.ts';
import type { SavedRow } from './saved-search-store.ts';
import { memory, type Memory } from '#stores/documents/memory.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** Rows read in one go. */
const pageSize = 500;
/** Milliseconds of criteria read before others get their turn. */
const longestTurn = 10;
/** UTF-16 units of searches kept between looks: those of some 30,000 saved searches. */
const keptSearches = 32_000_000;

/** A saved search that somebody who may read its dashboard waits for. */
export interface ActiveSavedSearch {
  row: Pick<SavedRow, 'id' | 'userId' | 'after'>;
  /** A `Search` as JSON, over all years, within what the user's modules allow today. */
  search: string;
}

/** A saved search that can no longer be run (decision 8.6). */
interface Failing {
  row: Pick<SavedRow, 'id'>;
  reason: 'query';
}

/** The searches that criteria stand for, by scope and criteria, so that no query is read anew at every look. */
export type Compiled = Memory<string>;

/** Remembers the searches of so many saved ones that memory stays bounded. */
export function compiledSearches(): Compiled {
  return memory(keptSearches, (search) => search.length * 2);
}

/**
 * The saved searches that listen: not paused, of active users with the module of the dashboard. Those whose
 * criteria cannot be searched any more are told apart.
 */
export async function activeSavedSearches(
  db: PeopleStore,
  now: Date,
  compiled: Compiled,
): Promise<{ active: ActiveSavedSearch[]; failing: Failing[] }> {
  const actors = new Map<string, { actor: Actor; scope: string } | undefined>();
  const active: ActiveSavedSearch[] = [];
  const failing: Failing[] = [];
  let since = performance.now();
  for await (const row of unpausedSearches(db)) {
    // Reading thousands of criteria must not hold up whoever else is served.
    if (performance.now() - since > longestTurn) {
      await setImmediate();
      since = performance.now();
    }
    if (!actors.has(row.userId)) {
      const actor = await actorOf(db, row.userId, now);
      actors.set(row.userId, actor && { actor, scope: JSON.stringify(scopeOf(actor)) });
    }
    const user = actors.get(row.userId);
    if (!user || !mayReadDomain(user.actor, row.dashboard)) continue;
    const { id, userId, after } = row;
    try {
      const search = compiled.remember(`${user.scope} ${row.criteria}`, () =>
        JSON.stringify(savedSearchOf(readCriteria(row.criteria).criteria, user.actor, now)),
      );
      active.push({ row: { id, userId, after }, search });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failing.push({ row: { id }, reason: 'query' });
    }
  }
  return { active, failing };
}

async function* unpausedSearches(db: PeopleStore) {
  let last: string | undefined;
  for (;;) {
    let page = db
      .selectFrom('savedSearches')
      .select(['id', 'userId', 'dashboard', 'criteria', 'after'])
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
