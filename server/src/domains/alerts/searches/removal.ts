import type { DomainId } from 'contract/dashboards';
import type { SavedSearch } from 'contract/saved-searches';
import type { Actor } from '#platform/access.ts';
import { notFound } from '#platform/errors.ts';
import { oneAtATime } from '#stores/people/index.ts';
import { allowanceOf } from '#domains/organisations/index.ts';
import { removedLife, requireRoom } from './saving-rules.ts';
import { type Parts, requireOwn, requireRoomForDirect, savedSearch } from './saved-searches.ts';
import {
  eraseRemoved,
  isDirect,
  removedSearch,
  type SavedRow,
  savedSearchesOf,
} from './saved-search-store.ts';

/**
 * Deletes a saved search: from now on nobody finds it and it looks for nothing. For a day it can come back.
 * @throws EC-03 when the user has no such saved search on these dashboards
 */
export async function removeSavedSearch(
  { db, clock, findings }: Parts,
  actor: Actor,
  id: string,
  served: readonly DomainId[],
): Promise<void> {
  const now = clock.now().getTime();
  await oneAtATime(db, actor.userId, async (transaction) => {
    const row = await requireOwn(transaction, actor, id, served);
    await transaction.deleteFrom('savedSearches').where('id', '=', row.id).execute();
    await transaction
      .insertInto('removedSearches')
      .values({ id: row.id, userId: row.userId, saved: JSON.stringify(row), removedAt: now })
      .execute();
    await eraseRemoved(transaction, findings, now);
  });
}

/**
 * Brings a deleted saved search back as it was, with its id and so with what it found and its addresses. What came
 * in meanwhile is no news to it.
 * @throws EC-03 when it was not deleted within the last day; EC-05 when its place was taken
 */
export async function restoreSavedSearch(
  { db, clock }: Parts,
  actor: Actor,
  id: string,
  served: readonly DomainId[],
): Promise<SavedSearch> {
  const since = clock.now().getTime() - removedLife;
  return oneAtATime(db, actor.userId, async (transaction) => {
    const removed = await removedSearch(transaction, actor.userId, id, since);
    const row = removed && rowOf(removed.saved);
    if (!row || !served.includes(row.dashboard)) throw notFound();
    const there = await savedSearchesOf(transaction, actor.userId, row.dashboard);
    requireRoom(there, (await allowanceOf(transaction, actor.organisationId)).savedSearches);
    if (isDirect(row)) await requireRoomForDirect(transaction, actor);
    await transaction.insertInto('savedSearches').values(row).execute();
    await transaction.deleteFrom('removedSearches').where('id', '=', row.id).execute();
    return savedSearch(row);
  });
}

/** A search as it was when it was deleted; before there was push none told so. */
const rowOf = (saved: string): SavedRow => ({ push: null, ...(JSON.parse(saved) as Omit<SavedRow, 'push'>) });
