import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { AgendaPeriod } from 'contract/agenda-period';
import { searchAgendas, type AgendasResponse } from 'contract/agendas';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import { ApiError } from '#api/failures.ts';
import type { Paged } from '#features/timeline/use-anchor.ts';
import {
  drawnDays,
  filterSorts,
  type AgendaFilters,
  type AgendaState,
  type FilterSort,
} from './agenda-state.ts';

/** Meetings of the first page: as many as are seen at once, and more than most people look at. */
const firstPage = 200;
/** Milliseconds between two looks at meetings that are on the page. */
export const rhythm = 3 * limits.lookInterval;

/** Which meetings are asked for. */
interface AskedMeetings {
  query: string;
  days: AgendaPeriod;
  filters: AgendaFilters;
}

/** How each sort of filter is written in the calls. */
const prefixes: Record<FilterSort, string> = {
  sources: '',
  committees: 'committee:',
  kinds: 'kind:',
  statuses: 'status:',
  places: 'place:',
  meetings: 'meeting:',
};

/** The filters as calls and saved searches have them. */
export function writeFilters(filters: AgendaFilters): string[] {
  return filterSorts.flatMap((sort) => filters[sort].map((one) => prefixes[sort] + one));
}

/** The filters of a saved search. */
export function readFilters(written: readonly string[]): AgendaFilters {
  const sortOf = (text: string) =>
    filterSorts.find((sort) => prefixes[sort] !== '' && text.startsWith(prefixes[sort])) ?? 'sources';
  const of = (sort: FilterSort) =>
    written.filter((text) => sortOf(text) === sort).map((text) => text.slice(prefixes[sort].length));
  return {
    sources: of('sources'),
    committees: of('committees'),
    kinds: of('kinds'),
    statuses: of('statuses'),
    places: of('places'),
    meetings: of('meetings'),
  };
}

/** What an agenda shows asks for. */
export function askedBy(state: AgendaState, today: string): AskedMeetings {
  const { query, sources, committees, kinds, statuses, places, meetings } = state;
  return {
    query,
    days: drawnDays(state, today),
    filters: { sources, committees, kinds, statuses, places, meetings },
  };
}

/** By which the place in the meetings that were asked for is kept. */
export const keyOf = (asked: AskedMeetings) => JSON.stringify(asked);

const nothing: AgendasResponse = { data: [], countTotal: 0, actions: { more: false } };

/** The one call of the agenda; a page begins where the one before ended. */
async function ask(
  { query, days, filters }: AskedMeetings,
  { limit, searchAfter }: { limit: number; searchAfter?: string | undefined },
  signal: AbortSignal,
): Promise<AgendasResponse> {
  try {
    return await call(searchAgendas, {
      query: {
        query,
        startDate: days.from,
        endDate: days.to,
        limit,
        ...(searchAfter === undefined ? {} : { searchAfter }),
      },
      body: { sessionFilters: writeFilters(filters) },
      signal,
      retrySlow: true,
    });
  } catch (failure) {
    // No source that fits is an answer as well (decision 8.3).
    if (failure instanceof ApiError && failure.code === 'EC-04') return nothing;
    throw failure;
  }
}

const meetingsQuery = (asked: AskedMeetings) =>
  infiniteQueryOptions({
    queryKey: ['agenda', asked],
    staleTime: limits.lookInterval,
    refetchInterval: rhythm,
    refetchOnWindowFocus: true,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      ask(
        asked,
        {
          limit: pageParam === undefined ? firstPage : limits.agendaOverviewPageSizeMax,
          searchAfter: pageParam,
        },
        signal,
      ),
    getNextPageParam: (page) => page.searchMoreAfter,
  });

/** How many meetings there are, what each filter would find, and the first of them. */
export const firstMeeting = (asked: AskedMeetings) =>
  queryOptions({
    queryKey: ['agenda', 'first', asked],
    staleTime: limits.lookInterval,
    queryFn: ({ signal }) => ask(asked, { limit: 1 }, signal),
  });

/**
 * The meetings that are shown, page by page until all are there; older ones stay until the new ones come (UX 4). They
 * are looked at again while they are on the page. None are asked for as long as they are not `wanted`.
 */
export function useMeetings(asked: AskedMeetings, wanted = true) {
  const query = useInfiniteQuery({
    ...meetingsQuery(asked),
    placeholderData: keepPreviousData,
    enabled: wanted,
  });
  const { isPlaceholderData: outdated, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !outdated && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, outdated, isFetching, isFetchNextPageError, fetchNextPage]);
  const pages = query.data?.pages;
  const meetings = useMemo(() => pages?.flatMap(({ data }) => data) ?? [], [pages]);
  const paged: Paged = {
    key: keyOf(asked),
    outdated,
    pages: pages?.length ?? 0,
    hasNextPage: hasNextPage && !outdated,
    fetchingNextPage: query.isFetchingNextPage,
    fetchNextPage: () => void fetchNextPage({ cancelRefetch: false }),
    nextPageFailed: isFetchNextPageError,
  };
  return {
    ...paged,
    meetings,
    total: pages?.[0]?.countTotal,
    /** The mark of the meetings on the screen; undefined when there are none. */
    newSince: outdated ? undefined : pages?.[0]?.newSince,
    /** What each filter would find. */
    counts: pages?.[0]?.counts,
    loading: query.isPending,
    // What is there stays when it cannot be looked at again.
    error: (query.isLoadingError || isFetchNextPageError ? query.error : undefined) ?? undefined,
    retry: () => void query.refetch(),
  };
}

/** See `useMeetings`. */
export type Meetings = ReturnType<typeof useMeetings>;
