import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { VoteRow } from 'contract/votes';
import { votes, votesSummary } from 'contract/votes';
import { call } from '#api/call.ts';
import { lacking, parametersOf } from '#features/search/search-state.ts';
import { narrowingIn } from '#features/search/votes-view.ts';
import type { Scope } from '#features/statistics/scope.ts';
import { useStatistic } from '#features/statistics/use-statistic.ts';
import { perOf } from './use-told.ts';

/** Milliseconds that votes stay in memory after they were last shown. */
const kept = 30 * 60_000;
/** Votes of a page: some screens of them. */
const size = 100;

/** What is asked of the votes of the search, and whether it can be. */
function useAsked(scope: Pick<Scope, 'domain' | 'search'>) {
  const { domain, search } = scope;
  const ready = lacking(search.run) === undefined;
  const { votes: view } = search.view;
  const body = { ...parametersOf(domain, search.run), per: perOf(scope), narrowing: narrowingIn(view) };
  return { ready, body };
}

/** The votes of the search, page by page; those of the choice before stay, marked, until the new ones are there. */
export function useVotes(scope: Pick<Scope, 'domain' | 'search'>) {
  const { ready, body: asked } = useAsked(scope);
  const { sort } = scope.search.view.votes;
  const body = sort === undefined ? asked : { ...asked, sortedBy: sort };
  const query = useInfiniteQuery({
    queryKey: ['votes', body],
    enabled: ready,
    staleTime: Infinity,
    gcTime: kept,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(votes, {
        body: { ...body, size, ...(pageParam === undefined ? {} : { searchAfter: pageParam }) },
        signal,
        retrySlow: true,
      }),
    getNextPageParam: (page) => page.searchMoreAfter,
  });
  const pages = query.data?.pages;
  const rows = useMemo<VoteRow[]>(() => pages?.flatMap((page) => page.data) ?? [], [pages]);
  return {
    rows,
    first: pages?.[0],
    outdated: query.isPlaceholderData,
    error: query.isFetchNextPageError ? undefined : (query.error ?? undefined),
    retry: () => void query.refetch(),
    nextPageFailed: query.isFetchNextPageError,
    mayFetchMore: query.hasNextPage && !query.isFetchingNextPage && !query.isFetchNextPageError,
    fetchMore: () => void query.fetchNextPage({ cancelRefetch: false }),
  };
}
export type Votes = ReturnType<typeof useVotes>;

/** What is counted over all votes of the search. */
export function useVotesSummary(scope: Pick<Scope, 'domain' | 'search'>) {
  const { ready, body } = useAsked(scope);
  const { withoutUnanimous } = scope.search.view.votes;
  return useStatistic(votesSummary, { ...body, withoutUnanimous }, ready);
}
