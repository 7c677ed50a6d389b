import { useQuery } from '@tanstack/react-query';
import type { DomainId } from 'contract/dashboards';
import type { SavedSearch } from 'contract/saved-searches';
import type { Search } from '#features/search/use-search-state.ts';
import { sameCriteria, stateOf } from './criteria.ts';
import { savedSearchesOf } from './use-saved-searches.ts';

/** What the dashboard knows of the saved search that its address names. */
export interface Applied {
  /** Undefined when none was applied, or one that is not the user's (decision 3.19). */
  saved: SavedSearch | undefined;
  /** What runs is no longer what is saved. */
  modified: boolean;
  /** A saved search is being applied: what runs is none of the user's recent searches (specification §4). */
  applying: boolean;
}

/** See `Applied`. */
export function useApplied(domain: DomainId, { origin, run }: Search): Applied {
  // Who applied none is not told of those that there are.
  const query = useQuery({
    ...savedSearchesOf(domain),
    select: ({ data }) => data.find(({ id }) => id === origin.saved),
  });
  const saved = query.data;
  const modified = saved !== undefined && !sameCriteria(domain, run, stateOf(saved.queryDetails));
  const waiting = origin.saved !== undefined && query.isPending;
  return { saved, modified, applying: waiting || (saved !== undefined && !modified) };
}
