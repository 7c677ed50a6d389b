import { load, type Cheerio, type CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
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

/**
 * What a list shows of the thing that a link leads to: the widest element around it without a link to another one.
 * `leadsTo` names what a link leads to; nothing for one that is no matter of the list.
 */
export function rowAround(
  $: CheerioAPI,
  link: Cheerio<Element>,
  leadsTo: (link: Cheerio<Element>) => string | undefined,
): Cheerio<Element> {
  const thing = leadsTo(link);
  let row = link;
  for (;;) {
    const wider = row.parent();
    const isAlone = wider
      .find('a[href]')
      .toArray()
      .every((one) => [undefined, thing].includes(leadsTo($(one))));
    if (wider.length === 0 || wider.is('body, main') || !isAlone) return row;
    row = wider;
  }
}
