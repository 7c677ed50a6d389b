import { limits } from 'contract/limits';
import type { Locale } from 'contract/users';
import { say } from '../words.ts';
import { oneLine } from './html.ts';
import type { Mail } from './mailer.ts';
import { renderLetter } from './template.ts';

const days = limits.confirmLinkLife / (24 * 60 * 60_000);

/** Asks whoever reads mail at an address to confirm it, for newsletters of an organisation or for answers to them. */
export function confirmMail(
  what: 'signUp' | 'replyAddress',
  about: {
    locale: Locale;
    to: string;
    organisation: string;
    link: string;
    productName: string;
    supportEmail: string;
  },
): Mail {
  const { locale, to, link, productName, supportEmail } = about;
  const values = { organisation: oneLine(about.organisation), productName, days };
  const words = (key: string) => say(locale, `mail.newsletter.${what}.${key}`, values);
  const subject = words('subject');
  return {
    to,
    subject,
    senderName: values.organisation,
    replyTo: supportEmail,
    ...renderLetter({
      ...{ locale, productName, title: subject },
      paragraphs: [words('intro')],
      button: { label: words('button'), link },
      closing: [words('validity'), say(locale, 'mail.help', { supportEmail })],
    }),
  };
}
