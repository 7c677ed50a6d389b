import { say } from '#platform/words.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { unsubscribeHeaders } from '#platform/mail/unsubscribe-links.ts';
import type { Digest } from './digest-contents.ts';
import type { RenderedMail } from './rendered-mail.ts';
import { digestHtml } from './digest-html.ts';
import { digestText } from './digest-text.ts';
import { type FactsOf, factsOnce, mostPassages, namesOf } from './line-facts.ts';
import { mostLines, type ShownSearch, shownLines } from './visible-lines.ts';

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
