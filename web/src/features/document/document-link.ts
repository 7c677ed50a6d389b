import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Address of the results a document was opened from. */
    results?: string;
    /** The query of those results when it is too long for the document's address. */
    longQuery?: string;
  }
}

/** A query as a part of a path: slashes written `_slash_` (decision 2.5); undefined when it is too long. */
export function writeHighlight(query: string): string | undefined {
  const word = query.trim().replaceAll('/', '_slash_');
  return word === '' || word.length > limits.maximumHighlightWord ? undefined : word;
}

/** The query a path part stands for. */
export function readHighlight(part: string | undefined): string {
  return (part ?? '').replaceAll('_slash_', '/');
}

/** The link to a document that marks the query in it; `results` is where the reader comes from. */
export function documentLink(
  document: { id: string; domain: DomainId },
  query: string,
  results: string | undefined,
) {
  const highlightWord = writeHighlight(query);
  return {
    to: '/$domain/document/$documentId/{-$highlightWord}' as const,
    params: { domain: document.domain, documentId: document.id, highlightWord },
    state: {
      ...(results === undefined ? {} : { results }),
      ...(highlightWord === undefined && query.trim() !== '' ? { longQuery: query } : {}),
    },
  };
}
