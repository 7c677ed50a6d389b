import { dayOf, startOfDay } from 'contract/amsterdam';
import type { Document } from '#stores/documents/document.ts';
import type { TextExtraction } from '#platform/text-extraction/extract-text.ts';
import { textOfFile, type FetchedFile } from '../reading/files.ts';
import { loadPage } from '../reading/html-page.ts';
import { nameOfPath } from '../reading/path-name.ts';
import { decodeWestern, oneLine } from '../reading/western-text.ts';
import { bareDocument } from '../reading/bare-document.ts';
import type { FeedItem } from './feed.ts';

/** What every document of this source has in common. */
export const common = {
  ...bareDocument(),
  domain: 'nl',
  source: 'rijksoverheid',
  titles: {},
  language: 'nl',
} satisfies Partial<Document>;

/** Midnight, in universal time or here, is how this source writes a day without a time. */
export function dateOf(instant: number): { date: number; timeKnown: boolean } {
  const day = new Date(instant).toISOString();
  if (day.endsWith('T00:00:00.000Z')) return { date: startOfDay(day.slice(0, 10)), timeKnown: false };
  return { date: instant, timeKnown: startOfDay(dayOf(instant)) !== instant };
}

/** What a message means; the reason instead when it lacks what makes a document. */
export async function readNews(
  item: FeedItem,
  page: FetchedFile | undefined,
  extraction: TextExtraction,
  note: (text: string) => void,
): Promise<Document | { reason: string }> {
  if (!URL.canParse(item.link) || new URL(item.link).pathname === '/')
    return { reason: 'a message without address' };
  const id = `ro-${nameOfPath(item.link)}`;
  const date = Date.parse(item.published);
  if (Number.isNaN(date)) return { reason: 'a message without date' };
  const summary = await textOfHtml(item.description, extraction);
  const body = await textOfPage(page, item.link, extraction, note);
  return {
    ...common,
    id,
    groupPath: 'regering/nieuws',
    sourceType: 'Nieuwsbericht',
    institution: 'Rijksoverheid',
    title: oneLine(item.title),
    ...dateOf(date),
    sourceDate: item.published,
    text: body ?? summary,
    originalUrls: [item.link],
  };
}

/** The main part of a page; undefined, with a note, when the page has none. */
async function textOfPage(
  page: FetchedFile | undefined,
  url: string,
  extraction: TextExtraction,
  note: (text: string) => void,
): Promise<string | undefined> {
  if (!page) return void note('no page: only the summary');
  if ('fault' in page) return void note(`no page: ${page.fault}`);
  const main = loadPage(decodeWestern(page.bytes), url)('main').first().html();
  if (!main) return void note('a page without a main part: only the summary');
  const bytes = new TextEncoder().encode(main);
  const found = await textOfFile({ bytes, mimeType: 'text/html', fileName: '' }, extraction, note);
  return found?.text;
}

/** Text of a piece of HTML; empty when there is none. */
export async function textOfHtml(html: string | undefined, extraction: TextExtraction): Promise<string> {
  if (!html?.trim()) return '';
  const bytes = new TextEncoder().encode(html);
  const found = await textOfFile({ bytes, mimeType: 'text/html', fileName: '' }, extraction, () => undefined);
  return found?.text ?? '';
}
