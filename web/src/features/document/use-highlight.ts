import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useHighlightKey } from '#features/reading/use-highlight-key.ts';
import { useKeptQuery } from '#features/reading/use-kept-query.ts';

/**
 * The query that a document's address marks: written in it, kept beside it, or known to the server by its key. A key
 * that is not known marks nothing, and never keeps the document from opening (decision 2.5). What is only kept beside
 * the address gets its key into it, so that whatever copies the address marks the same.
 */
export function useHighlight(part: string | undefined, longQuery: string | undefined) {
  const { query, pending } = useKeptQuery(part, longQuery === undefined);
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
  return { highlight: query, pending };
}
