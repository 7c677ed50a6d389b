import type { Clock } from '#platform/clock.ts';
import type { Lease } from '#stores/people/leases.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { type Compiled, compiledSearches, activeSavedSearches } from '../searches/active-saved-searches.ts';
import { runSearches } from './run-searches.ts';
import { pauseSavedSearch } from '../searches/saved-search-store.ts';
import type { MailQueue, Pair } from './mail-queue.ts';
import { endWindow, forgetIncomplete, markOf, setMark } from './match-store.ts';
import { nextWindow } from './window.ts';

export interface Matching {
  documents: Pick<DocumentStore, 'dump' | 'settled'>;
  people: PeopleStore;
  clock: Clock;
  /** Where what is found waits to be mailed. */
  queue: MailQueue;
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
  const { documents, people, clock, queue, compiled = compiledSearches() } = matching;
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
    const { active, failing } = await activeSavedSearches(people, clock.now(), compiled);
    for (const { row, reason } of failing) await lease.write((db) => pauseSavedSearch(db, row.id, reason));
    const waiting = active.filter(({ row }) => row.after < window.upTo);
    matched.searches = waiting.length;
    const found = await runSearches(window, waiting, matching, lease);
    matched.matches = found.matches;
    gone = found.gone;
  }
  await lease.write((db) => endWindow(db, queue, window, gone));
  return matched;
}
