import type { Cheerio, CheerioAPI } from 'cheerio';
import type { AnyNode } from 'domhandler';
import type { DayText } from 'contract/amsterdam';
import { fold } from 'contract/query/analyser';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { loadPage } from '../reading/html-page.ts';
import { readNumericDay, readWrittenDay } from '../reading/written-days.ts';
import { captured } from '../reading/text-parts.ts';
import { decodeWestern, oneLine } from '../reading/western-text.ts';

/** The gazette's own server. */
export const staatsbladUrl = 'https://www.ejustice.just.fgov.be/';

/** Ten signs, the first four a year; the fifth may be a letter. */
const numacPattern = /\b(\d{4}[0-9A-Z]\d{5})\b/;

/** One act as a list of a type and year shows it (SOURCES.md §4, ELI list). */
export interface ListedAct {
  numac: string;
  title: string;
  /** Absent where the row has none that can be read. */
  published?: DayText;
  printedDay: string;
  source: string;
  /** Path of its ELI without the version, such as `/eli/loi/2024/01/07/2024000164`. */
  eli: string;
}

/** What a page about one act says, of Justel or of the gazette itself. */
export interface ActPage {
  /** What the page is written in, whatever it was asked in; absent where neither address nor title tells. */
  language?: 'nl' | 'fr';
  numac?: string;
  title: string;
  published?: DayText;
  printedDay?: string;
  source?: string;
  /** Such as `2024-01-07/02`. */
  dossier?: string;
  eli?: string;
  pdf?: string;
  text: string;
  /** Labels and values as printed. */
  facts: string[];
  /** Numacs of the texts it changes. */
  changes: string[];
  /** The file of the Chamber it comes from. */
  chamber?: { legislature: number; dossier: number };
}

/**
 * The acts of an ELI list.
 * @throws SourceFault of kind `shape` for a page without them that does not say so, or cut before its end
 */
export function readList(bytes: Uint8Array, url: string): ListedAct[] {
  const text = decodeWestern(bytes);
  if (!/<\/html>/i.test(text)) throw new SourceFault('shape', { url, detail: 'a page without its end' });
  const $ = loadPage(text, url);
  const acts: ListedAct[] = [];
  for (const row of $('tr').toArray()) {
    const links = $(row).find('a[href*="/eli/"]').toArray();
    const address = links
      .map((link) => $(link).attr('href') ?? '')
      .find((href) => /\/(justel|moniteur|staatsblad)\s*$/.test(href));
    const eli = /\/eli\/[a-z]+\/\d{4}\/\d\d\/\d\d\/[0-9A-Z]{10}/.exec(address ?? '')?.[0];
    if (!eli) continue;
    const cell = $(row).children('td').eq(1);
    const [title = '', ...rest] = linesOf($, cell);
    const facts = rest.join(' ');
    const printedDay = /\b\d{2}-\d{2}-\d{4}\b/.exec(facts)?.[0] ?? '';
    const published = readNumericDay(printedDay);
    const source = oneLine(/(?:Source|Bron)\s*:\s*(.*)$/.exec(facts)?.[1] ?? '');
    acts.push({
      numac: eli.slice(-10),
      title: oneLine(title),
      printedDay,
      source,
      eli,
      ...(published ? { published } : {}),
    });
  }
  if (acts.length === 0 && !saysNothingFound(text)) {
    throw new SourceFault('shape', { url, detail: 'a list without acts' });
  }
  return acts;
}

/**
 * A page about one act; undefined when the server says that there is none, which it does with status 200.
 * @throws SourceFault of kind `shape` for any other page
 */
export function readActPage(bytes: Uint8Array, url: string): ActPage | undefined {
  const text = decodeWestern(bytes);
  if (!/<\/html>/i.test(text) && !/name="end"|<center>/i.test(text)) {
    throw new SourceFault('shape', { url, detail: 'a page without its end' });
  }
  const $ = loadPage(text, url);
  if ($('.list-item--title').length > 0) return justelPage($);
  if ($('h1.page__title, p.intro-text').length > 0) return gazettePage($);
  if (/Moniteur Belge\s*-\s*Belgisch Staatsblad/i.test($('title').text())) return oldGazettePage($);
  if (saysNothingFound(text)) return undefined;
  throw new SourceFault('shape', {
    url,
    detail: 'no page of the gazette',
    firstBytes: oneLine(text.slice(0, 300)),
  });
}

/** The help page that stands in for an address without a text. */
function saysNothingFound(text: string): boolean {
  return (
    /geen resultaat opgeleverd|aucun résultat|kein ergebnis/i.test(text) ||
    /<title>\s*ELI\s*-\s*BELGI/i.test(text)
  );
}

