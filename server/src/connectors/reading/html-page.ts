import { load, type CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { SourceFault } from '#platform/outbound/source-fault.ts';

/** Elements inside one another that a page may have; those of our sources have less than fifty. */
const maximumDepth = 256;
/** Elements of one name that may be open at once, in one cell: old pages forget to close their fonts. */
const maximumOpen = 1_000;
const tags = /<(\/?)(div|span|table|section|ul|ol|center|font|b|i|a|em|strong|u|blockquote|td|th)\b/gi;
const inCell = ['span', 'font', 'b', 'i', 'a', 'em', 'strong', 'u'];

/**
 * A page parsed as a browser would, unclosed rows and cells included.
 * @throws SourceFault of kind `shape` for one nested so deep that reading it would exhaust time or stack
 */
export function loadPage(text: string, url: string): CheerioAPI {
  const tooDeep = () => new SourceFault('shape', { url, detail: 'elements nested too deep' });
  // The parser walks through all open elements at each new one.
  const open = new Map<string, number>();
  for (const [, closing, name] of text.matchAll(tags)) {
    const key = name!.toLowerCase();
    if (key === 'td' || key === 'th') {
      for (const forgotten of inCell) open.delete(forgotten);
      continue;
    }
    const count = Math.max(0, (open.get(key) ?? 0) + (closing ? -1 : 1));
    if (count > maximumOpen) throw tooDeep();
    open.set(key, count);
  }
  const $ = load(text);
  const left: { node: AnyNode; depth: number }[] = $.root()
    .toArray()
    .map((node) => ({ node, depth: 0 }));
  for (let next = left.pop(); next; next = left.pop()) {
    if (next.depth > maximumDepth) throw tooDeep();
    if (!('children' in next.node)) continue;
    for (const node of next.node.children) left.push({ node, depth: next.depth + 1 });
  }
  return $;
}
