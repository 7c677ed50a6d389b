import { limits } from 'contract/limits';
import type { PeopleStore } from '#stores/people/index.ts';

const day = 24 * 60 * 60_000;

/** Lets go of what waited for a week, of the log after a month, and of webhooks whose search is gone for good. */
export async function forgetEvents(db: PeopleStore, now: number): Promise<void> {
  await db
    .updateTable('webhookEvents')
    .set({ state: 'dropped' })
    .where('state', '=', 'waiting')
    .where('createdAt', '<', now - limits.waitingEventDays * day)
    .execute();
  await db
    .deleteFrom('webhookEvents')
    .where('state', '!=', 'waiting')
    .where('createdAt', '<', now - limits.webhookLogDays * day)
    .execute();
  await db
    .deleteFrom('webhooks')
    .where('savedSearchId', 'not in', (eb) => eb.selectFrom('savedSearches').select('savedSearches.id'))
    // One that was deleted can come back for a day.
    .where('savedSearchId', 'not in', (eb) => eb.selectFrom('removedSearches').select('removedSearches.id'))
    .execute();
}
