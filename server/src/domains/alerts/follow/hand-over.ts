import type { DocumentId } from 'contract/document-parts';
import type { PeopleStore } from '#stores/people/index.ts';
import { rowsInSteps } from './rows-in-steps.ts';

/** Versions of documents that some searches found in looks up to an ingest number, which were complete. */
export function foundBy(
  db: PeopleStore,
  savedSearchIds: readonly string[],
  upTo: number,
): Promise<{ savedSearchId: string; documentId: DocumentId; version: number }[]> {
  return rowsInSteps(savedSearchIds, (ids) =>
    db
      .selectFrom('matches')
      .select(['savedSearchId', 'documentId', 'version'])
      .where('savedSearchId', 'in', ids)
      .where('seq', '<=', upTo)
      .execute(),
  );
}

/**
 * Makes the changes of meetings that some searches found somebody else's; what waits to be told is passed over, as far
 * as it came in up to an ingest number.
 */
export async function moveChanges(
  db: PeopleStore,
  searchIds: readonly string[],
  userId: string,
  { upTo, now }: { upTo: number; now: number },
): Promise<void> {
  for (const id of searchIds) {
    await db
      .updateTable('meetingChanges')
      .set({ toldAt: now, deliveryId: null })
      .where('searchId', '=', id)
      .where('toldAt', 'is', null)
      .where('seq', '<=', upTo)
      .execute();
    await db.updateTable('meetingChanges').set({ userId }).where('searchId', '=', id).execute();
  }
}
