import { randomBytes } from 'node:crypto';
import type { DomainId } from 'contract/dashboards';
import type { PauseReason } from 'contract/saved-searches';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { removedLife } from './saving-rules.ts';
import type { Findings } from './findings.ts';

/** A saved search as it is kept. */
export type SavedRow = Tables['savedSearches'];

/** Ids cannot be guessed, because some travel in mails. */
export const newSavedSearchId = (): string => randomBytes(16).toString('base64url');

/** Of one dashboard or all, oldest first (decision 4.11); of one instant by id. */
export function savedSearchesOf(db: PeopleStore, userId: string, dashboard?: DomainId): Promise<SavedRow[]> {
  return db
    .selectFrom('savedSearches')
    .selectAll()
    .where('userId', '=', userId)
    .where((eb) => eb.and(dashboard === undefined ? {} : { dashboard }))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** The user's own saved search, or undefined: nobody learns of another's. */
export function ownSavedSearch(db: PeopleStore, userId: string, id: string): Promise<SavedRow | undefined> {
  return db
    .selectFrom('savedSearches')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** True for a search that tells directly, by mail, push or both. */
export const isDirect = ({ realTime, push }: Pick<SavedRow, 'realTime' | 'push'>): boolean =>
  realTime === 1 || push !== null;

/** Saved searches of all dashboards that tell directly, one of them left aside. */
export async function countDirect(db: PeopleStore, userId: string, except?: string): Promise<number> {
  const { count } = await db
    .selectFrom('savedSearches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('realTime', '=', 1), eb('push', 'is not', null)]))
    .where('id', '!=', except ?? '')
    .executeTakeFirstOrThrow();
  return count;
}

/** The user's own saved search that was deleted after an instant, or undefined. */
export function removedSearch(
  db: PeopleStore,
  userId: string,
  id: string,
  since: number,
): Promise<Tables['removedSearches'] | undefined> {
  return db
    .selectFrom('removedSearches')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('removedAt', '>', since)
    .executeTakeFirst();
}

/** Erases what was deleted longer ago than it can come back, with what it found. */
export async function eraseRemoved(db: PeopleStore, findings: Findings, now: number): Promise<void> {
  const until = now - removedLife;
  const gone = await db
    .selectFrom('removedSearches')
    .select('id')
    .where('removedAt', '<=', until)
    .limit(100)
    .execute();
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await findings.forgetFound(db, ids);
  await db.deleteFrom('removedSearches').where('id', 'in', ids).execute();
}

/** Stops a search that can no longer be run, until its user changes it (decision 8.6). */
export async function pauseSavedSearch(db: PeopleStore, id: string, reason: PauseReason): Promise<void> {
  await db
    .updateTable('savedSearches')
    .set({ paused: reason })
    .where('id', '=', id)
    .where('paused', 'is', null)
    .execute();
}

/** Keeps up to which ingest number the results of a search were seen. */
export async function keepSeenUpTo(db: PeopleStore, id: string, seenUpTo: number): Promise<void> {
  await db.updateTable('savedSearches').set({ seenUpTo }).where('id', '=', id).execute();
}
