import { useQuery } from '@tanstack/react-query';
import { getHighlight, highlightKeyOf, readHighlight } from 'contract/highlight-word';
import { call } from '#api/call.ts';

/**
 * The query that a document's address marks: written in it, kept beside it, or known to the server by the key of
 * a mailed link. A key that is not known marks nothing, and never keeps the document from opening (decision 2.5).
 */
export function useHighlight(part: string | undefined, longQuery: string | undefined) {
  const key = highlightKeyOf(part);
  const kept = useQuery({
    queryKey: ['highlight', key],
    queryFn: ({ signal }) => call(getHighlight, { params: { key: key! }, signal }),
    enabled: key !== undefined,
    staleTime: Infinity,
  });
  if (key !== undefined) return { highlight: kept.data?.query ?? '', pending: kept.isPending };
  return { highlight: part === undefined ? (longQuery ?? '') : readHighlight(part), pending: false };
}
