import { limits } from 'contract/limits';
import type { OwnSession } from 'contract/own-account';
import type { OpenSession } from '#platform/session-cookie.ts';
import { notFound } from '#platform/errors.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { deviceOf } from '#platform/devices.ts';
import { isLocal, networkOf } from '#platform/networks.ts';
import { endSessionOf, isOpen, sessionIdOf } from './sessions.ts';

/** The open sessions of a user, last used first (decision 10.11). */
export async function ownSessions(
  db: PeopleStore,
  { actor, sessionId }: OpenSession,
  address: string,
  now: number,
): Promise<{ data: OwnSession[]; total: number }> {
  const open = db.selectFrom('sessions').where('userId', '=', actor.userId).where(isOpen(now));
  const { total } = await open.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await open
    .selectAll()
    .orderBy('lastUsedAt', 'desc')
    .orderBy('tokenHash')
    .limit(limits.maximumShownSessions)
    .execute();
  const here = networkOf(address);
  const data = rows.map(({ tokenHash, userAgent, network, site, createdAt, lastUsedAt }) => {
    const id = sessionIdOf(tokenHash);
    return {
      id,
      current: id === sessionId,
      ...deviceOf(userAgent),
      place: placeOf(network, here),
      network,
      site,
      startedAt: new Date(createdAt).toISOString(),
      lastUsedAt: new Date(lastUsedAt).toISOString(),
    };
  });
  return { data, total: Number(total) };
}

function placeOf(network: string, here: string): OwnSession['place'] {
  if (network === '') return 'unknown';
  if (network === here) return 'same';
  return isLocal(network) ? 'local' : 'other';
}

/** Ends one session of a user. @throws 404 when they have none of that name */
export async function endOwnSession(db: PeopleStore, userId: string, id: string): Promise<void> {
  const rows = await db.selectFrom('sessions').select('tokenHash').where('userId', '=', userId).execute();
  const tokenHash = rows.find((row) => sessionIdOf(row.tokenHash) === id)?.tokenHash;
  if (tokenHash === undefined) throw notFound();
  await endSessionOf(db, tokenHash);
}
