import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { agendaFilterTypes, type AgendaCalendar, type AgendaFilterTypes } from 'contract/agenda-filter-types';
import type { AgendaCount, AgendaCounts } from 'contract/agendas';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import type { ListedSort } from './agenda-state.ts';
import { readFilters } from './meetings.ts';

/** What meetings can be narrowed to, and how many of them that would leave. */
export interface Facet {
  /** As the filters of the address have it. */
  key: string;
  /** Where it is no name of ours. */
  name?: string;
  count: number;
  /** Last day with a meeting, of a calendar. */
  announcedUntil?: string;
  /** UTC instant of the last time that all services of a calendar have been read to their end. */
  lastRead?: string;
}

/** A dashboard with its calendars. */
export interface CalendarsOf {
  domain: DomainId;
  /** Outside the user's modules. */
  locked: boolean;
  count: number;
  calendars: readonly Facet[];
}

export interface Facets extends Readonly<Record<Exclude<ListedSort, 'sources'>, readonly Facet[]>> {
  dashboards: readonly CalendarsOf[];
}

/** Calendars, committees and their names, kept for 10 minutes (specification §9). */
const filterTypes = queryOptions({
  queryKey: ['agendaFilterTypes'],
  queryFn: ({ signal }) => call(agendaFilterTypes, { signal }),
  staleTime: limits.filterTypesCache,
  gcTime: limits.filterTypesCache,
});

/** What the meetings that were found can be narrowed to; undefined as long as it is not known. */
export function useFacets(counts: AgendaCounts | undefined): Facets | undefined {
  const { data: types } = useQuery(filterTypes);
  return useMemo(() => types && facetsOf(types, counts), [types, counts]);
}

function facetsOf(types: AgendaFilterTypes, counts: AgendaCounts | undefined): Facets {
  const found = new Map(
    Object.values(counts ?? {}).flatMap((all: AgendaCount[]) =>
      all.map(({ filter, count }) => [filter, count]),
    ),
  );
  const countOf = (filter: string) => found.get(filter) ?? 0;
  const byCount = (one: Facet, other: Facet) => other.count - one.count;
  const of = (sort: Exclude<ListedSort, 'sources'>, all: readonly AgendaCount[]): Facet[] =>
    all.map(({ filter, count }) => ({ key: readFilters([filter])[sort][0] ?? filter, count }));
  const named = new Map(types.committees.map(({ filter, name }) => [filter, name]));
  return {
    dashboards: types.dashboards.map(({ domain, filter, locked, calendars }) => ({
      domain,
      locked,
      count: countOf(filter),
      calendars: calendars
        .filter((calendar) => !calendar.locked && calendar.count > 0)
        .map(({ filter: key, announcedUntil, services }) => {
          const lastRead = lastReadOf(services);
          return {
            key,
            count: countOf(key),
            ...(announcedUntil === undefined ? {} : { announcedUntil }),
            ...(lastRead === undefined ? {} : { lastRead }),
          };
        })
        .toSorted(byCount),
    })),
    committees: (counts?.committees ?? []).map(({ filter, count }) => {
      const name = named.get(filter);
      const [key = filter] = readFilters([filter]).committees;
      return { key, count, ...(name === undefined ? {} : { name }) };
    }),
    kinds: of('kinds', counts?.kinds ?? types.kinds.map((filter) => ({ filter, count: 0 }))),
    statuses: of('statuses', counts?.statuses ?? types.statuses.map((filter) => ({ filter, count: 0 }))),
    places: of('places', counts?.places ?? []),
  };
}

/** The oldest of the last readings: nothing before it can be missing. Undefined where a service was never read. */
function lastReadOf(services: AgendaCalendar['services']): string | undefined {
  const read = services.flatMap(({ lastRead }) => lastRead ?? []);
  return read.length < services.length ? undefined : read.toSorted()[0];
}
