import { useCallback } from 'react';
import { documentLink, type LinkedDocument } from './document-link.ts';
import { useHighlightKey } from './use-highlight-key.ts';

/** What goes along from one document to the next. */
export interface Trail {
  /** The query that is marked. */
  highlight: string;
  /** The address of the results the reader came from. */
  results: string | undefined;
}

/**
 * Makes the links to documents that mark the query in them, see `documentLink`. Those of a query too long for an
 * address carry its key as soon as the server has it, so that they mark the same for whoever follows them.
 */
export function useDocumentLink(query: string, results: string | undefined) {
  const key = useHighlightKey(query);
  return useCallback(
    (document: LinkedDocument) => documentLink(document, query, results, key),
    [query, results, key],
  );
}
