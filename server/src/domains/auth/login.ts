import type { FactorProof } from 'contract/factor-proof';
import { type Actor, requireAdmin } from '#platform/access.ts';
import { beginSession } from './begin-session.ts';
import { type Credentials, type PasswordChecks, rightful } from './credentials.ts';
import { factorAtLogin } from './factor/at-login.ts';
import type { FactorParts } from './factor/parts.ts';
import type { Client, StartedSession } from './sessions.ts';

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
