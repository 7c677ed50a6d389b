import type { PeopleStore } from '#stores/people/tables.ts';

/** How many items of each source wait to be read again, and how many are left alone. */
export async function keptCounts(
  people: PeopleStore,
): Promise<Map<string, { waiting: number; quarantined: number }>> {
  const rows = await people
    .selectFrom('keptItems')
    .select('source')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('quarantinedAt').as('quarantined'),
    ])
    .groupBy('source')
    .execute();
  return new Map(
    rows.map(({ source, all, quarantined }) => {
      const alone = Number(quarantined);
      return [source, { waiting: Number(all) - alone, quarantined: alone }];
    }),
  );
}

/** Sources of which items are left alone, each with the instant since which the first of them is. */
export async function quarantines(people: PeopleStore): Promise<Map<string, number>> {
  const rows = await people
    .selectFrom('keptItems')
    .select('source')
    .select(({ fn }) => fn.min<number>('quarantinedAt').as('since'))
    .where('quarantinedAt', 'is not', null)
    .groupBy('source')
    .execute();
  return new Map(rows.map(({ source, since }) => [source, since]));
}
