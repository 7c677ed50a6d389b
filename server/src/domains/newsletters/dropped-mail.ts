import type { IssueFault } from 'contract/newsletter-issues';
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

/** Tells who sent an issue off that it went to nobody, and why. */
export function droppedMail(
  words: MailWords & {
    locale: Locale;
    firstName: string;
    title: string;
    fault: Exclude<IssueFault, 'noAccount'>;
  },
): { subject: string; text: string; html: string; headers: Record<string, string> } {
  const { locale, productName, address, supportEmail, fault } = words;
  const title = oneLine(words.title);
  const text = (key: string, values: Record<string, string> = {}) =>
    say(locale, `mail.newsletter.dropped.${key}`, values);
  const subject = text('subject', { title });
  return {
    subject,
    ...renderLetter({
      ...{ locale, productName, title: subject },
      paragraphs: [
        text('greeting', { firstName: oneLine(words.firstName) }),
        text('intro', { title }),
        text(`why.${fault}`),
        text('again'),
      ],
      button: { label: text('button'), link: `${address}/list-manager` },
      closing: [say(locale, 'mail.help', { supportEmail })],
    }),
    // About what the user asked for, not one of a series.
    headers: {},
  };
}
