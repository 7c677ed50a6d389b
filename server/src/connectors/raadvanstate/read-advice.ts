import type { CheerioAPI } from 'cheerio';
import { startOfDay, type DayText } from 'contract/amsterdam';
import type { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Document } from '#stores/documents/document.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { dossierNumber } from '../reading/dutch-papers.ts';
import { contentOf } from '../reading/html-page.ts';
import { htmlText } from '../reading/html.ts';
import { captured } from '../reading/text-parts.ts';
import { oneLine } from '../reading/western-text.ts';
import { readNumericDay, readWrittenDay } from '../reading/written-days.ts';

/** Where an advice is shown to people, by its path below the site. */
export const siteOf = (path: string): string => new URL(path, 'https://www.raadvanstate.nl/').href;

/** An advice as the list leads to it: its number there and the path of its page. */
export interface ListedAdvice {
  number: string;
  path: string;
}

/** The advices that a page of the list leads to, each once. */
export function listedAdvices($: CheerioAPI): ListedAdvice[] {
  const found = new Map<string, string>();
  $('a[href*="/adviezen/@"]').each((_, link) => {
    const [path, number] = captured(/(\/adviezen\/@(\d+)\/[\w.~-]*\/?)$/, $(link).attr('href') ?? '');
    if (number && !found.has(number)) found.set(number, path);
  });
  return [...found].map(([number, path]) => ({ number, path }));
}

/** What the list of facts of an advice says, by the name of each fact in small letters. */
export function factsOf($: CheerioAPI): Map<string, string> {
  const facts = new Map<string, string>();
  $('dt').each((_, term) => {
    const name = oneLine($(term).text()).replace(/:$/, '').toLowerCase();
    const value = oneLine($(term).nextUntil('dt', 'dd').text());
    if (name && value && !facts.has(name)) facts.set(name, value);
  });
  return facts;
}

const readDay = (text: string) => readWrittenDay(text) ?? readNumericDay(text);

/** The day an advice was published, else given, else the first that is told; with its words. */
function dayIn(facts: ReadonlyMap<string, string>): { day: DayText; written: string } | undefined {
  const dated = [...facts].filter(([name]) => /datum/.test(name));
  const ranked = [/publicatie/, /advies/, /vast/, /./].flatMap((pattern) =>
    dated.filter(([name]) => pattern.test(name)),
  );
  for (const [, written] of ranked) {
    const day = readDay(written);
    if (day) return { day, written };
  }
  return undefined;
}

/** The day of an advice by its page; undefined where the page tells none. */
export const dayOfAdvice = ($: CheerioAPI): DayText | undefined => dayIn(factsOf($))?.day;

/**
 * The page of an advice (SOURCES.md §6): its facts with the number by which the official publications know it, and its words.
 * @throws SourceFault, made by `shape`, for a page without title, number or day
 */
export function readAdvice(
  $: CheerioAPI,
  { number, path }: ListedAdvice,
  shape: (detail: string) => SourceFault,
): Document {
  const facts = factsOf($);
  const title = oneLine($('h1').first().text());
  const mark = facts.get('kenmerk')?.replace(/\s+/g, '');
  const dated = dayIn(facts);
  if (!title || !mark || !dated) throw shape('a page without the title, number or day of an advice');
  const paper = paperIn([...facts.values()].join('\n'));
  const ministry = [...facts].find(([name]) => /ministerie|departement|bewindspersoon/.test(name))?.[1];
  const words = [...facts].find(([name]) => /trefwoord/.test(name))?.[1];
  const content = contentOf($, 'main', '#content');
  content.find('h1, dl, script, style, noscript, nav, form, header, footer').remove();
  return {
    ...bareDocument(),
    id: `raadvanstate-${number}`,
    domain: 'nl',
    source: 'raadvanstate',
    groupPath: 'adviescolleges/advies-rvs',
    sourceType: 'Advies',
    institution: 'Raad van State',
    title,
    titles: {},
    language: 'nl',
    date: startOfDay(dated.day),
    timeKnown: false,
    sourceDate: dated.written,
    text: htmlText(content.html() ?? ''),
    organisations: ministry ? [{ name: ministry, relation: 'Adviesaanvrager' }] : [],
    numbers: [
      { kind: 'reference', value: mark },
      ...(paper ? [{ kind: 'dossier' as const, value: paper.dossier }] : []),
    ],
    ...(words
      ? {
          labels: words
            .split(/\s*[,;]\s*/)
            .filter(Boolean)
            .map((name) => ({ scheme: 'raad-van-state-trefwoord', name })),
        }
      : {}),
    identities: [
      `rvs-${mark.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
      ...(paper ? [paper.published] : []),
    ],
    originalUrls: [siteOf(path)],
  };
}

/** "Kamerstukken II 2030/31, 39 100 XV, nr. 4", the paper as which parliament published the advice. */
function paperIn(text: string): { dossier: string; published: string } | undefined {
  const [first, rest, chapter, paper] = captured(
    /Kamerstukken I{1,2},? \d{4}[/-]\d{2,4}, (\d{2})[ .]?(\d{3})(?:[ -]([IVXLC]+))?, nr\. (\d+|[A-Z]{1,3})\b/,
    text,
  );
  if (!paper) return undefined;
  const dossier = `${first}${rest}`;
  return {
    dossier: dossierNumber(dossier, chapter || undefined),
    published: `kst-${[dossier, chapter, paper].filter(Boolean).join('-')}`,
  };
}
