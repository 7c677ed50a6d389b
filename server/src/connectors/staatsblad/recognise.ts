import { decodeWestern } from '../reading/western-text.ts';
import type { Recognise } from '../recognition/given-file.ts';
import { readActPage, readList, staatsbladUrl } from './pages.ts';
import type { ActRaw } from './poll.ts';

/** Lists and pages of the gazette; a numac that the page does not have may be in the name of the file. */
export const recognise: Recognise<ActRaw> = ({ name, isPage, bytes }) => {
  if (!isPage) return undefined;
  const text = decodeWestern(bytes);
  const isList = /<title>\s*ELI\s*-/i.test(text);
  const isAct =
    /<title>[^<]*(moniteur belge|belgisch staatsblad|ejustice)/i.test(text) ||
    (/class="[^"]*(list-item--title|page__title|intro-text)/.test(text) &&
      /justel|ejustice|staatsblad|moniteur belge/i.test(text));
  if (!isList && !isAct) return undefined;
  const url = new URL(encodeURIComponent(name), staatsbladUrl).href;
  if (isList && /\/eli\/[^"']*\/(justel|moniteur|staatsblad)/i.test(text)) {
    return readList(bytes, url).map((listed) => ({ numac: listed.numac, listed }));
  }
  const page = readActPage(bytes, url);
  if (!page) return { leftOut: 'the answer that nothing was published' };
  const numac = page.numac ?? /\d{4}[0-9A-Z]\d{5}/.exec(name)?.[0];
  if (!numac) return { leftOut: 'an act whose numac stands neither in it nor in the name of the file' };
  const isFrench = page.language === 'fr' || /\/eli\/(loi|arrete|decret|ordonnance)\//.test(page.eli ?? '');
  return [{ numac, [isFrench ? 'fr' : 'nl']: { url, bytes } }];
};
