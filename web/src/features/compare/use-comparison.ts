import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { compareTexts, getTextVersions } from 'contract/comparisons';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';

/** The versions of the text of a dossier, by its number in whatever way it is written. */
export function useVersions(domain: DomainId, dossierNumber: string) {
  return useQuery({
    queryKey: ['textVersions', domain, dossierNumber],
    queryFn: async ({ signal }) =>
      (await call(getTextVersions, { body: { domain, dossierNumber }, signal, retrySlow: true })).data,
  });
}

/** Two texts compared; its pages come one after the other until all of it is there. */
export function useComparison(earlier: string | undefined, later: string | undefined, onlyChanged: boolean) {
  const query = useInfiniteQuery({
    queryKey: ['comparison', earlier, later, onlyChanged],
    enabled: earlier !== undefined && later !== undefined,
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam: offset }) => {
      const body = {
        earlier: earlier!,
        later: later!,
        offset,
        onlyChanged,
        size: limits.comparedArticlesMax,
      };
      // A long text takes its time, once.
      return (await call(compareTexts, { body, signal, timeout: limits.fileTimeout })).data;
    },
    // The list of articles stays while more or fewer of them are asked for.
    placeholderData: (previous, before) =>
      before?.queryKey[1] === earlier && before?.queryKey[2] === later ? previous : undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: Infinity,
  });
  const { data, hasNextPage, isFetching, fetchNextPage, isError } = query;
  const pages = useMemo(
    () => ({
      articles: data?.pages.flatMap((page) => page.articles) ?? [],
      origins: data?.pages.flatMap((page) => page.origins) ?? [],
    }),
    [data],
  );
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return {
    comparison: data?.pages[0],
    ...pages,
    /** Every article is there. */
    whole: data !== undefined && !hasNextPage && !query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
