import { type Actor, type Site } from '#platform/access.ts';
import { audit } from '#domains/audit/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type Client, proven, startSession, type StartedSession } from './sessions.ts';

/**
 * Begins a session of who has shown who they are; that of the admin site is noted, so it takes a transaction. The
 * actor it answers has the marks that this allows.
 */
export async function beginSession(
  db: PeopleStore,
  whole: Actor,
  { site, byFactor }: { site: Site; byFactor: boolean },
  client: Client,
  now: number,
): Promise<StartedSession & { actor: Actor }> {
  const actor = proven(whole, byFactor);
  const begun = { site, factorAt: byFactor ? now : null };
  const session = await startSession(db, actor.userId, client, begun, now);
  if (site === 'admin') {
    const { email: target, organisationId } = actor;
    const doer = { actor, address: client.address };
    await audit(db, doer, { action: 'session.begin', target, organisationId }, now);
  }
  return { ...session, actor };
}
