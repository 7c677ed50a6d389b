import { skipToken, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { getHighlight, highlightKeyOf, readHighlight } from 'contract/highlight-word';
import { call } from '#api/call.ts';
import { useHighlightKey } from '#features/reading/use-highlight-key.ts';

/**
 * The query that a document's address marks: written in it, kept beside it, or known to the server by its key. A key
 * that is not known marks nothing, and never keeps the document from opening (decision 2.5). What is only kept beside
 * the address gets its key into it, so that whatever copies the address marks the same.
 */
export function useHighlight(part: string | undefined, longQuery: string | undefined) {
  const key = highlightKeyOf(part);
  const kept = useQuery({
    queryKey: ['highlight', key],
    queryFn: key === undefined ? skipToken : ({ signal }) => call(getHighlight, { params: { key }, signal }),
    enabled: key !== undefined && longQuery === undefined,
    staleTime: Infinity,
  });
  const navigate = useNavigate();
  const given = useHighlightKey(part === undefined ? (longQuery ?? '') : '');
  useEffect(() => {
    if (given === undefined) return;
    void navigate({
      from: '/$domain/document/$documentId/{-$highlightWord}',
      to: '.',
      params: (before) => ({ ...before, highlightWord: given }),
      search: true,
      hash: true,
      state: true,
      replace: true,
      resetScroll: false,
    });
  }, [given, navigate]);
  if (longQuery !== undefined) return { highlight: longQuery, pending: false };
  if (key !== undefined) return { highlight: kept.data?.query ?? '', pending: kept.isPending };
  return { highlight: readHighlight(part), pending: false };
}
