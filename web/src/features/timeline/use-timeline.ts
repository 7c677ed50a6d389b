import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, type Query } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { callOf } from 'contract/addresses';
import type { DomainId } from 'contract/dashboards';
import type { TimelineItem } from 'contract/documents';
import { limits } from 'contract/limits';
import { type HitOrder, searchTimeline } from 'contract/timeline';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import {
  lacking,
  parametersOf,
  readSearch,
  readView,
  type SearchState,
  type SearchText,
} from '#features/search/search-state.ts';
import { forgetAnchor } from './anchor.ts';
import { nowShown, runsAnew } from './runs.ts';

/** Milliseconds that results stay in memory after the dashboard is left. */
const kept = 30 * 60_000;

function timelineQuery(domain: DomainId, search: SearchState, order: HitOrder) {
  const timelineCall = callOf(searchTimeline, domain);
  const parameters = { ...parametersOf(domain, search), order };
  return infiniteQueryOptions({
    queryKey: ['timeline', parameters],
    gcTime: kept,
    staleTime: Infinity,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(timelineCall, {
        body: {
          ...parameters,
          ...(pageParam === undefined
            ? { includeFullHistoryCount: !search.lookBack }
            : { searchAfter: pageParam }),
        },
        signal,
        retrySlow: true,
      }),
    getNextPageParam: (page) => page.searchMoreAfter,
  });
}

/** Asks for the results of an address, for the dashboard that is about to be drawn. */
export function askAhead(domain: DomainId, text: SearchText): void {
  const { state } = readSearch(domain, text);
  if (lacking(state) !== undefined) return;
  const options = timelineQuery(domain, state, readView(domain, text).order);
  clearWhenAnew(options);
  void queries.prefetchInfiniteQuery(options);
}

const keyOf = ({ queryKey }: ReturnType<typeof timelineQuery>) => JSON.stringify(queryKey[1]);

/** Clears older results of a search that is run anew (specification §4, Timeline search); may be called often. */
function clearWhenAnew(options: ReturnType<typeof timelineQuery>): void {
  if (!runsAnew(keyOf(options))) return;
  // Results that are only just being asked for are new.
  const answered = ({ state }: Query) => state.data !== undefined;
  queries.removeQueries({ queryKey: options.queryKey, exact: true, predicate: answered });
}

/**
 * The results of a search: pages in the order of the server and exact counts. An answer to an older search is
 * thrown away (decision 4.9); the results of the search before stay, marked as `outdated`, until the new ones
 * are there (UX 4). Only where searches are run, `runs`, one that is run anew is asked for anew; nothing is asked where
 * the results are not `wanted`.
 */
export function useTimeline(
  domain: DomainId,
  search: SearchState,
  order: HitOrder,
  { runs = false, wanted = true } = {},
) {
  const ready = wanted && lacking(search) === undefined;
  const options = timelineQuery(domain, search, order);
  const key = keyOf(options);
  if (runs && ready) clearWhenAnew(options);
  // A document that is being left no longer knows its search, while its results are still to come.
  useEffect(() => {
    if (ready) nowShown(key);
  }, [ready, key]);
  useEffect(() => () => nowShown(undefined), []);
  const query = useInfiniteQuery({ ...options, enabled: ready, placeholderData: keepPreviousData });
  const pages = ready ? query.data?.pages : undefined;
  const first = pages?.[0];
  const { isPlaceholderData: outdated } = query;
  const error = query.isFetchNextPageError ? undefined : (query.error ?? undefined);
  const total = first?.countTotal ?? 0;
  const items = useMemo<TimelineItem[]>(() => pages?.flatMap((page) => page.data) ?? [], [pages]);

  return {
    key,
    ready,
    items,
    pages: pages?.length ?? 0,
    first,
    order,
    /** How many of them follow each other in this order. */
    reachable: order === 'best' ? Math.min(total, limits.bestMatches) : total,
    /** When the server answered last, epoch milliseconds. */
    askedAt: query.dataUpdatedAt,
    outdated,
    /** The mark of the results that are shown, when they are those of this search; in another order the new are not seen. */
    newSince: outdated || error || order !== 'newest' ? undefined : first?.newSince,
    /** No results of any search to show yet. */
    loading: ready && query.isPending,
    fetching: query.isFetching,
    error,
    nextPageFailed: query.isFetchNextPageError,
    hasNextPage: query.hasNextPage && !outdated,
    fetchingNextPage: query.isFetchingNextPage,
    fetchNextPage: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
    /** Asks everything again from the first page. */
    renew: () => {
      forgetAnchor(key);
      void queries.resetQueries({ queryKey: options.queryKey, exact: true });
    },
  };
}

/** See `useTimeline`. */
export type Timeline = ReturnType<typeof useTimeline>;
