import { type Background, startJob } from '#stores/people/job-loop.ts';
import type { Leases } from '#stores/people/leases.ts';
import type { Log } from '#platform/log.ts';
import { compiledSearches } from '../searches/active-saved-searches.ts';
import { waitingMatches } from '../tell/waiting-matches.ts';
import { type Matching, matchNext } from '../follow/match.ts';

export interface MatchingOptions extends Omit<Matching, 'queue'> {
  leases: Leases;
  log: Log;
  /** Milliseconds between two looks when nothing comes in. */
  pause?: number;
}

/** Looks at what comes in for saved searches; documents wait in their store while that fails. */
export function startMatching(options: MatchingOptions): Background {
  const { leases, log, pause = 15_000 } = options;
  const matching = { compiled: compiledSearches(), queue: waitingMatches, ...options };
  return startJob('matching', { leases, log, pause }, async (lease, stopping) => {
    while (!stopping.aborted) {
      const matched = await matchNext(matching, lease);
      if (!matched) return;
      if (matched.matches > 0) log.info(matched, 'documents were found for saved searches');
    }
  });
}
