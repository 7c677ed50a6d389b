import { emailDomainOf } from 'contract/sign-on-offer';
import { providerAt, vouchesFor } from '#domains/sign-on/index.ts';
import type { Actor, Site } from '#platform/access.ts';
import type { Clock } from '#platform/clock.ts';
import { passwordsAreOff, wrongCredentials } from '#platform/errors.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { actorOf, plainEmail } from './accounts.ts';
import { countTry, loginTries } from './tries.ts';

export interface PasswordChecks {
  db: PeopleStore;
  clock: Clock;
  passwords: Passwords;
}

export interface Credentials {
  email: string;
  password: string;
  /** Address of the client, for the limit per address and the list of sessions. */
  address: string;
}

/**
 * Who these credentials are of. Unknown, inactive and password-less accounts cost the same work and get the same answer
 * as a wrong password (decision 4.3). Where an organisation wants no passwords in the product that answer says so, for
 * every address of its domains: nothing is told of an account (decision 10.10). Its admins keep theirs for the admin
 * site: the way in by its provider leads to the product.
 * @throws 401 for wrong credentials, 403 where another way in is wanted, 429 after too many tries
 */
export async function rightful(
  { db, clock, passwords }: PasswordChecks,
  { email, password, address }: Credentials,
  site: Site,
): Promise<Actor> {
  const now = clock.now();
  const account = plainEmail(email);
  const provider = site === 'product' ? await providerAt(db, emailDomainOf(account)) : undefined;
  const closed = provider?.passwordsOff ? provider : undefined;
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
  return actor;
}
