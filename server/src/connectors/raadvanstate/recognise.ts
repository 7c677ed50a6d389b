import { loadPage } from '../reading/html-page.ts';
import { decodeWestern } from '../reading/western-text.ts';
import type { Recognise } from '../recognition/given-file.ts';
import type { AdviceRaw } from './poll.ts';
import { factsOf, listedAdvices, siteOf } from './read-advice.ts';

/** Pages of advices. The number in its address, if not in the page, may be in the name of the file. */
export const recognise: Recognise<AdviceRaw> = ({ name, isPage, bytes }) => {
  if (!isPage) return undefined;
  const $ = loadPage(decodeWestern(bytes), name);
  if (!/^W\d{2}\.\d{2}\.\d+\/[IVX]+/.test(factsOf($).get('kenmerk') ?? '')) {
    return listedAdvices($).length > 1
      ? { leftOut: 'a list of advices, whose pages are asked for one by one' }
      : undefined;
  }
  const address = $('link[rel="canonical"]').attr('href') ?? $('meta[property="og:url"]').attr('content');
  const own = /\/adviezen\/@(\d+)\/[\w.~-]*\/?$/.exec(address ?? '');
  const number = own?.[1] ?? /(?:^|\D)(\d{4,})(?!\d)/.exec(name)?.[1];
  if (!number) {
    return { leftOut: 'an advice whose number stands neither in it nor in the name of the file' };
  }
  const path = own?.[0] ?? `/adviezen/@${number}/`;
  return [{ listed: { number, path }, url: siteOf(path), page: bytes }];
};
