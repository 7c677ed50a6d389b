import type { CheerioAPI } from 'cheerio';
import { SourceFault, firstBytesOf } from '#platform/outbound/source-fault.ts';
import { ExtractionFault } from '#platform/extraction-fault.ts';
import { loadPage } from '../reading/html-page.ts';
import { decodeWestern, oneLine } from '../reading/western-text.ts';
import { readWrittenDay } from '../reading/written-days.ts';
import { commissionNumber, knownDay, languageOf, procedureOf } from './facts.ts';
import { isFormex, readFormex } from './formex.ts';
import type { PageFacts } from './page-facts.ts';
import { captured } from '../reading/text-parts.ts';

/**
 * What a text says about itself.
 * @throws SourceFault of kind `shape` for a text that is cut, `blocked` for a page that is no text of an act
 */
export function readPage(bytes: Uint8Array, url: string): PageFacts {
  const shape = (detail: string, cause?: unknown) =>
    new SourceFault('shape', { url, detail, firstBytes: firstBytesOf(bytes) }, cause);
  const markup = decodeWestern(bytes);
  if (isFormex(markup)) {
    try {
      return readFormex(bytes);
    } catch (error) {
      if (!(error instanceof ExtractionFault)) throw error;
      throw shape(`no Formex: ${error.message}`, error);
    }
  }
  if (!/<\/html>\s*$/i.test(markup)) throw shape('a text without its end');
  const $ = loadPage(markup, url);
  const known = consolidated($) ?? journal($) ?? proposal($) ?? old($);
  if (known) return known;
  const words = oneLine($('body').clone().find('script, style').remove().end().text());
  if (words.length < shortestText || wall.test(markup.slice(0, 5_000))) {
    throw new SourceFault('blocked', {
      url,
      firstBytes: words.slice(0, 200),
      detail: 'a page without an act',
    });
  }
  return {};
}

/** Characters below which a page of an unknown layout is an error or a wall, not a text. */
const shortestText = 500;
const wall = /just a moment|captcha|access denied|enable javascript|request rejected/i;

/** `02019R2088 — EN — 09.01.2024 — 002.001` above a consolidated text. */
const consolidatedHeading =
  /^0?(\d{4}[A-Z]\d{4}(?:\(\d+\))?)\s*—\s*([A-Z]{2})\s*—\s*(\d\d)\.(\d\d)\.(\d{4})\s*—/;

function consolidated($: CheerioAPI): PageFacts | undefined {
  const heading = oneLine($('body p').first().text());
  const [, number, code, day, month, year] = consolidatedHeading.exec(heading) ?? [];
  if (!number) return undefined;
  const cell = $('td')
    .filter((_, one) => /\(OJ |\(JO |\(PB |\(ABl\. /.test($(one).text()) && $(one).find('table').length === 0)
    .first();
  const lines = cell.find('p').toArray();
  const end = lines.findIndex((line) => /^\((OJ|JO|PB|ABl\.) /.test(oneLine($(line).text())));
  const title = oneLine(
    lines
      .slice(0, end < 0 ? lines.length : end)
      .map((line) => $(line).text())
      .join(' ')
      // Arrows say which amendment a part of the text comes from.
      .replace(/[►◄▼](?:[A-Z]\d*\b)?/g, ''),
  );
  const language = languageOf(code);
  return {
    consolidated: `0${number}-${year}${month}${day}`,
    date: `${year}-${month}-${day}`,
    ...(language ? { language } : {}),
    ...(title ? { title } : {}),
  };
}

function journal($: CheerioAPI): PageFacts | undefined {
  const first = $('p.oj-doc-ti, p.doc-ti').first();
  if (first.length === 0) return undefined;
  const main = $('.eli-main-title').first();
  const lines = (main.length > 0 ? main.find('p') : first.add(first.nextUntil(':not(.oj-doc-ti, .doc-ti)')))
    .toArray()
    .map((line) => $(line).text());
  const cell = (name: string) => oneLine($(`p.oj-hd-${name}, p.hd-${name}`).first().text());
  const title = oneLine(lines.join(' '));
  const printed = cell('date');
  const published = dottedDay(printed);
  const [, series, page] = /^([LC][ \d]*(?: ?[A-Z])?)\/(\d+)$/.exec(cell('oj')) ?? [];
  const unique = cell('uniq');
  const collection = /\b([LC])\b/.exec(cell('coll'))?.[1];
  const reference =
    series && page
      ? `OJ ${series}, ${printed}, p. ${page}`
      : unique && collection
        ? `OJ ${collection}, ${unique}, ${printed}`
        : undefined;
  const language = languageOf(cell('lg'));
  // A corrigendum names the day of the act it corrects.
  const date = /^(corrigend|rectificat|berichtig)/i.test(title) ? undefined : readWrittenDay(title);
  return {
    ...(language ? { language } : {}),
    title,
    ...(date ? { date } : {}),
    ...(published ? { published } : {}),
    ...(reference ? { journal: reference } : {}),
  };
}

/** A proposal as the Commission writes it; the classes of its lines are French in every language. */
function proposal($: CheerioAPI): PageFacts | undefined {
  const line = (name: string) => oneLine($(`p.${name}, p.${name}_cp`).first().text());
  const reference = line('Rfrenceinstitutionnelle');
  const title = ['Statut', 'Typedudocument', 'Titreobjet'].map(line).filter(Boolean).join(' ');
  if (!reference || !title) return undefined;
  const printed = /\d{1,2}\.\d{1,2}\.\d{4}/.exec(line('Emission'))?.[0];
  const date = dottedDay(printed ?? '');
  const commission = commissionNumber(reference);
  const procedure = procedureOf(line('Rfrenceinterinstitutionnelle'));
  return {
    title,
    ...(date ? { date } : {}),
    ...(commission ? { commission } : {}),
    ...(procedure ? { procedure } : {}),
  };
}

/** A page of before 2013, which says what it is in its head. */
function old($: CheerioAPI): PageFacts | undefined {
  const statement = (name: string) => oneLine($(`meta[name="DC.${name}"]`).attr('content') ?? '');
  const title = statement('description');
  if (!title || !/EUR-Lex/.test(statement('title'))) return undefined;
  const [, series = '', number, day, month, year, page] =
    /^Official Journal (?:([LC]) )?0*(\d+) , (\d\d)\/(\d\d)\/(\d{4}) P\. 0*(\d+)/.exec(statement('source')) ??
    [];
  const language = languageOf(statement('language'));
  const date = readWrittenDay(title);
  const published = knownDay(`${year}-${month}-${day}`);
  return {
    ...(language ? { language } : {}),
    title,
    ...(date ? { date } : {}),
    ...(published ? { published } : {}),
    ...(published
      ? { journal: `OJ ${series}${series && ' '}${number}, ${day}/${month}/${year}, p. ${page}` }
      : {}),
  };
}

function dottedDay(text: string): string | undefined {
  const [day, month, year] = captured(/^(\d{1,2})\.(\d{1,2})\.(\d{4})/, text.trim());
  return year ? knownDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) : undefined;
}
