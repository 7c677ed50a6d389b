import { loadPage } from '../reading/html-page.ts';
import { decodeWestern, oneLine } from '../reading/western-text.ts';
import { readWrittenDay } from '../reading/written-days.ts';
import type { Beside, GivenFile, Recognise } from '../recognition/given-file.ts';
import { frenchPath, readDecisions, type Session } from './pages.ts';
import type { MinisterraadRaw } from './poll.ts';

const site = 'https://news.belgium.be/';

/** Pages of meetings, each decision with its own pages where they lie beside that of its meeting. */
export const recognise: Recognise<MinisterraadRaw> = async (file, beside) => {
  if (!file.isPage || !/\/nl\/ministerraad-van-\d|news\.belgium\.be\//.test(file.text)) return undefined;
  const session = sessionIn(file);
  if (!session) return leftOutOf(file);
  const raws: MinisterraadRaw[] = [];
  for (const decision of readDecisions(file.bytes, addressOf(session.path))) {
    const nl = await pageBeside('nl', decision.path, beside);
    const path = nl && frenchPath(nl, addressOf(decision.path));
    const page = path && (await pageBeside('fr', path, beside));
    const fr = path ? { fr: { path, ...(page ? { page } : {}) } } : {};
    raws.push({ kind: 'decision', session, decision, ...(nl ? { nl } : {}), ...fr });
  }
  return raws;
};

/** The meeting whose page it is, by its heading. */
function sessionIn(file: GivenFile): Session | undefined {
  const heading = oneLine(pageOf(file)('h1').first().text());
  const written = /^ministerraad van (\d{1,2} [a-z]+ \d{4})$/i.exec(heading)?.[1]?.toLowerCase() ?? '';
  const day = readWrittenDay(written);
  if (!day) return undefined;
  return { path: `/nl/ministerraad-van-${written.replaceAll(' ', '-')}`, day, written };
}

function leftOutOf(file: GivenFile): { leftOut: string } | undefined {
  if (pathOf(file, 'nl') ?? pathOf(file, 'fr')) {
    return { leftOut: 'a decision, read with the page of its meeting' };
  }
  return /^ministerraad$/i.test(oneLine(pageOf(file)('h1').first().text()))
    ? { leftOut: 'the list of meetings, which are asked for one by one' }
    : undefined;
}

async function pageBeside(language: string, path: string, beside: Beside): Promise<Uint8Array | undefined> {
  return (await beside.which((one) => one.isPage && pathOf(one, language) === path))?.bytes;
}

/** The path of a page of the site in its own language, which it names among its translations. */
function pathOf(file: GivenFile, language: string): string | undefined {
  const $ = pageOf(file);
  if ($('html').attr('lang')?.slice(0, 2) !== language) return undefined;
  const address = $(`link[rel="alternate"][hreflang="${language}"]`).attr('href') ?? '';
  return address.startsWith(`${site}${language}/`) ? new URL(address).pathname : undefined;
}

const pageOf = ({ bytes, name }: GivenFile) => loadPage(decodeWestern(bytes), name);

const addressOf = (path: string) => new URL(path, site).href;
