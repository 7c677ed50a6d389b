import { useEffect } from 'react';
import type { DomainId } from 'contract/dashboards';
import { useActiveFilters } from '#features/search/active-filters.ts';
import type { Suggestion } from '#features/search/query-suggestions.tsx';
import { lacking, readSearch, writeSearch } from '#features/search/search-state.ts';
import type { Search } from '#features/search/use-search-state.ts';
import { addRecentSearch, useRecentSearches, type RecentSearch } from './recent-searches.ts';

/** A recent search with what narrows it, in words, and the way to run it again. */
export interface Recent extends Suggestion {
  search: RecentSearch;
}

/**
 * Remembers every search that runs on the dashboard, and every question that is asked there (4.10). While a saved search is being applied nothing is remembered
 * (specification §4).
 */
export function useRemembered(domain: DomainId, { run, view: { ask } }: Search, applying: boolean): void {
  const lacks = ask ? lacking({ ...run, query: ask }) : lacking(run);
  const written =
    lacks === undefined && ask !== '' && !applying
      ? JSON.stringify({ ...writeSearch(run), ...(ask === undefined ? {} : { ask }) })
      : undefined;
  useEffect(() => {
    if (written !== undefined) addRecentSearch(domain, JSON.parse(written) as RecentSearch);
  }, [domain, written]);
}

/** The searches that ran on the dashboard before, newest first. */
export function useRecent(domain: DomainId, search: Search): readonly Recent[] {
  const filtersOf = useActiveFilters(domain);
  return useRecentSearches(domain).map((text) => {
    const { state } = readSearch(domain, text);
    return {
      key: JSON.stringify(text),
      search: text,
      query: text.ask ?? state.query,
      detail: [
        ...(text.ask !== undefined && state.query !== '' ? [state.query] : []),
        ...filtersOf(state).map(({ label }) => label),
      ].join(' · '),
      choose: () => search.begin(state, {}, text.ask),
    };
  });
}
