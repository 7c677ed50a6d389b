import { limits } from 'contract/limits';
import { type DomainId, keyOf } from 'contract/dashboards';
import {
  documentFilterTypes,
  type CommitteeCount,
  type DocumentFilterTypes,
  type FilterNode,
} from 'contract/filters';
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

const treeOf = (types: DocumentFilterTypes, domain: DomainId) => types[`${keyOf(domain)}Grouping`];

/** The source tree of a domain; empty for one the user does not have. */
export function sourceTreeOf(types: DocumentFilterTypes, domain: DomainId): readonly FilterNode[] {
  return treeOf(types, domain)?.nodes ?? [];
}

/** The committees a dashboard filters by; none where it does not, or for one the user does not have. */
export function committeesOf(types: DocumentFilterTypes, domain: DomainId): readonly CommitteeCount[] {
  return treeOf(types, domain)?.committees ?? [];
}
