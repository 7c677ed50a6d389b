import type { ContextChoice } from 'contract/contexts';
import type { DomainId } from 'contract/dashboards';
import type { DocumentId } from 'contract/documents';
import type { Locale } from 'contract/users';
import { say } from '#platform/words.ts';
import { mailDates } from '#platform/mail/dates.ts';
import type { Line } from '#domains/matching/index.ts';
import { type UnsubscribeLinks, unsubscribeHeaders } from '#domains/unsubscribe/index.ts';
import { digestHtml } from './digest-html.ts';
import { digestText } from './digest-text.ts';
import { type FactsOf, factsOnce, mostPassages, namesOf } from './line-facts.ts';
import { mostLines, type ShownSearch, shownLines } from './shown-lines.ts';

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
  /** Percentage from which one of them selects a document; 0 where they select none. */
  minimumMatch: number;
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

/** Characters of the names in a subject; a mailbox shows about so many. */
const subjectNames = 120;
/** Bytes of HTML beyond which a mailbox cuts a mail off (decision 4.23). */
export const mostBytes = 90_000;

/** The mail of a digest, in the language of its user; as long as fits (decision 4.23). */
export function digestMail(digest: Digest): RenderedMail {
  const subject = subjectOf(digest);
  const factsOf = factsOnce(digest.locale, digest.address);
  const { shown, html } = fitted(digest, subject, factsOf);
  return {
    subject,
    text: digestText(digest, shown, factsOf),
    html,
    headers: unsubscribeHeaders(digest.unsubscribe, digest.deliveryId),
  };
}

/** As many lines as the limits allow; with one passage each, and then fewer, where theirs are long. */
function fitted(digest: Digest, subject: string, factsOf: FactsOf): { shown: ShownSearch[]; html: string } {
  let room = mostLines.ofMail;
  let passages = mostPassages;
  for (;;) {
    const shown = shownLines(digest.searches, room);
    const html = digestHtml(digest, subject, shown, factsOf, passages);
    const size = Buffer.byteLength(html);
    if (size < mostBytes || room === 0) return { shown, html };
    if (passages > 1) passages = 1;
    else {
      const lines = shown.reduce((sum, { lines: { length } }) => sum + length, 0);
      room = Math.min(lines - 1, Math.floor((lines * mostBytes) / size));
    }
  }
}

function subjectOf({ locale, searches }: Digest): string {
  const count = searches.reduce((sum, { lines }) => sum + lines.length, 0);
  if (count === 0) return say(locale, 'mail.digest.nothingSubject');
  const titles = searches.map(({ title }) => title);
  let fitting = 1;
  while (fitting < titles.length && titles.slice(0, fitting + 1).join(', ').length <= subjectNames)
    fitting += 1;
  return say(locale, 'mail.digest.subject', {
    count,
    number: mailDates(locale).number(count),
    names: namesOf(locale, titles, fitting),
  });
}
