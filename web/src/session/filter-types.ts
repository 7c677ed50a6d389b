import { limits } from 'contract/limits';
import { documentFilterTypes, type DocumentFilterTypes } from 'contract/filters';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';

const key = ['documentFilterTypes'];

/** Source trees and contexts of every domain the user has, kept for 10 minutes (specification §9). */
export const filterTypes = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call(documentFilterTypes, { signal }),
  staleTime: limits.filterTypesCache,
  gcTime: limits.filterTypesCache,
});

/** Fetches the filter types unless they are fresh. */
export function fetchFilterTypes(): Promise<DocumentFilterTypes> {
  return queries.fetchQuery(filterTypes);
}

/** Drops the fetched filter types. */
export function dropFilterTypes(): void {
  queries.removeQueries({ queryKey: key });
}
