import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { SourceFault, firstBytesOf } from '#platform/outbound/source-fault.ts';
import { loadPage } from '../reading/html-page.ts';
import { rowAround } from '../reading/row-around.ts';
import { oneLine } from '../reading/western-text.ts';
import { readNumericDay, readWrittenDay } from '../reading/written-days.ts';
import { readAddress, type Reference } from './reference.ts';

/** One document as a list of the register shows it. */
export interface ListedDocument extends Reference {
  url: string;
  language: string;
  title: string;
  /** In the register's capitals, such as `NOTE`. */
  type?: string;
  day: string;
  printedDay: string;
  /** Codes of subjects, such as `TELECOM 427`. */
  subjects: string[];
  /** Inter-institutional files: 2021/0106(COD). */
  procedures: string[];
  meetingDay?: string;
}

/** What a list holds, and the rows that say too little. */
interface ReadList {
  documents: ListedDocument[];
  skipped: { sourceId: string; reason: string }[];
}

const day = /\b(\d{1,2}\/\d{1,2}\/\d{4})\b|\b(\d{1,2} \p{L}{3,9} \d{4})\b/u;
const procedure = /\b\d{4}\/\d{4}[A-Z]?\s?\([A-Z]{3}\)/g;
const subjectLine = /^[A-Z][A-Z-]+(?: \d+)?(?:(?:,\s*|\s+)[A-Z][A-Z-]+(?: \d+)?)*$/;

/**
 * The documents of a list of the public register. How the page marks a row is not known: a row is what stands
 * around the links to one document, read in the order that is known: number, type, day, title, subjects, day of
 * the meeting (SOURCES.md §9).
 * @throws SourceFault of kind `blocked` for the browser challenge, `shape` for a page that is cut or has no row
 */
export function readList(bytes: Uint8Array, url: string, filesUrl: string): ReadList {
  const markup = new TextDecoder().decode(bytes);
  const evidence = { url, firstBytes: firstBytesOf(bytes) };
  if (/just a moment|cf-challenge|challenge-platform/i.test(markup)) {
    throw new SourceFault('blocked', { ...evidence, detail: 'a challenge to browsers in place of the page' });
  }
  if (!/<\/html>\s*$/i.test(markup))
    throw new SourceFault('shape', { ...evidence, detail: 'a page without its end' });
  const $ = loadPage(markup, url);
  const found: ReadList = { documents: [], skipped: [] };
  const seen = new Set<string>();
  for (const link of $('a[href]').toArray()) {
    const named = readAddress($(link).attr('href') ?? '');
    if (!named || seen.has(named.key)) continue;
    seen.add(named.key);
    const read = readRow($, $(link));
    if ('reason' in read) found.skipped.push({ sourceId: named.key, reason: read.reason });
    else {
      const { key, written, language } = named;
      // Files are asked from the server that is known to have them, wherever the page says they are.
      const address = new URL(`doc/document/${key}/${language}/pdf`, filesUrl).href;
      found.documents.push({ key, written, language, url: address, ...read });
    }
  }
  if (seen.size === 0 && !/no (documents|results)|0 results/i.test($('body').text())) {
    throw new SourceFault('shape', { ...evidence, detail: 'a list without documents that does not say so' });
  }
  return found;
}

type Row = Omit<ListedDocument, keyof Reference | 'url' | 'language'>;

function readRow($: CheerioAPI, link: Cheerio<Element>): Row | { reason: string } {
  const lines = linesOf($, rowAround($, link, keyOf)).filter(
    (line) => !/^(pdf|[a-z]{2}|download)$/i.test(line),
  );
  const dated = lines.findIndex((line) => day.test(line));
  const found = day.exec(lines[dated] ?? '');
  if (!found) return { reason: 'a row without a day' };
  const printedDay = oneLine(found[0]);
  const on = dayOf(printedDay);
  if (!on) return { reason: `no such day: ${printedDay}` };
  const before = lines.slice(0, dated).filter((line) => !/\b[A-Z]{2} ?\d+\/\d+/.test(line));
  const after = lines.slice(dated + 1);
  const title = after.find((line) => !subjectLine.test(line) && !day.test(line) && /\p{Ll}/u.test(line));
  if (!title) return { reason: 'a row without a title' };
  const rest = after.slice(after.indexOf(title) + 1);
  const type = before.find((line) => line === line.toUpperCase() && /\p{Lu}{3}/u.test(line));
  const meetingDay = rest.map((line) => dayOf(day.exec(line)?.[0] ?? '')).find((one) => one !== undefined);
  return {
    title,
    ...(type ? { type } : {}),
    day: on,
    printedDay,
    subjects: rest.filter((line) => subjectLine.test(line)).flatMap((line) => line.split(/,\s*/)),
    procedures: [
      ...new Set(lines.flatMap((line) => [...line.matchAll(procedure)].map(([one]) => one.replace(' ', '')))),
    ],
    ...(meetingDay ? { meetingDay } : {}),
  };
}

const keyOf = (link: Cheerio<Element>) => readAddress(link.attr('href') ?? '')?.key;

/** Lines of readable text, one for each element that holds text of its own. */
function linesOf($: CheerioAPI, row: Cheerio<Element>): string[] {
  return row
    .find('*')
    .addBack()
    .contents()
    .toArray()
    .flatMap((node) => (node.nodeType === 3 ? oneLine($(node).text()) : []))
    .filter((line) => line !== '');
}

function dayOf(printed: string): string | undefined {
  return readNumericDay(printed) ?? readWrittenDay(printed);
}
