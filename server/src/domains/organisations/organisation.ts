import type { PeopleStore } from '#stores/people/index.ts';

/** The name of an organisation; undefined when it is gone. */
export async function organisationName(db: PeopleStore, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('organisations').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}

/**
 * Runs a change with the row of an organisation held, so that two changes of one organisation happen one after the other
 * and no limit is passed by asking twice at once.
 */
export function oneAtATimeIn<T>(
  db: PeopleStore,
  organisationId: string,
  change: (transaction: PeopleStore) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await holdOrganisation(transaction, organisationId);
    return change(transaction);
  });
}

/** Holds the row of an organisation until the end of the transaction. */
export async function holdOrganisation(transaction: PeopleStore, id: string): Promise<void> {
  await transaction
    .updateTable('organisations')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', id)
    .execute();
}
