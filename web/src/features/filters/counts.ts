import { useState } from 'react';

/** Hits of a search per filter; those of the search before until its own are there. */
export interface Counts {
  of: ReadonlyMap<string, number>;
  /** They are those of the search itself. */
  settled: boolean;
}

/**
 * What the order of filters follows, taken when the counts of a search come and kept until another query is searched:
 * a box that is ticked stays where it is (UX-2, Filter order).
 */
export function useKeptOrder<T>(query: string, counts: Counts | undefined, taken: T): T | undefined {
  const [kept, keep] = useState<{ query: string; taken: T }>();
  if (counts?.settled && kept?.query !== query) keep({ query, taken });
  return counts && kept?.taken;
}

/** Ticked ones first, then those with most hits; others stay in the order they came in. */
export function byHits<T>(all: readonly T[], isTicked: (one: T) => boolean, hits: (one: T) => number): T[] {
  return all.toSorted(
    (one, other) => Number(isTicked(other)) - Number(isTicked(one)) || hits(other) - hits(one),
  );
}
