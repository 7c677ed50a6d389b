import type { DomainId } from 'contract/dashboards';
import { dossierAddress } from 'contract/dossier-address';
import type { Locale } from 'contract/users';
import { documentPage } from '#domains/documents/index.ts';
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

/** Tells a colleague that a note mentions them, with its words and the way to it. */
export function mentionMail(
  mail: MailWords & {
    locale: Locale;
    firstName: string;
    writer: string;
    /** The document, or the dossier by its number. */
    about: { title: string; domain: DomainId; documentId: string | null };
    text: string;
  },
): { subject: string; text: string; html: string; headers: Record<string, string> } {
  const { locale, productName, address, supportEmail, firstName, about } = mail;
  const name = oneLine(mail.writer);
  const title = oneLine(about.title);
  const words = (key: string, values: Record<string, string> = {}) =>
    say(locale, `mail.mention.${key}`, values);
  const { documentId } = about;
  return {
    subject: words('subject', { name, title }),
    ...renderLetter({
      locale,
      productName,
      title: words('title', { name }),
      paragraphs: [
        words('greeting', { firstName: oneLine(firstName) }),
        words(documentId === null ? 'aboutDossier' : 'about', { name, title }),
        ...mail.text
          .split(/\n+/)
          .map((line) => line.trim())
          .filter(Boolean),
      ],
      button:
        documentId === null
          ? {
              label: words('buttonDossier'),
              link: dossierPage(address, about),
            }
          : {
              label: words('button'),
              link: `${documentPage(address, { domain: about.domain, id: documentId })}?tab=team`,
            },
      closing: [
        words('off', { link: `${address}/settings#team` }),
        say(locale, 'mail.help', { supportEmail }),
      ],
    }),
    // About one note, not one of a series.
    headers: {},
  };
}

/** The notes on the page of a dossier; of a number that no address can have what is found by it. */
function dossierPage(address: string, { domain, title }: { domain: DomainId; title: string }): string {
  const number = dossierAddress(title);
  return number === undefined
    ? `${address}/${domain}/dashboard?q=${encodeURIComponent(title)}`
    : `${address}/${domain}/dossier/${number}?tab=team`;
}
