import type { DigestLine, DigestSearch } from './digest-contents.ts';

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
