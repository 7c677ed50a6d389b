import { sql } from 'kysely';
import type { PeopleStore } from './tables.ts';

/**
 * Runs a change with the user's row held, so that two changes of one user happen one after the other and no
 * limit is passed by asking twice at once.
 */
export function oneAtATime<T>(
  db: PeopleStore,
  userId: string,
  change: (transaction: PeopleStore) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      .set({ id: sql.ref('id') })
      .where('id', '=', userId)
      .execute();
    return change(transaction);
  });
}
