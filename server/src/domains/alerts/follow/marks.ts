import type { PeopleStore } from '#stores/people/index.ts';

/** Who looks at what came in. */
export type MarkName = 'saved-searches' | 'agenda-searches' | 'calendars';

/** The ingest numbers up to which each has looked; those that never did are left out. */
export async function marksOf(db: PeopleStore): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('matchMarks').selectAll().execute();
  return new Map(rows.map(({ name, after }) => [name, after]));
}

/** Ingest number up to which documents were looked at; undefined before the first look. */
export async function markOf(db: PeopleStore, name: MarkName): Promise<number | undefined> {
  return (await marksOf(db)).get(name);
}

/** The same, with the mark held until the transaction ends: no look is completed meanwhile. */
export async function holdMark(db: PeopleStore, name: MarkName): Promise<number | undefined> {
  const held = await db
    .updateTable('matchMarks')
    .set({ name })
    .where('name', '=', name)
    .returning('after')
    .executeTakeFirst();
  return held?.after;
}

/** Moves the mark of who looked; the first look begins where it is set, what was there before is nobody's news. */
export async function setMark(db: PeopleStore, name: MarkName, after: number): Promise<void> {
  await db
    .insertInto('matchMarks')
    .values({ name, after })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ after }))
    .execute();
}
