import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

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
