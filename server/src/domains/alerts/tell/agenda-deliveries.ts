import type { PeopleStore } from '#stores/people/index.ts';

/** Notes for which searches a mail was, with the meetings it tells of each. */
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
