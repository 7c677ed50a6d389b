import type { Locale } from 'contract/users';
import { say } from '../words.ts';
import type { Mail } from './mailer.ts';
import { renderLetter } from './template.ts';

/** What becomes of somebody's second factor, and they should know in case it was not they who did it. */
export type FactorEvent = 'on' | 'off' | 'moved' | 'passkeyAdded' | 'codesRenewed' | 'recoveryUsed' | 'reset';

/** The mail that tells of it. */
export function factorMail(
  event: FactorEvent,
  about: { locale: Locale; to: string; firstName: string; productName: string; supportEmail: string },
): Mail {
  const { locale, to, firstName, productName, supportEmail } = about;
  const words = (key: string) => say(locale, `mail.factor.${key}`, { firstName, productName });
  const subject = words(`subject.${event}`);
  return {
    to,
    subject,
    ...renderLetter({
      ...{ locale, productName, title: subject },
      paragraphs: [words('greeting'), words(`told.${event}`)],
      closing: [words('notYou'), say(locale, 'mail.help', { supportEmail })],
    }),
  };
}
