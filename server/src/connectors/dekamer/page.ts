import type { CheerioAPI } from 'cheerio';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { loadPage } from '../reading/html-page.ts';
import { decodeWestern } from '../reading/western-text.ts';

/** The service's own server. */
export const dekamerUrl = 'https://www.dekamer.be/';

/**
 * A page of the website, parsed.
 * @throws SourceFault of kind `shape` when the answer is empty or no page, or is cut before its end
 */
export function parsePage(bytes: Uint8Array, url: string): CheerioAPI {
  const text = decodeWestern(bytes);
  const shape = (detail: string) =>
    new SourceFault('shape', { url, detail, firstBytes: text.slice(0, 200).replace(/\s+/g, ' ') });
  if (text.trim() === '') throw shape('an empty answer');
  if (!/<(html|body)\b/i.test(text)) throw shape('no page');
  if (!/<\/html>/i.test(text)) throw shape('a page without its end');
  return loadPage(text, url);
}
