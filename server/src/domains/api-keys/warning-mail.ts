import type { Locale } from 'contract/users';
import { mailDates } from '#platform/mail/dates.ts';
import { oneLine } from '#platform/mail/html.ts';
import { renderLetter } from '#platform/mail/template.ts';
import { say } from '#platform/words.ts';

/** What mails are made with, as the process is configured. */
export interface MailWords {
  productName: string;
  /** Public base URL, without a slash at its end. */
  address: string;
  supportEmail: string;
}

/** Tells that an API key ends soon, while there is time to put another in its place (decision 10.8). */
export function warningMail(
  { productName, address, supportEmail }: MailWords,
  about: { locale: Locale; firstName: string; key: { name: string; prefix: string; lastDay: string } },
) {
  const { locale, firstName, key } = about;
  const values = { name: oneLine(key.name), day: mailDates(locale).longDay(key.lastDay), prefix: key.prefix };
  const words = (part: string) => say(locale, `mail.apiKey.${part}`, values);
  return {
    subject: words('subject'),
    ...renderLetter({
      locale,
      productName,
      title: words('title'),
      paragraphs: [
        say(locale, 'mail.pause.greeting', { firstName: oneLine(firstName) }),
        words('ends'),
        words('renew'),
      ],
      button: { label: words('button'), link: `${address}/settings#api` },
      closing: [say(locale, 'mail.help', { supportEmail })],
    }),
    headers: {},
  };
}
