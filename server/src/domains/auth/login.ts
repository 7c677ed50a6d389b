import type { FactorProof } from 'contract/factor-proof';
import { type Actor, requireAdmin, type Site } from '#platform/access.ts';
import { audit } from '#domains/audit/index.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type Credentials, type PasswordChecks, rightful } from './credentials.ts';
import { factorAtLogin } from './factor/at-login.ts';
import type { FactorParts } from './factor/parts.ts';
import { type Client, proven, startSession, type StartedSession } from './sessions.ts';

type Login = Credentials & FactorProof & Client;

/**
 * Checks credentials, and the second factor where there has to be one, and starts a session (decisions 4.3, 10.12).
 * @throws as `rightful`, and 401 while the second factor is missing
 */
export async function logIn(
  parts: PasswordChecks & FactorParts,
  given: Login,
): Promise<StartedSession & { actor: Actor }> {
  const actor = await rightful(parts, given, 'product');
  const byFactor = await factorAtLogin(parts, actor, 'product', given);
  return beginSession(parts.db, actor, { site: 'product', byFactor }, given, parts.clock.now().getTime());
}

/**
 * The same for the admin site, where staff need their second factor; it is noted that they came (decision 6.7).
 * @throws as `logIn`; EC-01 for whom there is nothing
 */
export async function logInToAdmin(
  parts: PasswordChecks & FactorParts,
  given: Login,
): Promise<StartedSession & { actor: Actor }> {
  const actor = await rightful(parts, given, 'admin');
  requireAdmin(actor, 'organisation');
  const byFactor = await factorAtLogin(parts, actor, 'admin', given);
  const now = parts.clock.now().getTime();
  return parts.db
    .transaction()
    .execute((transaction) => beginSession(transaction, actor, { site: 'admin', byFactor }, given, now));
}

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
