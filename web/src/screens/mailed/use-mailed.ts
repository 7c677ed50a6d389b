import { useInfiniteQuery } from '@tanstack/react-query';
import { limits } from 'contract/limits';
import { listMailedDocuments } from 'contract/mailed-documents';
import { call } from '#api/call.ts';

/** The documents of a mail, a page at a time: of all its searches or of one, from where the mail stopped. */
export function useMailed(id: string, search: string | undefined, after: number) {
  return useInfiniteQuery({
    queryKey: ['mailed', id, search, after],
    initialPageParam: after,
    staleTime: 60_000,
    queryFn: ({ pageParam, signal }) =>
      call(listMailedDocuments, {
        params: { id },
        query: {
          from: pageParam,
          size: limits.timelinePageSize,
          ...(search === undefined ? {} : { search }),
        },
        signal,
      }),
    getNextPageParam: ({ more }, _pages, from) => (more ? from + limits.timelinePageSize : undefined),
  });
}
