import type { CheerioAPI } from 'cheerio';
import { oneLine } from '../../reading/western-text.ts';

/** A bill as the list of its committee names it. */
export interface ListedBill {
  /** `36791_wet_toekomstbestendige`, the end of the address of its page. */
  name: string;
  /** The heading it stands under, in the chamber's words. */
  status: string;
}

/** The heading over the bills that the chamber is done with. */
export const finished = 'Plenaire behandeling Eerste Kamer afgerond';

/** Addresses on the page of all committees, each once. */
export function committeePages($: CheerioAPI): string[] {
  return addresses($, /^(?:https?:\/\/[^/]+)?\/commissies\/[^/?#]+$/);
}

/** Addresses of the lists of bills that the page of a committee leads to. */
export function billLists($: CheerioAPI): string[] {
  return addresses($, /\/wetsvoorstellen_bij_commissie\?/);
}

function addresses($: CheerioAPI, pattern: RegExp): string[] {
  const all = $('a[href]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  return [...new Set(all.filter((address) => pattern.test(address)))];
}

/** The bills of a list under their headings; undefined for a page that is no such list. */
export function listedBills($: CheerioAPI): ListedBill[] | undefined {
  if (!/^wetsvoorstellen bij/i.test(oneLine($('title').text()))) return undefined;
  const bills: ListedBill[] = [];
  let status = '';
  $('h2, ul.ladder a[href*="/wetsvoorstel/"]').each((_, element) => {
    const part = $(element);
    if (part.is('h2')) {
      status = oneLine(part.text());
      return;
    }
    const name = /\/wetsvoorstel\/([\w.~-]{1,120})$/.exec(part.attr('href') ?? '')?.[1];
    if (name) bills.push({ name, status });
  });
  return bills;
}
