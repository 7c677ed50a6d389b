import type { DomainId } from 'contract/dashboards';

/**
 * A search has one domain and one kind, so each pair has a full-text table of its own: no search
 * reads another domain's postings and no filter for the two is needed.
 */
export type Shelf = `${string}_${'document' | 'meeting'}`;

/** The shelf of a domain's documents or meetings. */
export function shelfOf(domain: DomainId, kind: 'document' | 'meeting'): Shelf {
  return `${domain.replaceAll('-', '_')}_${kind}`;
}

/** The shelves of these domains. */
export function shelvesOf(domains: readonly DomainId[]): Shelf[] {
  return domains.flatMap((domain) => [shelfOf(domain, 'document'), shelfOf(domain, 'meeting')]);
}

/** Name of a shelf's full-text table. */
export function wordsTable(shelf: Shelf): string {
  return `words_${shelf}`;
}
