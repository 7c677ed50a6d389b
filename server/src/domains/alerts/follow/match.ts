import type { Clock } from '#platform/clock.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type Compiled, compiledSearches, listeningSearches } from '../searches/active-saved-searches.ts';
import { runSearches } from './run-searches.ts';
import { endWindow, forgetIncomplete, markOf, type Pair, pauseSearch, setMark } from './match-store.ts';
import { nextWindow } from './window.ts';

export interface Matching {
  documents: Pick<DocumentStore, 'dump' | 'settled'>;
  people: PeopleStore;
  clock: Clock;
  /** Kept between looks, so that queries are read once. */
  compiled?: Compiled;
}

/** What looking at one window came to. */
export interface Matched {
  documents: number;
  searches: number;
  matches: number;
}

/**
 * Looks which saved searches the documents since the last look are for, in one window; undefined when nothing
 * came in. The first look of all only says where to begin. A match is kept once, so a look that was cut off is
 * repeated without harm; only when all are kept does the mark move.
 * @throws LeaseLostError
 */
export async function matchNext(matching: Matching, lease: Lease): Promise<Matched | undefined> {
  const { documents, people, clock, compiled = compiledSearches() } = matching;
  const after = await markOf(people, 'saved-searches');
  if (after === undefined) {
    const settled = await documents.settled();
    await lease.write((db) => setMark(db, 'saved-searches', settled));
    return undefined;
  }
  const window = await nextWindow(documents, people, after);
  if (!window) return undefined;
  await lease.write((db) => forgetIncomplete(db, after));
  const matched = { documents: window.news.length, searches: 0, matches: 0 };
  let gone: Pair[] = [];
  if (window.news.length + window.changed.length > 0) {
    const { listening, failing } = await listeningSearches(people, clock.now(), compiled);
    for (const { row, reason } of failing) await lease.write((db) => pauseSearch(db, row.id, reason));
    const waiting = listening.filter(({ row }) => row.after < window.upTo);
    matched.searches = waiting.length;
    const found = await runSearches(window, waiting, matching, lease);
    matched.matches = found.matches;
    gone = found.gone;
  }
  await lease.write((db) => endWindow(db, window, gone));
  return matched;
}
