import type { Locale } from 'contract/users';
import { say } from '../words.ts';
import { oneLine } from './html.ts';
import type { Mail } from './mailer.ts';
import { renderLetter } from './template.ts';

/** Tells one of the two addresses of an account that another one took its place. */
export function addressChangedMail(
  locale: Locale,
  mail: {
    to: string;
    firstName: string;
    from: string;
    into: string;
    /** Where one logs in. */
    link: string;
    productName: string;
    supportEmail: string;
  },
): Mail {
  const { to, from, into, link, productName, supportEmail } = mail;
  const firstName = oneLine(mail.firstName);
  const words = (key: string, values: Record<string, string> = {}) =>
    say(locale, `accounts.addressChanged.${key}`, values);
  const subject = words('subject', { productName });
  return {
    to,
    subject,
    ...renderLetter({
      locale,
      productName,
      title: subject,
      paragraphs: [
        firstName === ''
          ? say(locale, 'accounts.activation.greetingNobody')
          : words('greeting', { firstName }),
        words('intro', { productName, from, into }),
      ],
      button: { label: words('button'), link },
      closing: [words('notYou', { supportEmail })],
    }),
  };
}
