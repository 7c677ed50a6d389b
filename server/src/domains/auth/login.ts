import { emailDomainOf } from 'contract/sign-on-offer';
import { type Actor, requireAdmin } from '#platform/access.ts';
import { audit } from '#domains/audit/index.ts';
import type { Clock } from '#platform/clock.ts';
import { type Provider, providerAt, vouchesFor } from '#domains/sign-on/index.ts';
import { passwordsAreOff, wrongCredentials } from '#platform/errors.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { actorOf, plainEmail } from './accounts.ts';
import { proven, startSession, type StartedSession } from './sessions.ts';
import { countTry, loginTries } from './tries.ts';

interface Checks {
  db: PeopleStore;
  clock: Clock;
  passwords: Passwords;
}

interface Credentials {
  email: string;
  password: string;
  /** Address of the client, for the limit per address and the list of sessions. */
  address: string;
  /** What the client says it is, for the list of sessions. */
  userAgent: string;
}

/**
 * Checks credentials and starts a session. Unknown, inactive and password-less accounts cost the same
 * work and get the same answer as a wrong password (decision 4.3). Where an organisation wants no passwords that answer
 * says so, for every address of its domains: nothing is told of an account (decision 10.10).
 * @throws 401 for wrong credentials, 403 where another way in is wanted, 429 after too many tries
 */
export async function logIn(
  checks: Checks,
  { address, userAgent, ...given }: Credentials,
): Promise<StartedSession & { actor: Actor }> {
  const { db } = checks;
  const provider = await providerAt(db, emailDomainOf(plainEmail(given.email)));
  const closed = provider?.passwordsOff ? provider : undefined;
  const { actor, now } = await rightful(checks, { ...given, address }, closed);
  const begun = { site: 'product', factorAt: null } as const;
  const session = await startSession(db, actor.userId, { address, userAgent }, begun, now);
  return { ...session, actor: proven(actor, false) };
}

/**
 * The same for the admin site, where only admins of an organisation have something to do without a second factor; it is
 * noted that they came (decision 6.7). They keep their password for it where their organisation wants none in the product:
 * the way in by its provider leads to the product.
 * @throws as `logIn`; EC-01 for whom there is nothing
 */
export async function logInToAdmin(
  checks: Checks,
  { address, userAgent, ...given }: Credentials,
): Promise<StartedSession & { actor: Actor }> {
  const { actor: whole, now } = await rightful(checks, { ...given, address });
  const actor = proven(whole, false);
  requireAdmin(actor, 'organisation');
  const begun = { site: 'admin', factorAt: null } as const;
  return checks.db.transaction().execute(async (transaction) => {
    const session = await startSession(transaction, actor.userId, { address, userAgent }, begun, now);
    const { email: target, organisationId } = actor;
    await audit(transaction, { actor, address }, { action: 'session.begin', target, organisationId }, now);
    return { ...session, actor };
  });
}

/** Who these credentials are of, in the moment in which they were looked at; `closed` wants its people to come in by it. */
async function rightful(
  { db, clock, passwords }: Checks,
  { email, password, address }: Omit<Credentials, 'userAgent'>,
  closed?: Provider,
): Promise<{ actor: Actor; now: number }> {
  const now = clock.now();
  const account = plainEmail(email);
  const takeBack = await countTry(db, loginTries(account, address), now.getTime());
  const user = await db
    .selectFrom('users')
    .select(['id', 'passwordHash'])
    .where('email', '=', account)
    .where('active', '=', 1)
    .executeTakeFirst();
  const right = await passwords.verify(user?.passwordHash, password);
  const actor = right && user ? await actorOf(db, user.id, now) : undefined;
  if (closed && (!actor || vouchesFor(closed, actor))) throw passwordsAreOff(closed.name);
  if (!actor) throw wrongCredentials();
  await takeBack();
  return { actor, now: now.getTime() };
}
