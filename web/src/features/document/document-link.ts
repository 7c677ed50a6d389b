import type { DomainId } from 'contract/dashboards';
import { writeHighlight } from 'contract/highlight-word';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Address of the results a document was opened from. */
    results?: string;
    /** The query of those results when it is too long for the document's address. */
    longQuery?: string;
  }
}

/**
 * The link to a document that marks the query in it; `results` is where the reader comes from. The language of
 * titles that was chosen there goes along in the address (decision 3.12).
 */
export function documentLink(
  document: { id: string; domain: DomainId },
  query: string,
  results: string | undefined,
) {
  const highlightWord = writeHighlight(query);
  const lang = new URLSearchParams(results?.split('?')[1]).get('lang');
  const search: Record<string, string> = lang === null ? {} : { lang };
  return {
    to: '/$domain/document/$documentId/{-$highlightWord}' as const,
    params: { domain: document.domain, documentId: document.id, highlightWord },
    search,
    state: {
      ...(results === undefined ? {} : { results }),
      ...(highlightWord === undefined && query.trim() !== '' ? { longQuery: query } : {}),
    },
  };
}
