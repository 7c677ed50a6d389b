import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callOf } from 'contract/addresses';
import type { BodyOf, Endpoint, ResponseOf } from 'contract/endpoint';
import type { z } from 'zod';
import { trends, type StatisticsSearch } from 'contract/statistics';
import type { TrendsGrouping } from 'contract/timeline';
import { call } from '#api/call.ts';
import { parametersOf } from '#features/search/search-state.ts';
import type { Scope } from './scope.ts';

/** Milliseconds that numbers stay in memory after they were last shown. */
const kept = 30 * 60_000;

/** What a card needs to know of an answer on its way. */
export interface Asked<Data> {
  data: Data | undefined;
  /** Numbers of the search before are shown until the new ones are there. */
  outdated: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** Asks one statistic of the search; numbers of an older search stay, marked, until the new ones come (UX 4). */
export function useStatistic<E extends Endpoint>(
  endpoint: E,
  body: BodyOf<E>,
  ready: boolean,
): Asked<ResponseOf<E>> {
  const query = useQuery<ResponseOf<E>>({
    queryKey: ['statistics', endpoint.path, body],
    enabled: ready,
    staleTime: Infinity,
    gcTime: kept,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(endpoint, { body, signal, retrySlow: true }),
  });
  return {
    data: query.data,
    outdated: query.isPlaceholderData,
    error: query.error ?? undefined,
    retry: () => void query.refetch(),
  };
}

/** The search of the dashboard as statistics are asked of it. */
export function statisticsBody({ domain, search }: Scope): z.input<typeof StatisticsSearch> {
  return parametersOf(domain, search.run);
}

/** Hits per step of time and node; asked once for histogram, chart and frequencies of the same level. */
export function useTrend(scope: Scope, trendsGroupingName: TrendsGrouping) {
  const body = { ...statisticsBody(scope), trendsGroupingName };
  return useStatistic(callOf(trends, scope.domain), body, scope.ready);
}
