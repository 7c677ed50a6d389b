import { skipToken, useQuery } from '@tanstack/react-query';
import { getHighlight, highlightKeyOf, readHighlight } from 'contract/highlight-word';
import { call } from '#api/call.ts';

/**
 * The query that a part of an address stands for: written there, or known to the server by its key. A key that is not
 * known stands for no query (decision 2.5). Nothing is asked as long as it is not `wanted`.
 */
export function useKeptQuery(part: string | undefined, wanted = true): { query: string; pending: boolean } {
  const key = highlightKeyOf(part);
  const kept = useQuery({
    queryKey: ['highlight', key],
    queryFn: key === undefined ? skipToken : ({ signal }) => call(getHighlight, { params: { key }, signal }),
    enabled: key !== undefined && wanted,
    staleTime: Infinity,
  });
  if (key !== undefined) return { query: kept.data?.query ?? '', pending: kept.isPending };
  return { query: readHighlight(part), pending: false };
}
