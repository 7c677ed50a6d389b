import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import type { Clock } from '#platform/clock.ts';
import { activationMail } from '#platform/mail/activation-mail.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { newToken, tokenHashOf } from '#platform/tokens.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { plainEmail } from './accounts.ts';
import { forgetLinks } from './new-password.ts';
import { takeBackActivation } from './tries.ts';

/** What activation mails are made with. */
export interface ActivationParts {
  db: PeopleStore;
  clock: Clock;
  mailer: Mailer;
  settings: {
    /** Site that holds the password page, without a final slash. */
    site: string;
    productName: string;
    supportEmail: string;
  };
}

/**
 * Mails an invited account the link with which its first password is chosen; the ones mailed before end. Whoever calls
 * has counted the mail (`countActivation`).
 * @throws MailFault when the mail was not accepted; then the next may leave at once
 */
export async function sendActivation(
  { db, clock, mailer, settings }: ActivationParts,
  userId: string,
  locale: Locale,
): Promise<void> {
  const now = clock.now().getTime();
  const user = await db
    .selectFrom('users')
    .innerJoin('organisations', 'organisations.id', 'users.organisationId')
    .select(['users.email', 'users.firstName', 'organisations.name as organisation'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const token = newToken();
  await db.transaction().execute(async (transaction) => {
    await forgetLinks(transaction, userId);
    await transaction
      .insertInto('passwordResets')
      .values({
        tokenHash: tokenHashOf(token),
        userId,
        expiresAt: now + limits.activationLinkLife,
        usedAt: null,
      })
      .execute();
  });
  try {
    await mailer.send(
      activationMail(locale, {
        to: user.email,
        firstName: user.firstName,
        organisation: user.organisation,
        link: `${settings.site}/password-reset?token=${encodeURIComponent(token)}&first=1`,
        days: limits.activationLinkLife / (24 * 60 * 60_000),
        productName: settings.productName,
        supportEmail: settings.supportEmail,
      }),
    );
  } catch (error) {
    await takeBackActivation(db, { userId, email: user.email });
    throw error;
  }
  await db.updateTable('users').set({ invitedAt: now }).where('id', '=', userId).execute();
}

/** The account at an address that was invited and has chosen no password yet; undefined for every other. */
export async function invitedAt(db: PeopleStore, email: string): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', plainEmail(email))
    .where('active', '=', 1)
    .where('passwordHash', 'is', null)
    .where('lastSeenAt', 'is', null)
    .executeTakeFirst();
  return user?.id;
}
