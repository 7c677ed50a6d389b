import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Document } from '#stores/documents/document.ts';
import { loadPage } from '../reading/html-page.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { bareDocument } from '../reading/bare-document.ts';
import type { SourceFile } from './raw.ts';
import { proceduresIn, referencesIn, relationsTo } from './references.ts';

/**
 * A press release by its page.
 * @throws SourceFault of kind `shape` for a page without title, number or moment of publication
 */
export function readPress({ url, bytes }: SourceFile): Document {
  const $ = loadPage(new TextDecoder().decode(bytes), url);
  const line = (text: string) => text.replace(/\s+/g, ' ').trim();
  const title = line($('h1 .ep_name').first().text());
  const published = readLocalTime($('time[itemprop="datePublished"]').attr('datetime'));
  const address = $('meta[property="og:url"]').attr('content') ?? '';
  const number = /\/press-room\/(\d{8}[A-Z]{3}\d{5})(?:\/|$)/.exec(address)?.[1];
  if (!title || !published || !number) {
    throw new SourceFault('shape', { url, detail: 'a press release without title, number or moment' });
  }
  const language = $('meta[name="language"]').attr('content') ?? 'en';
  const paragraphs = $('.ep-a_facts li, .ep-layout_chapo p, .ep-a_text:not(.ep-layout_chapo)')
    .find('p, h2, h3, li')
    .addBack('li, p')
    .toArray()
    .map((element) => line($(element).text()))
    .filter((text) => text !== '');
  const text = [...new Set(paragraphs)].join('\n');
  const committees = $('.ep-layout_committee abbr')
    .toArray()
    .map((element) => ({ code: line($(element).text()), name: line($(element).attr('title') ?? '') }))
    .filter(({ code, name }) => code && name);
  const links = $('#website-body a[href]')
    .toArray()
    .map((element) => $(element).attr('href') ?? '');
  const procedures = proceduresIn(...links.map(decoded));
  return {
    ...bareDocument(),
    id: `doceo-${number}`,
    domain: 'eu',
    source: 'doceo',
    groupPath: 'ep/press',
    sourceType: line($('.ep-layout_category .ep_name').first().text()) || 'Press release',
    institution: 'European Parliament',
    title,
    titles: { [language]: title },
    language,
    date: published.instant,
    timeKnown: published.timeKnown,
    sourceDate: published.written,
    text,
    committees: [...new Map(committees.map((one) => [one.code, one])).values()],
    numbers: [
      { kind: 'reference', value: number },
      ...procedures.map((value) => ({ kind: 'procedure' as const, value })),
    ],
    identities: [`ep-press-${number}-${language}`],
    relations: relationsTo(referencesIn(text), procedures),
    originalUrls: [address],
  };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