/** A page of the consolidated texts. */
function justelPage($: CheerioAPI): ActPage {
  const item = $('#list-title-1');
  const facts = item
    .find('.plain-text p')
    .toArray()
    .filter((line) => $(line).find('strong').length > 0 && $(line).find('strong a').length === 0)
    .map((line) => oneLine($(line).text()))
    .filter((line) => !/:$/.test(line));
  const fact = (label: RegExp) =>
    facts.flatMap((line) => (label.test(line) ? [oneLine(line.slice(line.indexOf(':') + 1))] : []))[0];
  const printedDay = fact(/^(Publication|Publicatie|Veröffentlichung)\s*:/);
  const published = readWrittenDay(printedDay ?? '');
  const chamber = /dossierID=(\d+)&legislat=(\d+)/.exec($('a[href*="flwbn.cfm"]').first().attr('href') ?? '');
  const source = fact(/^(Source|Bron|Quelle)\s*:/);
  const dossier = fact(/^(Dossier num|Dossiernummer|Aktenzeichen)/);
  const pdf = oneLine($('a[href^="/mopdf/"]').first().attr('href') ?? '');
  const eli = $('#link-text').attr('href');
  const numac = numacPattern.exec(item.find('.tag').first().text())?.[1];
  const title = oneLine(item.find('.list-item--title').first().text());
  const language = languageOfAct(eli, title);
  return {
    ...(language ? { language } : {}),
    ...(numac ? { numac } : {}),
    title,
    ...(published ? { published } : {}),
    ...(printedDay ? { printedDay } : {}),
    ...(source ? { source } : {}),
    ...(dossier ? { dossier } : {}),
    ...(eli ? { eli } : {}),
    ...(pdf ? { pdf } : {}),
    text: [section($, 'sw_prev'), section($, 'text'), section($, 'sw_sign'), section($, 'sw_t')]
      .map((lines) => lines.join('\n'))
      .filter((part) => part !== '')
      .join('\n\n'),
    facts,
    changes: item
      .find('.tag-small')
      .toArray()
      .map((tag) => oneLine($(tag).text()))
      .filter((tag) => numacPattern.test(tag)),
    ...(chamber ? { chamber: { dossier: Number(chamber[1]), legislature: Number(chamber[2]) } } : {}),
  };
}

/**
 * The language of an act by its address at the gazette, else by the month or the kind its title begins with;
 * undefined where neither tells.
 */
export function languageOfAct(eli: string | undefined, title: string): 'nl' | 'fr' | undefined {
  const kind = /\/eli\/([a-z]+)\//.exec(eli ?? '')?.[1];
  if (kind && /^(wet|besluit|decreet|ordonnantie|grondwet)$/.test(kind)) return 'nl';
  if (kind && /^(loi|arrete|decret|ordonnance|constitution)$/.test(kind)) return 'fr';
  const month = captured(/^\s*\d{1,2}(?:er)?\s+(\p{L}+)\s+\d{4}\b/iu, title)[0];
  const plain = fold(month);
  if (/^(januari|februari|maart|mei|juni|juli|augustus|oktober)$/.test(plain)) return 'nl';
  if (/^(janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/.test(plain))
    return 'fr';
  if (/\b(?:wet|besluit|decreet|ordonnantie)\b/i.test(title)) return 'nl';
  return /(?<![\p{L}])(?:loi|arrêté|décret|ordonnance)(?![\p{L}])/iu.test(title) ? 'fr' : undefined;
}

/** The lines below the heading of a section, without the heading. */
function section($: CheerioAPI, id: string): string[] {
  const box = $(`h2#${id}`).parent().clone();
  box.find('h2').remove();
  return linesOf($, box);
}

/** A publication as the site shows it since 2024; known from clients only. */
function gazettePage($: CheerioAPI): ActPage | undefined {
  const pdf = oneLine($('a[href*="/mopdf/"]').first().attr('href') ?? '');
  const title = oneLine($('p.intro-text').first().text()) || oneLine($('h1.page__title').first().text());
  if (!pdf || !title) return undefined;
  const main = $('main').first();
  const printedDay = /\d{4}-\d{2}-\d{2}|\d{1,2} \p{L}+ \d{4}/u.exec(
    oneLine($('.page__section--top').text()),
  )?.[0];
  return publication(title, printedDay, undefined, pdf, linesOf($, main));
}

/** A publication as the site showed it until 2024; one that does not exist has a link without a file. */
function oldGazettePage($: CheerioAPI): ActPage | undefined {
  const pdf = oneLine($('a[href*="/mopdf/"]').first().attr('href') ?? '');
  if (!pdf) return undefined;
  const heading = $('h3 center u').first();
  const printedDay = /\d{4}-\d{2}-\d{2}/.exec($('h3 font').first().text())?.[0];
  const source = oneLine($('center table font').last().text());
  const body = $('body').clone();
  body.find('table, h3, script, form, center').remove();
  return publication(oneLine(heading.text()), printedDay, source, pdf, linesOf($, body));
}

function publication(
  title: string,
  printedDay: string | undefined,
  source: string | undefined,
  pdf: string,
  lines: string[],
): ActPage {
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(printedDay ?? '');
  const published = iso ? printedDay : readWrittenDay(printedDay ?? '');
  const language = languageOfAct(undefined, title);
  return {
    ...(language ? { language } : {}),
    title,
    ...(published ? { published } : {}),
    ...(printedDay ? { printedDay } : {}),
    ...(source ? { source } : {}),
    pdf,
    text: lines.join('\n'),
    facts: [],
    changes: [],
  };
}

/** A sign of no language. */
const lineEnd = '\ue000';

/** Readable lines of a part of a page: one for each paragraph, row or line break. */
function linesOf($: CheerioAPI, part: Cheerio<AnyNode>): string[] {
  const copy = part.clone();
  copy.find('script, style').remove();
  copy.find('td, th').append(' ');
  copy.find('br, p, tr, div, li, h1, h2, h3, h4, h5, h6').after(lineEnd);
  return copy
    .text()
    .split(lineEnd)
    .map(oneLine)
    .filter((line) => line !== '');
}
