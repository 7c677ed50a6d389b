import type { Clock } from '#platform/clock.ts';
import { passwordsOffFor } from '#domains/sign-on/index.ts';
import { invalidInput, passwordsAreOff } from '#platform/errors.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { OpenSession } from '#platform/session-cookie.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { hashNew, setPassword } from './new-password.ts';
import { countTry, loginTries } from './tries.ts';

/**
 * Changes the password of who is logged in and knows the current one, and ends every session but theirs (4.2).
 * A wrong current password is a login try (4.3).
 * @throws 400 for a wrong current password and one that may not be chosen, 403 where the organisation wants none, 429
 * after too many wrong ones
 */
export async function changePassword(
  { db, clock, passwords }: { db: PeopleStore; clock: Clock; passwords: Passwords },
  { actor, token }: OpenSession,
  { current, password, address }: { current: string; password: string; address: string },
): Promise<void> {
  const provider = await passwordsOffFor(db, actor);
  if (provider) throw passwordsAreOff(provider.name);
  const takeBack = await countTry(db, loginTries(actor.email, address), clock.now().getTime());
  const { passwordHash: old } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  if (!(await passwords.verify(old, current))) throw invalidInput('mail.wrongPassword', 'body.current');
  await takeBack();
  const passwordHash = await hashNew(passwords, password, actor);
  await db
    .transaction()
    .execute((transaction) => setPassword(transaction, actor.userId, passwordHash, token));
}
