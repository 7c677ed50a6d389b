import { limits } from 'contract/limits';
import type { Actor, Authenticate } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { actorOf } from './accounts.ts';
import { hashOf, newToken } from './tokens.ts';

/** Milliseconds between two writes of a session's last use. */
const touchInterval = 60_000;

/** Starts a session and answers its token, which is stored nowhere (decision 4.2). */
export async function startSession(db: PeopleStore, userId: string, now: number): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      tokenHash: hashOf(token),
      userId,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: now + limits.sessionAbsolute,
    })
    .execute();
  return token;
}

/**
 * Turns tokens into actors: not after 8 hours without use, 30 days in all, or once the user is
 * deactivated (decisions 4.2, 6.6).
 */
export function authenticateWith({ db, clock }: { db: PeopleStore; clock: Clock }): Authenticate {
  return async (token): Promise<Actor | undefined> => {
    const now = clock.now();
    const instant = now.getTime();
    const tokenHash = hashOf(token);
    const session = await db
      .selectFrom('sessions')
      .select(['userId', 'lastUsedAt'])
      .where('tokenHash', '=', tokenHash)
      .where('expiresAt', '>', instant)
      .where('lastUsedAt', '>', instant - limits.sessionIdle)
      .executeTakeFirst();
    if (!session) return undefined;
    const actor = await actorOf(db, session.userId, now);
    if (actor && instant - session.lastUsedAt >= touchInterval) {
      await db
        .updateTable('sessions')
        .set({ lastUsedAt: instant })
        .where('tokenHash', '=', tokenHash)
        .execute();
    }
    return actor;
  };
}

/** Ends the session of this token only (decision 7.4). */
export async function endSession(db: PeopleStore, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', hashOf(token)).execute();
}

/** Ends every session of a user, after a new password or deactivation (decision 4.2). */
export async function endSessionsOf(db: PeopleStore, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute();
}

/** Removes sessions, links and login tries that have ended; nothing depends on when it runs. */
export async function sweepEnded(db: PeopleStore, now: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expiresAt', '<=', now), row('lastUsedAt', '<=', now - limits.sessionIdle)]))
    .execute();
  await db.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute();
  // Apart, in the order in which logins hold these rows: neither waits for the other in a circle.
  for (const kind of ['account:%', 'address:%']) {
    await db
      .deleteFrom('loginTries')
      .where('key', 'like', kind)
      .where('lastAt', '<=', now - limits.loginWindow)
      .execute();
  }
}
