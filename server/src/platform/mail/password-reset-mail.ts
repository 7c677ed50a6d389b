import type { Locale } from 'contract/users';
import { say } from '../words.ts';
import type { Mail } from './mailer.ts';
import { renderLetter } from './template.ts';

/** The mail with the link to choose a new password. */
export function passwordResetMail(
  locale: Locale,
  mail: { to: string; firstName: string; link: string; productName: string; supportEmail: string },
): Mail {
  const { to, firstName, link, productName, supportEmail } = mail;
  const subject = say(locale, 'mail.passwordReset.subject', { productName });
  return {
    to,
    subject,
    ...renderLetter({
      locale,
      productName,
      title: subject,
      paragraphs: [
        say(locale, 'mail.passwordReset.greeting', { firstName }),
        say(locale, 'mail.passwordReset.intro', { productName }),
      ],
      button: { label: say(locale, 'mail.passwordReset.button'), link },
      closing: [
        say(locale, 'mail.passwordReset.validity'),
        say(locale, 'mail.passwordReset.notYou'),
        say(locale, 'mail.help', { supportEmail }),
      ],
    }),
  };
}
