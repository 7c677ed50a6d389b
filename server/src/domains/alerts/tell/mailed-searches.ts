import type { PeopleStore } from '#stores/people/index.ts';

/** The searches that mails were for, of dashboards and agenda alike, and how much each mail told of them. */
const mailedSearches = (db: PeopleStore) =>
  db
    .selectFrom('deliverySearches')
    .select(['deliveryId', 'savedSearchId as searchId', 'documents as found'])
    .unionAll(db.selectFrom('agendaDeliveries').select(['deliveryId', 'searchId', 'meetings as found']));

/** The searches that a mail was for. */
export async function searchesOfMail(db: PeopleStore, deliveryId: string): Promise<string[]> {
  const rows = await db
    .selectFrom(mailedSearches(db).as('mailed'))
    .select('searchId')
    .where('deliveryId', '=', deliveryId)
    .execute();
  return rows.map(({ searchId }) => searchId);
}

/** The newest mail of each search; of the parts of one, the first. */
export async function lastMails(db: PeopleStore, searches: readonly { id: string }[]) {
  const ids = searches.map(({ id }) => id);
  const ranked = db
    .selectFrom(mailedSearches(db).as('mailed'))
    .innerJoin('deliveries', 'deliveries.id', 'mailed.deliveryId')
    .select(['searchId', 'found', 'deliveries.id', 'kind', 'state', 'plannedAt'])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((mails) => mails.partitionBy('searchId').orderBy('plannedAt', 'desc').orderBy('slot'))
        .as('place'),
    )
    .where('searchId', 'in', ids);
  const newest = db.selectFrom(ranked.as('ranked')).selectAll().where('place', '=', 1);
  // PostgreSQL has no empty list.
  const rows = ids.length === 0 ? [] : await newest.execute();
  return new Map(
    rows.map(({ searchId, found, kind, id, state, plannedAt }) => [
      searchId,
      { found, kind, delivery: { id, state, plannedAt: new Date(plannedAt).toISOString() } },
    ]),
  );
}

/** Notes for which searches of the agenda a mail was, with the meetings it tells of each. */
export async function noteMailed(
  db: PeopleStore,
  deliveryId: string,
  meetings: readonly { searches: readonly { id: string }[] }[],
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { id } of meetings.flatMap(({ searches }) => searches))
    counts.set(id, (counts.get(id) ?? 0) + 1);
  if (counts.size === 0) return;
  await db
    .insertInto('agendaDeliveries')
    .values([...counts].map(([searchId, count]) => ({ searchId, deliveryId, meetings: count })))
    .execute();
}
