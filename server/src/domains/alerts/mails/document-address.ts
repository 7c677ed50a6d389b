import { turnHash } from 'contract/turn-hash';
import { documentPage } from '#domains/documents/index.ts';
import type { MatchLine } from '../follow/run-searches.ts';
import { highlightPart } from './marked-query.ts';

/**
 * Opens a document with the words of its search marked (decision 2.5), a debate at the turn because of which it was
 * found. `base` is the public base URL without a slash.
 */
export function documentAddress(
  base: string,
  document: Pick<MatchLine, 'domain' | 'id' | 'turn'>,
  query: string,
): string {
  const part = highlightPart(query);
  const page = documentPage(base, document);
  const address = part === '' ? page : `${page}/${wholeAddress(part)}`;
  return document.turn === undefined ? address : `${address}#${turnHash(document.turn)}`;
}

// Mail programs end an address in plain text before a bracket or a quote.
const wholeAddress = (part: string) =>
  encodeURIComponent(part).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
