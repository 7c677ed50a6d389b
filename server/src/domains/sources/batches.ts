import { type DayText, dayOf } from 'contract/amsterdam';
import { sql } from 'kysely';
import type { Ingested } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/tables.ts';

/** Milliseconds for which it is known when a document came in: as long as the ledger of mails (decision 9.8). */
const batchLife = 90 * 24 * 60 * 60_000;
const hour = 60 * 60_000;

/** Keeps when what a put stored came in; what stayed the same keeps its number and is not meant. */
export async function keepBatch(
  db: PeopleStore,
  source: string,
  stored: readonly Ingested[],
  at: number,
): Promise<void> {
  const numbered = stored.filter(({ outcome }) => outcome !== 'same');
  if (numbered.length === 0) return;
  const numbers = numbered.map(({ seq }) => seq);
  const added = numbered.filter(({ outcome }) => outcome === 'new').length;
  await db
    .insertInto('sourceBatches')
    .values({
      source,
      firstSeq: Math.min(...numbers),
      lastSeq: Math.max(...numbers),
      at,
      added,
      changed: numbered.length - added,
    })
    .onConflict((conflict) => conflict.columns(['source', 'firstSeq']).doNothing())
    .execute();
  await db
    .deleteFrom('sourceBatches')
    .where('at', '<', at - batchLife)
    .execute();
}

/** When the version with this ingest number could be searched; undefined when nobody noted it, or long ago. */
export async function cameInAt(db: PeopleStore, seq: number): Promise<number | undefined> {
  // Sources are stored side by side, so ranges may overlap: the narrowest is the surest.
  const batch = await db
    .selectFrom('sourceBatches')
    .select('at')
    .where('firstSeq', '<=', seq)
    .where('lastSeq', '>=', seq)
    .orderBy((eb) => eb('lastSeq', '-', eb.ref('firstSeq')))
    .limit(1)
    .executeTakeFirst();
  return batch?.at;
}

/** When the first came in of all that has an ingest number above this one; undefined when nothing has. */
export async function oldestAbove(db: PeopleStore, seq: number): Promise<number | undefined> {
  const oldest = await db
    .selectFrom('sourceBatches')
    .select(({ fn }) => fn.min<number | null>('at').as('at'))
    .where('lastSeq', '>', seq)
    .executeTakeFirst();
  return oldest?.at ?? undefined;
}

/** New and changed documents by source since an instant; sources without any are left out. */
export async function arrivedSince(db: PeopleStore, since: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('sourceBatches')
    .select('source')
    .select((eb) => eb.fn.sum<number>(eb('added', '+', eb.ref('changed'))).as('documents'))
    .where('at', '>=', since)
    .groupBy('source')
    .execute();
  // PostgreSQL gives a sum as text.
  return new Map(rows.map(({ source, documents }) => [source, Number(documents)]));
}

/** The same by source and Amsterdam day. */
export async function arrivedByDay(
  db: PeopleStore,
  since: number,
): Promise<Map<string, Map<DayText, number>>> {
  // Days begin with an hour of the clock, so that rows are few.
  const hourOfAt = sql<number>`${sql.ref('at')} / ${sql.lit(hour)}`;
  const rows = await db
    .selectFrom('sourceBatches')
    .select(['source', hourOfAt.as('hour')])
    .select((eb) => eb.fn.sum<number>(eb('added', '+', eb.ref('changed'))).as('documents'))
    .where('at', '>=', since)
    .groupBy(['source', hourOfAt])
    .execute();
  const arrived = new Map<string, Map<DayText, number>>();
  for (const row of rows) {
    const days = arrived.get(row.source) ?? new Map<DayText, number>();
    const day = dayOf(row.hour * hour);
    days.set(day, (days.get(day) ?? 0) + Number(row.documents));
    arrived.set(row.source, days);
  }
  return arrived;
}
