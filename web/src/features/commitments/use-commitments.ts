import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type CommitmentItem,
  getCommitment,
  getMeetingCommitments,
  searchCommitments,
} from 'contract/commitments';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import type { CommitmentsView } from '#features/search/commitments-view.ts';
import { parametersOf, type SearchState } from '#features/search/search-state.ts';
import type { Paged } from '#features/timeline/use-anchor.ts';

/** What is asked for: a search of a dashboard, narrowed by the filters of commitments. */
export function askedOf(domain: DomainId, search: SearchState, view: CommitmentsView) {
  return {
    ...parametersOf(domain, search),
    standings: [...view.standings],
    ministries: [...view.ministries],
    parties: [...view.parties],
    dues: [...view.dues],
  };
}

const listQuery = (asked: ReturnType<typeof askedOf>) =>
  infiniteQueryOptions({
    queryKey: ['commitments', asked],
    staleTime: limits.lookInterval,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(searchCommitments, {
        body: { ...asked, ...(pageParam === undefined ? {} : { searchAfter: pageParam }) },
        signal,
        retrySlow: true,
      }),
    getNextPageParam: (page) => page.searchMoreAfter,
  });

/** The commitments of a search: late ones first, in pages, with counts of all of them. */
export function useCommitments(domain: DomainId, search: SearchState, view: CommitmentsView) {
  const asked = askedOf(domain, search, view);
  const query = useInfiniteQuery({ ...listQuery(asked), placeholderData: keepPreviousData });
  const pages = query.data?.pages;
  const items = useMemo<CommitmentItem[]>(() => pages?.flatMap((page) => page.data) ?? [], [pages]);
  const { isPlaceholderData: outdated } = query;
  const paged: Paged = {
    key: `commitments ${JSON.stringify(asked)}`,
    outdated,
    pages: pages?.length ?? 0,
    hasNextPage: query.hasNextPage && !outdated,
    fetchingNextPage: query.isFetchingNextPage,
    fetchNextPage: () => void query.fetchNextPage({ cancelRefetch: false }),
    nextPageFailed: query.isFetchNextPageError,
  };
  return {
    ...paged,
    items,
    first: pages?.[0],
    error: query.isFetchNextPageError ? undefined : (query.error ?? undefined),
    retry: () => void query.refetch(),
  };
}
/** See `useCommitments`. */
export type Commitments = ReturnType<typeof useCommitments>;

/** What is known of one commitment; null where the document is none. */
export function useCommitment(id: string) {
  return useQuery({
    queryKey: ['commitment', id],
    staleTime: limits.lookInterval,
    queryFn: async ({ signal }) =>
      (await call(getCommitment, { params: { id }, signal, retrySlow: true })).data,
  });
}

/** The commitments made in a meeting; undefined while they are not known, and where they could not be had. */
export function useMeetingCommitments(id: string): CommitmentItem[] | undefined {
  const { data } = useQuery({
    queryKey: ['meetingCommitments', id],
    staleTime: limits.lookInterval,
    queryFn: async ({ signal }) =>
      (await call(getMeetingCommitments, { params: { id }, signal, retrySlow: true })).data,
  });
  return data;
}
