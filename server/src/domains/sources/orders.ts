import type { PeopleStore, Tables } from '#stores/people/tables.ts';

/** What staff ask of a source. */
type Order = Omit<Tables['sourceOrders'], 'source'>;
const none: Order = { pausedAt: null, askedAt: null };

/** What staff ask of one source. */
export async function orderOf(db: PeopleStore, source: string): Promise<Order> {
  const row = await db
    .selectFrom('sourceOrders')
    .select(['pausedAt', 'askedAt'])
    .where('source', '=', source)
    .executeTakeFirst();
  return row ?? none;
}

/** What staff ask of each source they ever asked something of. */
export async function allOrders(db: PeopleStore): Promise<Map<string, Order>> {
  const rows = await db.selectFrom('sourceOrders').selectAll().execute();
  return new Map(rows.map(({ source, ...order }) => [source, order]));
}

/** Asks for a reading, leaves a source alone, or takes it up again, which asks for a reading too. */
export async function order(db: PeopleStore, source: string, change: Partial<Order>): Promise<void> {
  await db
    .insertInto('sourceOrders')
    .values({ source, ...none, ...change })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(change))
    .execute();
}

/** Sources that are to be read now. */
export async function askedSources(db: PeopleStore): Promise<string[]> {
  const rows = await db
    .selectFrom('sourceOrders')
    .select('source')
    .where('askedAt', 'is not', null)
    .where('pausedAt', 'is', null)
    .execute();
  return rows.map(({ source }) => source);
}

/** The reading that was asked for begins; whoever asks from now on asks for another one. */
export async function beginOrdered(db: PeopleStore, source: string): Promise<void> {
  await db.updateTable('sourceOrders').set({ askedAt: null }).where('source', '=', source).execute();
}
