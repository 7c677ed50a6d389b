import type { Locale } from 'contract/users';
import { say } from '../words.ts';
import { oneLine } from './html.ts';
import type { Mail } from './mailer.ts';
import { renderLetter } from './template.ts';

/** The mail with the link with which an invited account is activated (decision 2.9). */
export function activationMail(
  locale: Locale,
  mail: {
    to: string;
    firstName: string;
    organisation: string;
    link: string;
    /** For which the link works. */
    days: number;
    productName: string;
    supportEmail: string;
  },
): Mail {
  const { to, link, days, productName, supportEmail } = mail;
  const organisation = oneLine(mail.organisation);
  const firstName = oneLine(mail.firstName);
  const words = (key: string, values: Record<string, string | number> = {}) =>
    say(locale, `accounts.activation.${key}`, values);
  const subject = words('subject', { productName });
  return {
    to,
    subject,
    ...renderLetter({
      locale,
      productName,
      title: subject,
      paragraphs: [
        firstName === '' ? words('greetingNobody') : words('greeting', { firstName }),
        words('intro', { productName, organisation }),
      ],
      button: { label: words('button'), link },
      closing: [words('validity', { days }), words('notYou'), say(locale, 'mail.help', { supportEmail })],
    }),
  };
}
