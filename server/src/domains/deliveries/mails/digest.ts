import type { ContextChoice } from 'contract/contexts';
import type { DomainId } from 'contract/dashboards';
import type { DocumentId } from 'contract/documents';
import type { Locale } from 'contract/users';
import { say } from '#platform/words.ts';
import { escapeHtml } from '#platform/mail/template.ts';
import type { Line } from '#domains/matching/index.ts';
import type { UnsubscribeLinks } from '#domains/unsubscribe/index.ts';

/** What one mail tells its user: new documents per saved search, or that there are none (decision 4.24). */
export interface Digest {
  kind: 'direct' | 'daily' | 'weekly';
  locale: Locale;
  productName: string;
  /** Public base URL of the product, without a slash at its end. */
  address: string;
  supportEmail: string;
  to: string;
  firstName: string;
  deliveryId: string;
  userId: string;
  /** The Amsterdam day of the slot, `YYYY-MM-DD`. */
  slotDay: string;
  /** Those with lines, in the order of the mail; empty renders the mail that nothing is new. */
  searches: readonly DigestSearch[];
  /** Documents of these searches since the last digest that went out directly (decision 4.20). */
  alreadyDirect: number;
  /** Signed addresses from `unsubscribeLinks` of domains/unsubscribe. */
  unsubscribe: UnsubscribeLinks;
}

/** One saved search in a mail; the first in order that matched a document carries its line. */
export interface DigestSearch {
  id: string;
  title: string;
  dashboard: DomainId;
  query: string;
  /** The contexts of the search; empty on dashboards without contexts. */
  contexts: readonly ContextChoice[];
  lines: readonly DigestLine[];
}

export interface DigestLine {
  documentId: DocumentId;
  version: number;
  /** The document changed and matches since (decision 4.22). */
  updated: boolean;
  /** Epoch milliseconds. */
  foundAt: number;
  line: Line;
  /** Titles of the other searches of this user that matched. */
  alsoIn: readonly string[];
}

/** A mail that is ready to be kept and sent; headers beside those every mail has. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

/** The mail of a digest, in the language of its user. */
export function digestMail(digest: Digest): RenderedMail {
  const { locale, searches, unsubscribe } = digest;
  const count = searches.reduce((sum, { lines }) => sum + lines.length, 0);
  const names = searches.map(({ title }) => title).join(', ');
  const subject =
    count === 0
      ? say(locale, 'mail.digest.nothingSubject')
      : say(locale, 'mail.digest.subject', { count, names });
  const titles = searches.flatMap(({ lines }) => lines.map(({ line }) => line.title.text));
  return {
    subject,
    text: `${[subject, ...titles, unsubscribe.all].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${locale}"><body>${titles.map((title) => `<p>${escapeHtml(title)}</p>`).join('')}</body></html>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribe.all}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
