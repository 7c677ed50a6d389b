import { mailDates } from '#platform/mail/dates.ts';
import { oneLine } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import type { Digest } from './digest-contents.ts';
import { counted, namesOf } from './mail.ts';
import { countOf, type VisibleSearch } from './visible-lines.ts';

/** Searches named in the overview at the top, and names of those without a line of their own. */
export const mostNamed = 12;

/** The head of a digest, of new documents or of none. */
export function headOf({ locale, kind, slotDay, firstName, searches, alreadyDirect }: Digest) {
  const total = countOf(searches);
  return {
    title:
      total === 0 ? say(locale, 'mail.digest.nothingSubject') : counted(locale, 'mail.digest.count', total),
    what: `${mailDates(locale).longDay(slotDay)} · ${say(locale, `mail.digest.kinds.${kind}`)}`,
    intro: say(locale, `mail.digest.${total === 0 ? 'nothing' : 'intro'}.${kind}`, {
      firstName: oneLine(firstName),
    }),
    alreadyDirect: alreadyDirect === 0 ? [] : [counted(locale, 'mail.digest.alreadyDirect', alreadyDirect)],
  };
}

/** The page with exactly the documents of this mail. */
export const mailAddress = ({ address, deliveryId }: Digest): string => `${address}/mail/${deliveryId}`;

/** How many documents are left out with searches for which no room was left, and these with their numbers. */
export function hiddenSearches({ locale }: Digest, without: readonly VisibleSearch[]): [string, string] {
  const searches = without.map(({ search }) => search);
  const { number } = mailDates(locale);
  const names = searches.map(({ title, lines }) => `${title} (${number(lines.length)})`);
  return [counted(locale, 'mail.digest.left', countOf(searches)), namesOf(locale, names, mostNamed)];
}

/** Of those, the ones of a search that were left out of the mail: all after its first `after`. */
export const leftAddress = (digest: Digest, searchId: string, after: number): string =>
  `${mailAddress(digest)}?search=${searchId}&after=${after}`;
