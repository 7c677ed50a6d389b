import type { PeopleStore } from '#stores/people/index.ts';
import { type Found, versionOf } from './compose-digest.ts';
import { suppress } from './ledger.ts';

/**
 * Makes what searches found before they were handed over no news for their receiver: it waits no more, and the ledger
 * knows it, so that nothing is mailed twice (decisions 4.20, 6.6). What waits for a search the receiver had themselves
 * is theirs and is still told.
 */
export async function inherit(
  db: PeopleStore,
  {
    receiverId,
    searchIds,
    found,
  }: { receiverId: string; searchIds: readonly string[]; found: readonly Found[] },
  now: number,
): Promise<void> {
  for (const id of searchIds) {
    await db.deleteFrom('waitingMatches').where('savedSearchId', '=', id).execute();
    await db.deleteFrom('deliverySearches').where('savedSearchId', '=', id).execute();
    await db.deleteFrom('agendaDeliveries').where('searchId', '=', id).execute();
  }
  const waiting = await db
    .selectFrom('waitingMatches')
    .select(['documentId', 'version'])
    .where('userId', '=', receiverId)
    .execute();
  const own = new Set(waiting.map(versionOf));
  const known = found.filter((one) => !own.has(versionOf(one)));
  await suppress(db, receiverId, 'handedOver', known, now);
}
