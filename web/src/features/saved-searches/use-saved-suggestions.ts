import { useQuery } from '@tanstack/react-query';
import type { DomainId } from 'contract/dashboards';
import type { Suggestion } from '#features/search/query-suggestions.tsx';
import type { Search } from '#features/search/use-search-state.ts';
import { stateOf } from './criteria.ts';
import { savedSearchesOf } from './use-saved-searches.ts';

/** The saved searches of a dashboard to be offered below its query field, newest first; none until they are there. */
export function useSavedSuggestions(domain: DomainId, search: Search): readonly Suggestion[] {
  const { data } = useQuery(savedSearchesOf(domain));
  return (data?.data ?? []).map(({ id, title, queryDetails }) => ({
    key: id,
    query: queryDetails.query,
    title,
    detail: queryDetails.query === title ? '' : queryDetails.query,
    choose: () => search.begin(stateOf(queryDetails), { saved: id }),
  }));
}
