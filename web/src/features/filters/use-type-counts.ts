import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callOf } from 'contract/addresses';
import type { DomainId } from 'contract/dashboards';
import { trends } from 'contract/statistics';
import { call } from '#api/call.ts';
import { lacking, parametersOf, type SearchState } from '#features/search/search-state.ts';
import type { Counts } from './counts.ts';

/**
 * Hits of a search per document type, whatever types are chosen, so that the numbers beside the boxes say what
 * ticking them brings. Undefined without a search; asked after the results (specification §4).
 */
export function useTypeCounts(domain: DomainId, search: SearchState, answered: boolean): Counts | undefined {
  const whole: SearchState = { ...search, types: 'all' };
  const ready = lacking(whole) === undefined;
  // The one statistic of all five dashboards that counts document types.
  const endpoint = callOf(trends, domain);
  const body = { ...parametersOf(domain, whole), trendsGroupingName: 'documentType' as const };
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['statistics', endpoint.path, body],
    enabled: ready && answered,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(endpoint, { body, signal, retrySlow: true }),
  });
  return ready && data
    ? { of: new Map(data.series.map(({ path, count }) => [path, count])), settled: !isPlaceholderData }
    : undefined;
}

/** Hits under a node of the tree. */
export function countUnder(counts: ReadonlyMap<string, number>, path: string): number {
  let sum = 0;
  for (const [type, count] of counts) if (type === path || type.startsWith(`${path}/`)) sum += count;
  return sum;
}
