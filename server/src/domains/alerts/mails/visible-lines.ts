import type { DigestLine, DigestSearch } from './digest-contents.ts';

/** Documents a mail shows, of one search and of all (decision 4.23). */
export const mostLines = { ofSearch: 20, ofMail: 60 };

/** A search of a mail with the lines that are shown and the number of those that are not. */
export interface ShownSearch {
  search: DigestSearch;
  lines: readonly DigestLine[];
  left: number;
}

/**
 * Shares what fits in a mail among its searches, turn by turn, so that no search is pushed out by a busy one.
 * Of each the first lines are shown, so that what is left is the rest in order.
 */
export function shownLines(searches: readonly DigestSearch[], ofMail = mostLines.ofMail): ShownSearch[] {
  const shown = searches.map((search) => ({ search, count: 0 }));
  let room = ofMail;
  for (let turn = 0; turn < mostLines.ofSearch && room > 0; turn += 1) {
    for (const one of shown) {
      if (room === 0 || one.search.lines.length <= turn) continue;
      one.count = turn + 1;
      room -= 1;
    }
  }
  return shown.map(({ search, count }) => ({
    search,
    lines: search.lines.slice(0, count),
    left: search.lines.length - count,
  }));
}
