import type { Document } from './document.ts';

/** What only some documents have, and a search can ask for. */
export type Having = 'votes' | 'commitment';

/** What of it a document has; a confidential one tells of nothing (decision 3.33). */
export function havingOf({
  votes,
  commitment,
  confidentiality,
}: Pick<Document, 'votes' | 'commitment' | 'confidentiality'>): Having[] {
  if (confidentiality === 'Besloten') return [];
  return [...(votes.length > 0 ? ['votes' as const] : []), ...(commitment ? ['commitment' as const] : [])];
}
