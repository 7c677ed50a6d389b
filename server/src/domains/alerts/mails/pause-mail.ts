import type { PauseReason } from 'contract/saved-searches';
import { oneLine } from '#platform/mail/html.ts';
import { renderLetter } from '#platform/mail/template.ts';
import { say } from '#platform/words.ts';
import { shortQuery } from './line-facts.ts';
import type { Letterhead, RenderedMail } from './mail.ts';

/** Tells once that a saved search stands still until its user changes it (decision 8.6). */
export function pauseMail(
  notice: Letterhead & { search: { title: string; query: string }; reason: PauseReason },
): RenderedMail {
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
