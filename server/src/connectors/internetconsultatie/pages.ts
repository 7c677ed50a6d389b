import type { CheerioAPI } from 'cheerio';
import type { DayText } from 'contract/amsterdam';
import { contentOf } from '../reading/html-page.ts';
import { htmlText } from '../reading/html.ts';
import { captured } from '../reading/text-parts.ts';
import { oneLine } from '../reading/western-text.ts';
import { readNumericDay } from '../reading/written-days.ts';
import { readXmlAnswer } from '../reading/xml-answer.ts';
import { childOf, childrenOf, textOf } from '../reading/xml-tree.ts';

/** A consultation as a list names it. */
export interface Listed {
  /** The name in its address, `proefdijken`; absent where the list gives none. */
  name?: string;
  /** What stands in the list, to see whether it changed. */
  seen: string;
  /** As written, `17-07-2026`. */
  start?: string;
  end?: string;
  departments: string[];
}

/** What is known of a consultation by its page. */
export interface ConsultationPage {
  title: string;
  /** Values of the table of facts by their names. */
  facts: ReadonlyMap<string, string>;
  text: string;
  files: { title: string; path: string }[];
  /** How many public reactions there are. */
  reactions?: number;
  /** Its number in the calendar of legislation, `WGK027200`. */
  calendar?: string;
}

/** Names that stand for other pages of the site. */
const reserved = new Set([
  'zoeken',
  'home',
  'content',
  'geslotenconsultaties',
  'rest',
  'reactie',
  'reacties',
]);

/** The name of a consultation in its address, with or without what follows it. */
function nameIn(address: string | undefined): string | undefined {
  const name = /^(?:https?:\/\/[^/]+)?\/([\w.~-]{1,120})(?:\/b\d+)?\/?$/.exec(address ?? '')?.[1];
  return name !== undefined && !reserved.has(name.toLowerCase()) ? name : undefined;
}

/**
 * The consultations that are open, in XML.
 * @throws SourceFault for another answer
 */
export function readOpen(bytes: Uint8Array, url: string): Listed[] {
  return childrenOf(readXmlAnswer(bytes, url, 'consultaties'), 'consultatie').map((row) => {
    const value = (part: string) => textOf(childOf(row, part))?.trim();
    const [title, address, start, end] = ['titel', 'url', 'startdatum', 'einddatum'].map(value);
    const name = nameIn(address);
    const departments = childrenOf(childOf(row, 'departementen'), 'departement').flatMap(
      (one) => textOf(one)?.trim() ?? [],
    );
    return {
      ...(name ? { name } : {}),
      seen: [title, start, end, ...departments].join(' | '),
      ...(start ? { start } : {}),
      ...(end ? { end } : {}),
      departments,
    };
  });
}

/** The consultations of a page of the list of closed ones; undefined for a page that is none, or tells no day of any. */
export function readClosed($: CheerioAPI): (Listed & { closed?: DayText })[] | undefined {
  const list = $('.result--list');
  if (list.length === 0) return undefined;
  const rows = list
    .find('a.result--title')
    .toArray()
    .map((link) => {
      const title = oneLine($(link).text());
      const facts = oneLine($(link).closest('li').find('.list--metadata').text());
      const [end] = captured(/Sluitingsdatum:\s*(\d{1,2}-\d{1,2}-\d{4})/, facts);
      const name = nameIn($(link).attr('href'));
      const closed = readNumericDay(end);
      return {
        ...(name ? { name } : {}),
        seen: `${title} | ${facts}`,
        ...(end ? { end } : {}),
        ...(closed ? { closed } : {}),
        departments: [],
      };
    });
  return rows.length > 0 && rows.every(({ closed }) => closed === undefined) ? undefined : rows;
}

/** The page of a consultation; undefined for a page that is none. */
export function readConsultation($: CheerioAPI): ConsultationPage | undefined {
  const content = contentOf($, '#content', 'main');
  content.find('script, style, noscript, nav, form').remove();
  const title = oneLine(content.find('h1').first().text());
  const facts = new Map<string, string>();
  content.find('tr').each((_, row) => {
    const [fact, value] = $(row)
      .find('th, td')
      .toArray()
      .map((cell) => oneLine($(cell).text()));
    if (fact && value) facts.set(fact.toLowerCase(), value);
  });
  if (!title || !(facts.has('startdatum consultatie') || facts.has('einddatum consultatie')))
    return undefined;
  const files = filesOf($);
  const heading = content
    .find('h2, h3')
    .filter((_, one) => /reacties op (?:deze )?consultatie/i.test($(one).text()))
    .first();
  const count = /(\d+)/.exec(heading.text())?.[1];
  const calendar = content
    .find('a[href*="wetgevingskalender.overheid.nl/"]')
    .toArray()
    .map((link) => /\/(WGK\d+)/.exec($(link).attr('href') ?? '')?.[1])
    .find((number) => number !== undefined);
  // What is told in other ways, and the first reactions that the page shows.
  heading.nextAll().remove();
  heading.remove();
  content.find('h1, table, .list--sources, .button, .cta, ul:has(a[href="#"])').remove();
  content
    .find('h2, h3')
    .filter((_, one) => /^(?:consultatiegegevens|relevante documenten)$/i.test(oneLine($(one).text())))
    .remove();
  return {
    title,
    facts,
    text: htmlText(content.html() ?? ''),
    files,
    ...(count ? { reactions: Number(count) } : {}),
    ...(calendar ? { calendar } : {}),
  };
}

/** The documents that a page offers, in its order, each once. */
export function filesOf($: CheerioAPI): ConsultationPage['files'] {
  const files = new Map<string, string>();
  $('a[href*="/document/"]').each((_, element) => {
    const link = $(element);
    const path = /(\/[\w.~-]+\/document\/\d+)$/.exec(link.attr('href') ?? '')?.[1];
    if (path === undefined || files.has(path)) return;
    const beside = oneLine(link.closest('li').find('.list--source__information').text());
    const title = (beside || oneLine(link.text()).replace(/^Downloaden\s*/, '')).replace(
      /\s*\b(?:PDF|DOCX?|XLSX?|PPTX?)$/,
      '',
    );
    files.set(path, title || path);
  });
  return [...files].map(([path, title]) => ({ title, path }));
}
