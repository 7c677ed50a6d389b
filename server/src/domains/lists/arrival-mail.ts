import type { Locale } from 'contract/users';
import { oneLine } from '#platform/mail/html.ts';
import { renderLetter } from '#platform/mail/template.ts';
import { say } from '#platform/words.ts';

/** What mails are made with. */
export interface MailWords {
  productName: string;
  /** Public base URL, without a slash at its end. */
  address: string;
  supportEmail: string;
}

/** Titles that a mail names. */
const most = 20;

/** Tells that a colleague handed lists over (decision 4.16). */
export function arrivalMail(
  mail: MailWords & { locale: Locale; firstName: string; sender: string; titles: readonly string[] },
): { subject: string; text: string; html: string; headers: Record<string, string> } {
  const { locale, productName, address, supportEmail, firstName, titles } = mail;
  const count = titles.length;
  const name = oneLine(mail.sender);
  const words = (key: string, values: Record<string, string | number> = {}) =>
    say(locale, `mail.lists.${key}`, values);
  const subject = words('subject', { name, count });
  const rest = count - most;
  return {
    subject,
    ...renderLetter({
      locale,
      productName,
      title: subject,
      paragraphs: [
        words('greeting', { firstName: oneLine(firstName) }),
        words('intro', { name, count }),
        ...titles.slice(0, most).map((title) => `• ${oneLine(title)}`),
        ...(rest > 0 ? [words('more', { count: rest })] : []),
      ],
      button: { label: words('button'), link: `${address}/list-manager` },
      closing: [say(locale, 'mail.help', { supportEmail })],
    }),
    // About the user's own lists, not one of a series.
    headers: {},
  };
}
