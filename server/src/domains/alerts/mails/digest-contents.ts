import type { ContextChoice } from 'contract/contexts';
import type { DomainId } from 'contract/dashboards';
import type { ToldSteps } from '../follow/told-steps.ts';
import type { MatchLine } from '../follow/run-searches.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { oneLine } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import { type AlertMail, counted, namesOf } from './mail.ts';

/** What one mail tells its user: new documents per saved search, or that there are none (decision 4.24). */
export interface Digest extends AlertMail {
  kind: 'direct' | 'daily' | 'weekly';
  /** The Amsterdam day of the slot, `YYYY-MM-DD`. */
  slotDay: string;
  /** Those with lines, in the order of the mail; empty renders the mail that nothing is new. */
  searches: readonly DigestSearch[];
  /** Documents of these searches since the last digest that went out directly (decision 4.20). */
  alreadyDirect: number;
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
  /** The document changed and matches since (decision 4.22). */
  updated: boolean;
  line: MatchLine;
  /** Titles of the other searches of this user that matched. */
  alsoIn: readonly string[];
  /** The steps of dossiers that it is told for, by what followed them. */
  steps: readonly ToldSteps[];
}

/** Documents a mail shows, of one search and of all (decision 4.23). */
export const maxLines = { ofSearch: 20, ofMail: 60 };

/** A search of a mail with the lines that are visible and the number of those that are not. */
export interface VisibleSearch {
  search: DigestSearch;
  lines: readonly DigestLine[];
  hidden: number;
}

/**
 * Shares what fits in a mail among its searches, turn by turn, so that no search is pushed out by a busy one.
 * Of each the first lines are shown, so that what is left is the rest in order.
 */
export function visibleLines(searches: readonly DigestSearch[], ofMail = maxLines.ofMail): VisibleSearch[] {
  const visible = searches.map((search) => ({ search, count: 0 }));
  let room = ofMail;
  for (let turn = 0; turn < maxLines.ofSearch && room > 0; turn += 1) {
    for (const one of visible) {
      if (room === 0 || one.search.lines.length <= turn) continue;
      one.count = turn + 1;
      room -= 1;
    }
  }
  return visible.map(({ search, count }) => ({
    search,
    lines: search.lines.slice(0, count),
    hidden: search.lines.length - count,
  }));
}

/** Documents that searches of a mail found, visible or not. */
export const countOf = (searches: readonly Pick<DigestSearch, 'lines'>[]): number =>
  searches.reduce((sum, { lines }) => sum + lines.length, 0);

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
