import { loadPage } from '../../reading/html-page.ts';
import { decodeWestern } from '../../reading/western-text.ts';
import type { Recognise } from '../../recognition/given-file.ts';
import { eersteKamerUrl } from '../read-vote.ts';
import { listedBills } from './pages.ts';
import type { BillRaw } from './poll.ts';

/** Pages of bills. What a bill is called by its address, if not in its page, is the name of the file. */
export const recognise: Recognise<BillRaw> = ({ isPage, text, bytes, name: fileName }) => {
  if (!isPage || !/eerste kamer/i.test(text)) return undefined;
  const $ = loadPage(decodeWestern(bytes), fileName);
  if (listedBills($)) return { leftOut: 'the bills of a committee, which are asked for one by one' };
  if ($('#voortgangModule').length === 0) return undefined;
  const address = $('link[rel="canonical"]').attr('href') ?? $('meta[property="og:url"]').attr('content');
  const name =
    /\/wetsvoorstel\/([\w.~-]{1,120})$/.exec(address ?? '')?.[1] ??
    fileName.replace(/\.\w+$/, '').replace(/[^\w.~-]/g, '_');
  // The heading it stands under is told by the list alone; how far it is, by its page as well.
  return [
    { bill: { name, status: '' }, url: new URL(`wetsvoorstel/${name}`, eersteKamerUrl).href, page: bytes },
  ];
};
