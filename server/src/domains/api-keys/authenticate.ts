import { dayOf } from 'contract/amsterdam';
import { actorOf } from '#domains/auth/index.ts';
import type { AuthenticateKey } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { NoRoomError } from '#platform/unavailable.ts';
import { tokenHashOf } from '#platform/tokens.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { Scopes } from './keys.ts';

/**
 * Turns keys into who they are of, with the modules of today: not after their last day, nor once the user is deactivated
 * (decisions 6.4, 6.6, 10.8).
 */
export function authenticateKeys({ db, clock }: { db: PeopleStore; clock: Clock }): AuthenticateKey {
  return async (key) => {
    const now = clock.now();
    const today = dayOf(now.getTime());
    const row = await db
      .selectFrom('apiKeys')
      .select(['id', 'userId', 'scopes', 'lastUsedOn'])
      .where('keyHash', '=', tokenHashOf(key))
      .where('lastDay', '>=', today)
      .executeTakeFirst();
    const actor = row && (await actorOf(db, row.userId, now));
    if (!actor) return undefined;
    if (row.lastUsedOn !== today) {
      const touched = db.updateTable('apiKeys').set({ lastUsedOn: today }).where('id', '=', row.id).execute();
      // Who may read goes on reading while nothing can be written.
      await touched.catch((error: unknown) => {
        if (!(error instanceof NoRoomError)) throw error;
      });
    }
    // Marks are for who sits behind a screen (decision 10.8).
    return { actor: { ...actor, roles: [] }, scopes: Scopes.parse(JSON.parse(row.scopes)) };
  };
}
