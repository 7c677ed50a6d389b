import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { DayText } from 'contract/amsterdam';
import { firstBytesOf, SourceFault } from '#platform/outbound/source-fault.ts';
import { contentOf, loadPage } from '../reading/html-page.ts';
import { htmlText } from '../reading/html.ts';
import { rowAround } from '../reading/row-around.ts';
import { decodeWestern, oneLine } from '../reading/western-text.ts';
import { readWrittenDay } from '../reading/written-days.ts';

/** A meeting of the council as the list of meetings names it. */
export interface Session {
  /** Path of its page: `/nl/ministerraad-van-7-februari-2031`. */
  path: string;
  day: DayText;
  /** The day as the address writes it: `7 februari 2031`. */
  written: string;
}

/** A decision as the page of its meeting names it. */
export interface ListedDecision {
  /** Path of its page. */
  path: string;
  title: string;
  /** What stands beside its title. */
  summary: string;
}

/** A page about one decision. */
interface DecisionPage {
  title: string;
  text: string;
}

const sessionPath = /^\/nl\/ministerraad-van-(\d{1,2}-[a-z]+-\d{4})(?:-\d+)?$/;
/** Pages of the site itself, to which every page has links. */
const furniture =
  /^\/nl\/(?:ministerraad|feeds|contactpunten|zoek-een-nieuwsbericht|corona|contacteer-ons|toegankelijkheidsverklaring|(?:persoonsgegevens|voorwaarden|fod-kanselarij).*)$/;
const shortestTitle = 8;

/**
 * The meetings that the list of meetings shows.
 * @throws SourceFault of kind `blocked` for a question to people in its place, `shape` for a page without meetings
 */
export function readSessions(bytes: Uint8Array, url: string): Session[] {
  const $ = parsePage(bytes, url);
  const found = new Map<string, Session>();
  for (const link of $('a[href]').toArray()) {
    const path = pathOf($(link).attr('href'), url);
    const written = sessionPath.exec(path ?? '')?.[1]?.replaceAll('-', ' ') ?? '';
    const day = readWrittenDay(written);
    if (path && day) found.set(path, { path, day, written });
  }
  if (found.size === 0) throw shape(bytes, url, 'a list without meetings');
  return [...found.values()];
}

/**
 * The decisions that the page of a meeting names.
 * @throws SourceFault of kind `blocked` for a question to people in its place, `shape` for a page without decisions
 */
export function readDecisions(bytes: Uint8Array, url: string): ListedDecision[] {
  const $ = parsePage(bytes, url);
  const main = contentOf($, 'main');
  const found = new Map<string, ListedDecision>();
  for (const link of main.find('a[href]').toArray()) {
    const path = decisionPath($(link), url);
    const title = oneLine($(link).text());
    if (!path || found.has(path) || title.length < shortestTitle) continue;
    const around = oneLine(rowAround($, $(link), (one) => decisionPath(one, url)).text());
    found.set(path, { path, title, summary: around.replace(title, '').trim() });
  }
  if (found.size === 0) throw shape(bytes, url, 'a meeting without decisions');
  return [...found.values()];
}

/**
 * A page about one decision, in whatever language.
 * @throws SourceFault of kind `blocked` for a question to people in its place, `shape` for a page without title
 */
export function readDecision(bytes: Uint8Array, url: string): DecisionPage {
  const $ = parsePage(bytes, url);
  const main = contentOf($, 'main');
  const heading = main.find('h1').first();
  const title = oneLine((heading.length ? heading : $('h1').first()).text());
  if (!title) throw shape(bytes, url, 'a page without a title');
  main.find('h1, form, aside, footer, header').remove();
  return { title, text: htmlText(main.html() ?? '') };
}

/** The path of the French page of the same decision, where the page names one. */
export function frenchPath(bytes: Uint8Array, url: string): string | undefined {
  const $ = parsePage(bytes, url);
  const links = $('link[rel="alternate"][hreflang="fr"], a[hreflang="fr"]').toArray();
  return links
    .map((link) => pathOf($(link).attr('href'), url))
    .find((path) => path !== undefined && /^\/fr\/[^/]+$/.test(path));
}

function parsePage(bytes: Uint8Array, url: string): CheerioAPI {
  const text = decodeWestern(bytes);
  if (/captcha|just a moment|verify (?:that )?you are (?:a )?human/i.test(text)) {
    const detail = 'a question to people in place of the page';
    throw new SourceFault('blocked', { url, detail, firstBytes: firstBytesOf(bytes) });
  }
  if (!/<\/html>/i.test(text)) throw shape(bytes, url, 'a page without its end');
  return loadPage(text, url);
}

function decisionPath(link: Cheerio<Element>, url: string): string | undefined {
  const path = pathOf(link.attr('href'), url);
  return path && /^\/nl\/[^/]+$/.test(path) && !furniture.test(path) && !sessionPath.test(path)
    ? path
    : undefined;
}

/** The path of an address of the same site; undefined for another one. */
function pathOf(href: string | undefined, url: string): string | undefined {
  if (!href || !URL.canParse(href, url)) return undefined;
  const address = new URL(href, url);
  const here = address.origin === new URL(url).origin || address.hostname === 'news.belgium.be';
  return here ? address.pathname.replace(/\/$/, '') : undefined;
}

const shape = (bytes: Uint8Array, url: string, detail: string) =>
  new SourceFault('shape', { url, detail, firstBytes: firstBytesOf(bytes) });
