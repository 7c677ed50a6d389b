import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DomainId } from 'contract/dashboards';
import type { TimelineItem } from 'contract/documents';
import { searchEuTimeline, searchTimeline } from 'contract/timeline';
import { call } from '#api/call.ts';
import { lacking, parametersOf, type SearchState } from '#features/search/search-state.ts';
import { forgetAnchor } from './anchor.ts';

/** Milliseconds that results stay in memory after the dashboard is left. */
const kept = 30 * 60_000;

/**
 * The results of a search: pages in the order of the server and exact counts. An answer to an older search is
 * thrown away (decision 4.9); the results of the search before stay, marked as `outdated`, until the new ones
 * are there (UX 4).
 */
export function useTimeline(domain: DomainId, search: SearchState) {
  const ready = lacking(search) === undefined;
  const timelineCall = domain === 'eu' ? searchEuTimeline : searchTimeline;
  const parameters = parametersOf(domain, search);
  const key = ['timeline', parameters];
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: key,
    enabled: ready,
    gcTime: kept,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
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
  const pages = ready ? query.data?.pages : undefined;
  const first = pages?.[0];
  const items = useMemo<TimelineItem[]>(() => pages?.flatMap((page) => page.data) ?? [], [pages]);

  return {
    key: JSON.stringify(parameters),
    ready,
    items,
    pages: pages?.length ?? 0,
    first,
    /** When the server answered last, epoch milliseconds. */
    askedAt: query.dataUpdatedAt,
    outdated: query.isPlaceholderData,
    /** No results of any search to show yet. */
    loading: ready && query.isPending,
    fetching: query.isFetching,
    error: query.isFetchNextPageError ? undefined : (query.error ?? undefined),
    nextPageFailed: query.isFetchNextPageError,
    hasNextPage: query.hasNextPage && !query.isPlaceholderData,
    fetchingNextPage: query.isFetchingNextPage,
    fetchNextPage: () => void query.fetchNextPage({ cancelRefetch: false }),
    retry: () => void query.refetch(),
    /** Asks everything again from the first page. */
    renew: () => {
      forgetAnchor(JSON.stringify(parameters));
      void client.resetQueries({ queryKey: key, exact: true });
    },
  };
}

/** See `useTimeline`. */
export type Timeline = ReturnType<typeof useTimeline>;
