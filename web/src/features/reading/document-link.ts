import { turnHash } from 'contract/turn-hash';
import type { DomainId } from 'contract/dashboards';
import { needsKey, writeHighlight } from 'contract/highlight-word';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Address of the results a document was opened from. */
    results?: string;
    /** The query to mark when it is too long for the document's address, which has its key or nothing. */
    longQuery?: string;
  }
}

/** What is linked to. */
export interface LinkedDocument {
  id: string;
  domain: DomainId;
  /** The turn of a debate that is meant, from 0. */
  turn?: number | undefined;
}

/**
 * The link to a document that marks the query in it; `results` is where the reader comes from, `key` stands for a query
 * too long for the address. The language of titles that was chosen there goes along in the address (decision 3.12). Of a
 * debate it leads to the turn because of which it was found.
 */
export function documentLink(
  document: LinkedDocument,
  query: string,
  results: string | undefined,
  key?: string,
) {
  const long = needsKey(query);
  const highlightWord = long ? key : writeHighlight(query);
  const lang = new URLSearchParams(results?.split('?')[1]).get('lang');
  const search: Record<string, string> = lang === null ? {} : { lang };
  return {
    to: '/$domain/document/$documentId/{-$highlightWord}' as const,
    params: { domain: document.domain, documentId: document.id, highlightWord },
    search,
    ...(document.turn === undefined ? {} : { hash: turnHash(document.turn) }),
    state: {
      ...(results === undefined ? {} : { results }),
      ...(long ? { longQuery: query } : {}),
    },
  };
}
