import { readPreferences } from '#domains/settings/index.ts';
import { factorMail, type FactorEvent } from '#platform/mail/factor-mail.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** What the mails say of the product. */
export interface MailSettings {
  PRODUCT_NAME: string;
  SUPPORT_EMAIL: string;
}

/** Mails somebody, in their own language, what became of their second factor. @throws MailFault */
export async function tellOfFactor(
  { db, mailer, settings }: { db: PeopleStore; mailer: Mailer; settings: MailSettings },
  userId: string,
  event: FactorEvent,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'firstName', 'organisationId'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return;
  const { effective } = await readPreferences(db, { userId, organisationId: user.organisationId });
  await mailer.send(
    factorMail(event, {
      ...{ locale: effective.locale, to: user.email, firstName: user.firstName },
      productName: settings.PRODUCT_NAME,
      supportEmail: settings.SUPPORT_EMAIL,
    }),
  );
}
