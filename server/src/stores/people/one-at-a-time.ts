import { sql } from 'kysely';
import type { PeopleStore } from './tables.ts';

/**
 * Runs a change with the row of a user held, or of several, so that two changes of one user happen one after the other
 * and no limit is passed by asking twice at once.
 */
export function oneAtATime<T>(
  db: PeopleStore,
  userIds: string | readonly string[],
  change: (transaction: PeopleStore) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    // Always in one order: two that hold each other's rows would wait for ever.
    for (const userId of [userIds].flat().toSorted()) {
      await transaction
        .updateTable('users')
        .set({ id: sql.ref('id') })
        .where('id', '=', userId)
        .execute();
    }
    return change(transaction);
  });
}
