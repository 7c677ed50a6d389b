import { inSteps } from '#platform/in-steps.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { ChangeRow } from './followed-meetings.ts';

/** Users for whom changes wait. */
export async function usersWaiting(db: PeopleStore): Promise<string[]> {
  const rows = await db
    .selectFrom('meetingChanges')
    .select('userId')
    .distinct()
    .where('toldAt', 'is', null)
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}

/** What waits for a user. */
export function waitingFor(db: PeopleStore, userId: string): Promise<ChangeRow[]> {
  return inOrder(db).where('userId', '=', userId).where('toldAt', 'is', null).execute();
}

/** What a mail told. */
export function notifiedBy(db: PeopleStore, deliveryId: string): Promise<ChangeRow[]> {
  return inOrder(db).where('deliveryId', '=', deliveryId).execute();
}

/** Changes in the order in which they came in: clocks may go back between two looks. */
function inOrder(db: PeopleStore) {
  return (
    db
      .selectFrom('meetingChanges')
      .selectAll()
      // A withdrawal has the number of what was withdrawn, below zero.
      .orderBy(({ fn }) => fn('abs', ['seq']))
      .orderBy('seq', 'desc')
      .orderBy('id')
  );
}

/**
 * Marks changes as mailed, or without a mail as passed over.
 * @throws when one of them was told already: then nothing of the transaction may stand
 */
export async function markNotified(
  db: PeopleStore,
  rows: readonly ChangeRow[],
  toldAt: number,
  deliveryId: string | null,
): Promise<void> {
  for (const some of inSteps(rows)) {
    const ids = some.map(({ id }) => id);
    const marked = await db
      .updateTable('meetingChanges')
      .set({ toldAt, deliveryId })
      .where('id', 'in', ids)
      .where('toldAt', 'is', null)
      .returning('id')
      .execute();
    if (marked.length !== ids.length) throw new Error('a change was told while its mail was made');
  }
}
