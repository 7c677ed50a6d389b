import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import type { ContextCode } from 'contract/contexts';
import { contextCounts } from 'contract/statistics';
import { call } from '#api/call.ts';
import { lacking, parametersOf, type SearchState } from '#features/search/search-state.ts';
import type { Counts } from './counts.ts';

/**
 * Hits of a search for each of these contexts, whichever are chosen, so that the numbers beside the boxes say
 * what ticking one brings. Undefined without a search; asked after the results (specification §4).
 */
export function useContextCounts(
  search: SearchState | undefined,
  codes: readonly ContextCode[],
): Counts | undefined {
  const asked = search && { ...search, contexts: codes };
  const ready = asked !== undefined && lacking(asked) === undefined;
  const body = ready ? parametersOf('nl', asked) : undefined;
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['statistics', contextCounts.path, body],
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: body ? ({ signal }) => call(contextCounts, { body, signal, retrySlow: true }) : skipToken,
  });
  return ready && data
    ? { of: new Map(data.data.map(({ code, count }) => [code, count])), settled: !isPlaceholderData }
    : undefined;
}
