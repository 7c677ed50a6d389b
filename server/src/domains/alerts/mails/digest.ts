import { say } from '#platform/words.ts';
import { unsubscribeHeaders } from '#platform/mail/unsubscribe-links.ts';
import { digestHtml } from './digest-html.ts';
import { digestText } from './digest-text.ts';
import { type FactsOf, factsOnce, mostPassages } from './line-facts.ts';
import { counted, mostBytes, type RenderedMail, subjectNamesOf } from './mail.ts';
import { countOf, type Digest, maxLines, visibleLines, type VisibleSearch } from './digest-contents.ts';

/** The mail of a digest, in the language of its user; as long as fits (decision 4.23). */
export function digestMail(digest: Digest): RenderedMail {
  const subject = subjectOf(digest);
  const factsOf = factsOnce(digest.locale, digest.address);
  const { visible, html } = fitted(digest, subject, factsOf);
  return {
    subject,
    text: digestText(digest, visible, factsOf),
    html,
    headers: unsubscribeHeaders(digest.unsubscribe, digest.deliveryId),
  };
}

/** As many lines as the limits allow; with one passage each, and then fewer, where theirs are long. */
function fitted(
  digest: Digest,
  subject: string,
  factsOf: FactsOf,
): { visible: VisibleSearch[]; html: string } {
  let room = maxLines.ofMail;
  let passages = mostPassages;
  for (;;) {
    const visible = visibleLines(digest.searches, room);
    const html = digestHtml(digest, subject, visible, factsOf, passages);
    const size = Buffer.byteLength(html);
    if (size < mostBytes || room === 0) return { visible, html };
    if (passages > 1) passages = 1;
    else {
      const lines = countOf(visible);
      room = Math.min(lines - 1, Math.floor((lines * mostBytes) / size));
    }
  }
}

function subjectOf({ locale, searches }: Digest): string {
  const count = countOf(searches);
  if (count === 0) return say(locale, 'mail.digest.nothingSubject');
  return counted(locale, 'mail.digest.subject', count, { names: subjectNamesOf(locale, searches) });
}
