import type { DocumentId } from 'contract/documents';
import type { PeopleStore } from '#stores/people/index.ts';
import { rowsInSteps } from './rows-in-steps.ts';

/** Versions of documents that some searches found. */
export function foundBy(
  db: PeopleStore,
  savedSearchIds: readonly string[],
): Promise<{ savedSearchId: string; documentId: DocumentId; version: number }[]> {
  return rowsInSteps(savedSearchIds, (ids) =>
    db
      .selectFrom('matches')
      .select(['savedSearchId', 'documentId', 'version'])
      .where('savedSearchId', 'in', ids)
      .execute(),
  );
}

/** Makes what some searches found somebody else's. */
export async function moveFound(
  db: PeopleStore,
  savedSearchIds: readonly string[],
  userId: string,
): Promise<void> {
  for (const id of savedSearchIds)
    await db.updateTable('matches').set({ userId }).where('savedSearchId', '=', id).execute();
}

/** Makes the changes of meetings that some searches found somebody else's; what waits to be told is passed over. */
export async function moveChanges(
  db: PeopleStore,
  searchIds: readonly string[],
  userId: string,
  now: number,
): Promise<void> {
  for (const id of searchIds) {
    await db
      .updateTable('meetingChanges')
      .set({ toldAt: now, deliveryId: null })
      .where('searchId', '=', id)
      .where('toldAt', 'is', null)
      .execute();
    await db.updateTable('meetingChanges').set({ userId }).where('searchId', '=', id).execute();
  }
}
