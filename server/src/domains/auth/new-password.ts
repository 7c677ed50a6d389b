import { invalidInput } from '#platform/errors.ts';
import { isGuessable } from '#platform/password-guessing.ts';
import type { Passwords } from '#platform/passwords.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { plainEmail } from './accounts.ts';
import { endTickets } from './factor/tickets.ts';
import { endSessionsOf } from './sessions.ts';

/** Whose password it becomes: nothing of it may be the password. */
interface PasswordOwner {
  email: string;
  firstName: string;
  lastName: string;
  organisation: string;
}

/**
 * Hashes a password that may be chosen. Takes long on purpose: not to be called in a transaction.
 * @throws 400 for one equal to the e-mail address and for one that is soon guessed
 */
export async function hashNew(
  passwords: Passwords,
  password: string,
  { email, firstName, lastName, organisation }: PasswordOwner,
): Promise<string> {
  if (plainEmail(password) === email) throw invalidInput('mail.passwordIsEmail', 'body.password');
  const about = [email, ...email.split('@'), firstName, lastName, organisation];
  if (await isGuessable(password, about)) throw invalidInput('mail.passwordGuessable', 'body.password');
  return passwords.hash(password);
}

/**
 * Stores a new password and ends what the old one opened: links, steps of a second factor under way, and sessions but the one with the token that is to
 * stay (decision 4.2).
 */
export async function setPassword(
  db: PeopleStore,
  userId: string,
  passwordHash: string,
  staying?: string,
): Promise<void> {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
  await endSessionsOf(db, userId, staying);
  await endTickets(db, userId);
  await forgetLinks(db, userId);
}

/** Ends every link of a user with which a password can be chosen. */
export async function forgetLinks(db: PeopleStore, userId: string): Promise<void> {
  await db.deleteFrom('passwordResets').where('userId', '=', userId).where('usedAt', 'is', null).execute();
}
