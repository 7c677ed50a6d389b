import { setImmediate } from 'node:timers/promises';
import type { DomainId } from 'contract/dashboards';
import { type Actor, mayReadDomain } from '#platform/access.ts';
import { AppError } from '#platform/errors.ts';
import { actorOf } from '#domains/auth/index.ts';
import { readCriteria, type SavedRow, savedSearchOf } from '#domains/saved-searches/index.ts';
import type { Search } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** Criteria read before others get their turn. */
const readAtOnce = 50;

/** A saved search that somebody who may read its dashboard waits for. */
export interface Listening {
  row: SavedRow;
  /** Over all years, within what the user's modules allow today. */
  search: Search;
}

/** A saved search that can no longer be run (decision 8.6). */
export interface Failing {
  row: SavedRow;
  reason: 'query';
}

/**
 * The saved searches that listen: not paused, of active users with the module of the dashboard. Those whose
 * criteria cannot be searched any more are told apart.
 */
export async function listeningSearches(
  db: PeopleStore,
  now: Date,
): Promise<{ listening: Listening[]; failing: Failing[] }> {
  const rows = await db
    .selectFrom('savedSearches')
    .selectAll()
    .where('paused', 'is', null)
    .orderBy('userId')
    .execute();
  const actors = new Map<string, Actor | undefined>();
  const listening: Listening[] = [];
  const failing: Failing[] = [];
  for (const [at, row] of rows.entries()) {
    // Reading thousands of criteria must not hold up whoever else is served.
    if (at % readAtOnce === 0) await setImmediate();
    if (!actors.has(row.userId)) actors.set(row.userId, await actorOf(db, row.userId, now));
    const actor = actors.get(row.userId);
    if (!actor || !mayReadDomain(actor, row.dashboard as DomainId)) continue;
    try {
      listening.push({ row, search: savedSearchOf(readCriteria(row.criteria).criteria, actor, now) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failing.push({ row, reason: 'query' });
    }
  }
  return { listening, failing };
}
