import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Lease } from '#stores/people/leases.ts';
import { type Compiled, compiledSearches, activeSavedSearches } from '../searches/active-searches.ts';
import { runSearches } from './run-searches.ts';
import { pauseSavedSearch } from '../searches/saved-search-store.ts';
import type { Consumer, Following } from './follower.ts';
import type { MailQueue, Pair } from './mail-queue.ts';
import { endWindow, forgetIncomplete } from './match-store.ts';
import { newsIn, type NewsWindow } from './window.ts';

export interface Matching extends Pick<Following, 'people' | 'clock'> {
  /** Where the whole of a followed dossier is read. */
  documents: Pick<DocumentStore, 'heads'>;
  /** Where what is found waits to be mailed. */
  queue: MailQueue;
  /** Hears what each window came to. */
  onMatched?: (matched: Matched) => void;
}

/** What looking at one window came to. */
export interface Matched {
  documents: number;
  searches: number;
  matches: number;
}

/**
 * Finds out which saved searches of the dashboards the documents that came in are for. A match is kept once, so a look
 * that was cut off is repeated without harm; only when all are kept does the mark move.
 */
export function savedSearchConsumer(matching: Matching, compiled = compiledSearches()): Consumer {
  return {
    name: 'saved-searches',
    begins: 'now',
    async look(window, lease) {
      const matched = await lookAt(await newsIn(window, matching.people), matching, compiled, lease);
      matching.onMatched?.(matched);
    },
  };
}

async function lookAt(
  window: NewsWindow,
  matching: Matching,
  compiled: Compiled,
  lease: Lease,
): Promise<Matched> {
  const { people, clock, queue } = matching;
  await lease.write((db) => forgetIncomplete(db, window.after));
  const matched = { documents: window.news.length, searches: 0, matches: 0 };
  let gone: Pair[] = [];
  const { news, voted, meetings, changed } = window;
  if ([news, voted, meetings, changed].some(({ length }) => length > 0)) {
    const { active, failing } = await activeSavedSearches(people, clock.now(), compiled);
    for (const { id } of failing) await lease.write((db) => pauseSavedSearch(db, id, 'query'));
    const waiting = active.filter(({ row }) => row.after < window.upTo);
    matched.searches = waiting.length;
    const found = await runSearches(window, waiting, matching, lease);
    matched.matches = found.matches;
    gone = found.gone;
  }
  await lease.write((db) => endWindow(db, queue, window, gone));
  return matched;
}
