import { queryOptions } from '@tanstack/react-query';
import { callOf } from 'contract/addresses';
import type { DomainId } from 'contract/dashboards';
import { savedSearches, type SavedSearch } from 'contract/saved-searches';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';

/** Begins the key of everything that is asked about saved searches. */
export const everySavedSearch = 'savedSearches';

/** The calls of a dashboard. */
export const callsOf = (domain: DomainId) => callOf(savedSearches, domain);

/** Searches that are shown in the sidebar before all are asked for. */
export const few = 6;

/** The user's saved searches of a dashboard, newest first (decision 4.11), with how many there may be. */
export const savedSearchesOf = (domain: DomainId) =>
  queryOptions({
    queryKey: [everySavedSearch, domain],
    queryFn: async ({ signal }) => {
      const answer = await call(callsOf(domain).list, { body: { groupingName: domain }, signal });
      return { ...answer, data: answer.data.toReversed() };
    },
  });

/** Fetches again what is shown of saved searches (specification §4); resolves when it is there. */
export function savedSearchesChanged(): Promise<void> {
  return queries.invalidateQueries({ queryKey: [everySavedSearch] });
}

/** Puts a saved search as the server answered it in the place of the one that is shown. */
export function showSavedSearch(saved: SavedSearch): void {
  const { queryKey } = savedSearchesOf(saved.queryDetails.groupingDetails.name);
  queries.setQueryData(queryKey, (before) => before && { ...before, data: withSaved(before.data, saved) });
}

const withSaved = (all: readonly SavedSearch[], saved: SavedSearch) =>
  all.map((one) => (one.id === saved.id ? saved : one));
