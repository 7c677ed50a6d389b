import { newId } from '#platform/new-id.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import type { Lease } from '#stores/people/leases.ts';
import { markOf } from '../follow/marks.ts';

/** Events made in one transaction. */
const atOnce = 200;

/**
 * Makes an event of every match that the follower completed since the last time, of searches with a webhook that is on,
 * in the order of the ingest numbers (decision 10.9). Events and how far they go are kept together, so a crash loses none
 * and makes none twice. What is found while a webhook stands still because it failed waits as well.
 * @throws LeaseLostError
 */
export async function planEvents(people: PeopleStore, lease: Lease): Promise<void> {
  // Above the mark a look may be under way.
  const upTo = await markOf(people, 'saved-searches');
  if (upTo === undefined) return;
  const behind = await people
    .selectFrom('webhooks')
    .innerJoin('savedSearches', (join) =>
      join
        .onRef('savedSearches.id', '=', 'webhooks.savedSearchId')
        .onRef('savedSearches.userId', '=', 'webhooks.userId'),
    )
    .innerJoin('matches', 'matches.savedSearchId', 'webhooks.savedSearchId')
    .select('webhooks.id')
    .distinct()
    .where('webhooks.active', '=', 1)
    .whereRef('matches.seq', '>', 'webhooks.toldUpTo')
    .where('matches.seq', '<=', upTo)
    .execute();
  for (const { id } of behind) {
    while (await lease.write((db) => planSome(db, id, upTo)));
  }
}

/** True when there is more of this webhook. */
async function planSome(db: PeopleStore, id: string, upTo: number): Promise<boolean> {
  const webhook = await db
    .selectFrom('webhooks')
    .select(['savedSearchId', 'toldUpTo'])
    .where('id', '=', id)
    // It may have been switched off or deleted meanwhile.
    .where('active', '=', 1)
    .executeTakeFirst();
  if (!webhook) return false;
  const found = await db
    .selectFrom('matches')
    .select(['documentId', 'version', 'seq', 'foundAt'])
    .where('savedSearchId', '=', webhook.savedSearchId)
    .where('seq', '>', webhook.toldUpTo)
    .where('seq', '<=', upTo)
    .where('gone', 'is', null)
    // An event is of a result of the search.
    .where('aside', 'is', null)
    .orderBy('seq')
    .limit(atOnce)
    .execute();
  if (found.length > 0) {
    await db
      .insertInto('webhookEvents')
      .values(
        found.map(({ foundAt, ...match }) => ({
          ...match,
          id: newId(),
          webhookId: id,
          createdAt: foundAt,
          state: 'waiting' as const,
          tries: 0,
          nextTryAt: 0,
          ...{ triedAt: null, status: null, fault: null, duration: null, answer: '' },
        })),
      )
      .onConflict((conflict) => conflict.columns(['webhookId', 'documentId', 'version']).doNothing())
      .execute();
  }
  const more = found.length === atOnce;
  const toldUpTo = more ? found.at(-1)!.seq : upTo;
  await db.updateTable('webhooks').set({ toldUpTo }).where('id', '=', id).execute();
  return more;
}
