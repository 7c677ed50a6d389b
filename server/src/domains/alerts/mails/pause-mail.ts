import type { PauseReason } from 'contract/saved-searches';
import type { Locale } from 'contract/users';
import { oneLine } from '#platform/mail/html.ts';
import { renderLetter } from '#platform/mail/template.ts';
import { say } from '#platform/words.ts';
import type { RenderedMail } from './rendered-mail.ts';
import { shortQuery } from './line-facts.ts';

/** Tells once that a saved search stands still until its user changes it (decision 8.6). */
export function pauseMail(notice: {
  locale: Locale;
  productName: string;
  /** Public base URL of the product, without a slash at its end. */
  address: string;
  supportEmail: string;
  firstName: string;
  search: { title: string; query: string };
  reason: PauseReason;
}): RenderedMail {
  const { locale, productName, address, supportEmail, firstName, search, reason } = notice;
  const name = oneLine(search.title);
  const words = (key: string, values: Record<string, string> = {}) =>
    say(locale, `mail.pause.${key}`, values);
  return {
    subject: words('subject', { name }),
    ...renderLetter({
      locale,
      productName,
      title: words('title'),
      paragraphs: [
        words('greeting', { firstName: oneLine(firstName) }),
        words(reason, { name }),
        words('words', { query: shortQuery(search.query) }),
        words('kept'),
      ],
      button: { label: words('button'), link: `${address}/saved-searches` },
      closing: [say(locale, 'mail.help', { supportEmail })],
    }),
    // A notice about the user's own search, not one of a list of mails.
    headers: {},
  };
}
