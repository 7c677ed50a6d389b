import { limits } from 'contract/limits';
import type { ExpressionBuilder } from 'kysely';
import type { Actor, Authenticate, Site } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import type { PeopleStore, Tables } from '#stores/people/index.ts';
import { NoRoomError } from '#platform/unavailable.ts';
import { forgetAudit } from '#domains/audit/index.ts';
import { newToken, tokenHashOf } from '#platform/tokens.ts';
import { actorFrom, columnsOfActor } from './accounts.ts';
import { networkOf } from '#platform/networks.ts';
import { endDevicesOfSession, endDevicesOfUser } from '#domains/push/index.ts';
import { sweepSignOns } from '#domains/sign-on/index.ts';

/** Milliseconds between two writes of a session's last use. */
const touchInterval = 60_000;
/** Characters kept of what a client says it is. */
const mostOfUserAgent = 300;

/** What is known of a client that logs in. */
export interface Client {
  address: string;
  userAgent: string;
}

/** A session that has just begun; the token is stored nowhere (decision 4.2). */
export interface StartedSession {
  token: string;
  sessionId: string;
}

/** Milliseconds that sessions of a site last: without use, and in all (decisions 4.2, 6.7). */
const lives: Readonly<Record<Site, { idle: number; absolute: number }>> = {
  product: { idle: limits.sessionIdle, absolute: limits.sessionAbsolute },
  admin: { idle: limits.adminSessionIdle, absolute: limits.adminSessionAbsolute },
};
const sites = Object.keys(lives) as Site[];

/** Whether a row is a session that has not ended by its age or for want of use. */
export function isOpen(now: number) {
  return (row: ExpressionBuilder<Tables, 'sessions'>) =>
    row.and([
      row('sessions.expiresAt', '>', now),
      row.or(
        sites.map((site) =>
          row.and([row('sessions.site', '=', site), row('sessions.lastUsedAt', '>', now - lives[site].idle)]),
        ),
      ),
    ]);
}

/** The name of a session, which opens nothing: the token is 256 random bits and cannot be found from it. */
export function sessionIdOf(tokenHash: string): string {
  return tokenHash.slice(0, 22);
}

/** Begins a session of a site; `factorAt` is when its user gave their second factor (decision 10.12). */
export async function startSession(
  db: PeopleStore,
  userId: string,
  { address, userAgent }: Client,
  { site, factorAt }: { site: Site; factorAt: number | null },
  now: number,
): Promise<StartedSession> {
  const token = newToken();
  const tokenHash = tokenHashOf(token);
  await db
    .insertInto('sessions')
    .values({
      tokenHash,
      userId,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: now + lives[site].absolute,
      userAgent: userAgent.slice(0, mostOfUserAgent),
      network: networkOf(address),
      site,
      factorAt,
    })
    .execute();
  await keepSeen(db, userId, now);
  return { token, sessionId: sessionIdOf(tokenHash) };
}

/**
 * Turns tokens into who they are of: not after 8 hours without use, 30 days in all, or once the user is
 * deactivated (decisions 4.2, 6.6); for the admin site half an hour and half a day. Only who gave a second factor is
 * staff (decision 10.12).
 */
export function authenticateWith({ db, clock }: { db: PeopleStore; clock: Clock }): Authenticate {
  return async (token, address, site) => {
    const now = clock.now();
    const instant = now.getTime();
    const tokenHash = tokenHashOf(token);
    // In one statement, because it is asked with every call.
    const session = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .innerJoin('organisations', 'organisations.id', 'users.organisationId')
      .select(['sessions.lastUsedAt', 'sessions.factorAt'])
      .select(columnsOfActor)
      .where('sessions.tokenHash', '=', tokenHash)
      .where('sessions.site', '=', site)
      .where(isOpen(instant))
      .where('users.active', '=', 1)
      .executeTakeFirst();
    if (!session) return undefined;
    const actor = await actorFrom(db, session, now);
    if (instant - session.lastUsedAt >= touchInterval) {
      const touched = db.transaction().execute(async (transaction) => {
        // The user first, as whoever ends sessions does: the other way round each would wait for the other.
        await keepSeen(transaction, actor.userId, instant);
        await transaction
          .updateTable('sessions')
          .set({ lastUsedAt: instant, network: networkOf(address) })
          .where('tokenHash', '=', tokenHash)
          .execute();
      });
      // Who may read goes on reading while nothing can be written.
      await touched.catch((error: unknown) => {
        if (!(error instanceof NoRoomError)) throw error;
      });
    }
    return { actor: proven(actor, session.factorAt !== null), sessionId: sessionIdOf(tokenHash) };
  };
}

/** Keeps when somebody was here last: sessions are removed when they end. */
async function keepSeen(db: PeopleStore, userId: string, now: number): Promise<void> {
  await db.updateTable('users').set({ lastSeenAt: now }).where('id', '=', userId).execute();
}

/** An actor with the marks that what they have shown of themselves allows (decision 10.12). */
export function proven(actor: Actor, byFactor: boolean): Actor {
  return byFactor ? actor : { ...actor, roles: actor.roles.filter((role) => role !== 'staff') };
}

/** Notes that the user of a session gave their second factor in it. */
export async function markFactor(db: PeopleStore, token: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ factorAt: now })
    .where('tokenHash', '=', tokenHashOf(token))
    .execute();
}

/** Ends the session of this token only (decision 7.4). */
export async function endSession(db: PeopleStore, token: string): Promise<void> {
  await endSessionOf(db, tokenHashOf(token));
}

/** Ends the session whose token has this hash, and what its browser is told by push. */
export async function endSessionOf(db: PeopleStore, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
  await endDevicesOfSession(db, sessionIdOf(tokenHash));
}

/** Ends every session of a user, and what their browsers are told by push, but the one with the token that is to stay (decision 4.2). */
export async function endSessionsOf(db: PeopleStore, userId: string, staying?: string): Promise<void> {
  let ending = db.deleteFrom('sessions').where('userId', '=', userId);
  if (staying !== undefined) ending = ending.where('tokenHash', '<>', tokenHashOf(staying));
  await ending.execute();
  await endDevicesOfUser(db, userId, staying === undefined ? undefined : sessionIdOf(tokenHashOf(staying)));
}

/** Removes sessions, links and login tries that have ended, and the log of what is too long ago; nothing depends on when it runs. */
export async function sweepEnded(db: PeopleStore, now: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((row) => row.not(isOpen(now)(row)))
    .execute();
  await forgetAudit(db, now);
  await db.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute();
  await db.deleteFrom('factorTickets').where('expiresAt', '<=', now).execute();
  await sweepSignOns(db, now);
  // Apart, in the order in which logins hold these rows: neither waits for the other in a circle.
  for (const kind of ['account:%', 'activation:%', 'address:%', 'reset:%']) {
    await db
      .deleteFrom('loginTries')
      .where('key', 'like', kind)
      .where('lastAt', '<=', now - limits.loginWindow)
      .execute();
  }
}
