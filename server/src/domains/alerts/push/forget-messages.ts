import { limits } from 'contract/limits';
import type { PeopleStore } from '#stores/people/index.ts';

const day = 24 * 60 * 60_000;

/** Lets go of what was told by push, or was to be, after a month. */
export async function forgetMessages(db: PeopleStore, now: number): Promise<void> {
  await db
    .deleteFrom('pushMessages')
    .where('createdAt', '<', now - limits.pushLogDays * day)
    .execute();
}
