import { load, type CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';
import { adapter } from 'parse5-htmlparser2-tree-adapter';
import { SourceFault } from '#platform/outbound/source-fault.ts';

/** Elements inside one another that a page may have; those of our sources have less than fifty. */
const maximumDepth = 256;

/**
 * A page parsed as a browser would, unclosed rows and cells included. The only way in which a source's HTML is parsed.
 * @throws SourceFault of kind `shape` for one nested so deep that reading it would exhaust time or stack
 */
export function loadPage(text: string, url: string): CheerioAPI {
  const check = (depth: number) => {
    if (depth > maximumDepth) throw new SourceFault('shape', { url, detail: 'elements nested too deep' });
  };
  // The parser walks through all open elements at each new one, so it is ended at the first that is too deep.
  let open = 0;
  let loading = true;
  const treeAdapter = {
    ...adapter,
    onItemPush: () => loading && check(++open),
    onItemPop: () => void open--,
  };
  const $ = load(text, { treeAdapter });
  // Pieces that are put into the page later are parsed by the same rules and are our own.
  loading = false;
  // Elements are also moved to where no open one was.
  const left: { node: AnyNode; depth: number }[] = $.root()
    .toArray()
    .map((node) => ({ node, depth: 0 }));
  for (let next = left.pop(); next; next = left.pop()) {
    check(next.depth);
    if (!('children' in next.node)) continue;
    for (const node of next.node.children) left.push({ node, depth: next.depth + 1 });
  }
  return $;
}

/** What a page is there for: the first of these places that it has, in their order and not in that of the page, or its body. */
export function contentOf($: CheerioAPI, ...places: readonly string[]): ReturnType<CheerioAPI> {
  return places.map((place) => $(place).first()).find(({ length }) => length > 0) ?? $('body');
}
