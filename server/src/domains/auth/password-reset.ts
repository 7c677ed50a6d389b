import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import type { Clock } from '#platform/clock.ts';
import { passwordsOffFor } from '#domains/sign-on/index.ts';
import { invalidInput } from '#platform/errors.ts';
import { passwordResetMail } from '#platform/mail/password-reset-mail.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Passwords } from '#platform/passwords.ts';
import { newToken, tokenHashOf } from '#platform/tokens.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { plainEmail, Roles } from './accounts.ts';
import { hashNew, setPassword } from './new-password.ts';
import { countTry, resetTries } from './tries.ts';

/** What the mail says besides the link. */
interface ResetMailSettings {
  /** Site that holds the password page, without a final slash. */
  site: string;
  productName: string;
  supportEmail: string;
}

/**
 * Mails a link to choose a new password when the address belongs to an active account that may have one and was sent
 * none in the last five minutes; does nothing otherwise.
 * @throws MailFault when the mail could not be sent; the next request may then try at once
 */
export async function requestReset(
  {
    db,
    clock,
    mailer,
    settings,
  }: { db: PeopleStore; clock: Clock; mailer: Mailer; settings: ResetMailSettings },
  email: string,
  locale: Locale,
): Promise<void> {
  const now = clock.now().getTime();
  if (!(await mayHavePassword(db, plainEmail(email)))) return;
  // One statement both checks and marks: of two requests at once only one gets the row.
  const user = await db
    .updateTable('users')
    .set({ resetRequestedAt: now })
    .where('email', '=', plainEmail(email))
    .where('active', '=', 1)
    .where((row) =>
      row.or([
        row('resetRequestedAt', 'is', null),
        row('resetRequestedAt', '<=', now - limits.resetMailInterval),
      ]),
    )
    .returning(['id', 'email', 'firstName'])
    .executeTakeFirst();
  if (!user) return;
  const token = newToken();
  await db
    .insertInto('passwordResets')
    .values({
      tokenHash: tokenHashOf(token),
      userId: user.id,
      expiresAt: now + limits.resetLinkLife,
      usedAt: null,
    })
    .execute();
  try {
    await mailer.send(
      passwordResetMail(locale, {
        to: user.email,
        firstName: user.firstName,
        link: `${settings.site}/password-reset?token=${encodeURIComponent(token)}`,
        productName: settings.productName,
        supportEmail: settings.supportEmail,
      }),
    );
  } catch (error) {
    await db.updateTable('users').set({ resetRequestedAt: null }).where('id', '=', user.id).execute();
    throw error;
  }
}

/** Whether the organisation of an account lets it come in with a password (decision 10.10). */
async function mayHavePassword(db: PeopleStore, email: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'organisationId', 'roles'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!user) return false;
  return !(await passwordsOffFor(db, { ...user, roles: Roles.parse(JSON.parse(user.roles)) }));
}

/**
 * Sets a new password with the token of a mailed link, once and within the hour, and ends every session
 * and every other link of the user.
 * @throws 400 for a link that is unknown, used or expired, and for a password that may not be chosen; 429 after too
 * many requests of one address
 */
export async function resetPassword(
  { db, clock, passwords }: { db: PeopleStore; clock: Clock; passwords: Passwords },
  { token, password, address }: { token: string; password: string; address: string },
): Promise<void> {
  const now = clock.now().getTime();
  const takeBack = await countTry(db, resetTries(address), now);
  const open = db
    .selectFrom('passwordResets')
    .innerJoin('users', 'users.id', 'passwordResets.userId')
    .innerJoin('organisations', 'organisations.id', 'users.organisationId')
    .select(['users.id', 'users.email', 'users.firstName', 'users.lastName'])
    .select('organisations.name as organisation')
    .where('passwordResets.tokenHash', '=', tokenHashOf(token))
    .where('passwordResets.usedAt', 'is', null)
    .where('passwordResets.expiresAt', '>', now)
    .where('users.active', '=', 1);
  const user = await open.executeTakeFirst();
  if (!user || !(await mayHavePassword(db, user.email)))
    throw invalidInput('refusals.resetTokenInvalid', 'body.token');
  const passwordHash = await hashNew(passwords, password, user);
  await db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('passwordResets')
      .set({ usedAt: now })
      .where('tokenHash', '=', tokenHashOf(token))
      .where('usedAt', 'is', null)
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) throw invalidInput('refusals.resetTokenInvalid', 'body.token');
    await setPassword(transaction, user.id, passwordHash);
  });
  await takeBack();
}
