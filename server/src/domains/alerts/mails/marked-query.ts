import { createHash } from 'node:crypto';
import { needsKey, writeHighlight } from 'contract/highlight-word';

/** The part of a link that marks a query: the query, or a key for it when it is too long; '' without a query. */
export function highlightPart(query: string): string {
  const trimmed = query.trim();
  return trimmed === '' ? '' : (writeHighlight(trimmed) ?? keyOf(trimmed));
}

/** The same as the parameter of an address, where slashes stay what they are. */
export function markedQuery(query: string): string {
  const trimmed = query.trim();
  return needsKey(trimmed) ? keyOf(trimmed) : trimmed;
}

/** The key of a query, always the same one, so that links to it stay few and a repeated mail is the same mail. */
export function keyOf(query: string): string {
  return `_key_${createHash('sha256').update(query).digest('base64url').slice(0, 22)}`;
}
