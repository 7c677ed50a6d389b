import type { CheerioAPI } from 'cheerio';
import { startOfDay } from 'contract/amsterdam';
import type { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Document } from '#stores/documents/document.ts';
import { bareDocument } from '../../reading/bare-document.ts';
import { captured } from '../../reading/text-parts.ts';
import { oneLine } from '../../reading/western-text.ts';
import { readWrittenDay } from '../../reading/written-days.ts';
import { committeesNamed } from '../committees-named.ts';
import { eersteKamerUrl, readReference } from '../read-vote.ts';
import type { ListedBill } from './pages.ts';

/** A line of the list of documents of a bill. */
interface Paper {
  /** As written, and as YYYY-MM-DD. */
  date: string;
  day?: string;
  title: string;
  /** `EK, B`, `TK, 12` or `Verslag EK 2026/2027, nr. 2, item 11`. */
  number: string;
  url: string;
}

/**
 * The page of a bill (SOURCES.md §7): what it is for, how far it is, who prepares it and its papers. It is dated by the day of
 * its first paper of this chamber, on which it came here, and else by that of its submission.
 * @throws SourceFault, made by `shape`, for a page without a bill
 */
export function readBill(
  $: CheerioAPI,
  { name, status }: ListedBill,
  shape: (detail: string) => SourceFault,
): Document {
  const [title, written] = captured(
    /^(.*\S)\s*\(((?:[^()]|\([^()]*\))+)\)\s+-\s/,
    oneLine($('title').text()),
  );
  const reference = readReference(written);
  if (!title || !reference?.dossier) throw shape('a page without the title and number of a bill');
  const facts = factsOf($);
  const papers = papersOf($);
  const came = papers.filter(({ number, day }) => day && /^EK, /.test(number)).map(({ day }) => day ?? '');
  const submitted = facts.get('ingediend')?.[0] ?? '';
  const day = came.sort()[0] ?? readWrittenDay(submitted);
  if (!day) throw shape('a bill without the day on which it came or was submitted');
  const fullTitle = facts.get('titel')?.join(' ') ?? '';
  return {
    ...bareDocument(),
    id: `ekwet-${name}`,
    domain: 'nl',
    source: 'eerstekamerwetten',
    groupPath: 'ek/wetsvoorstel',
    sourceType: 'Wetsvoorstel',
    institution: 'Eerste Kamer',
    title,
    titles: {},
    language: 'nl',
    date: startOfDay(day),
    timeKnown: false,
    sourceDate: papers.find((paper) => paper.day === day)?.date ?? submitted,
    text: [
      fullTitle,
      summaryOf($),
      status,
      ...stepsOf($),
      ...[...facts]
        .filter(([fact]) => fact !== 'titel')
        .map(([fact, lines]) => `${fact}: ${lines.join(', ')}`),
      ...papers.map(({ date, title: paper, number }) => [date, paper, number].filter(Boolean).join(' ')),
    ]
      .filter(Boolean)
      .join('\n'),
    people: (facts.get('inbreng geleverd door') ?? []).flatMap(contributor),
    committees: (facts.get('schriftelijke voorbereiding') ?? []).flatMap((line) =>
      committeesNamed(line.replace(/^commissie /, 'Commissie ')),
    ),
    numbers: [{ kind: 'dossier', value: reference.dossier }],
    dossier: { number: reference.dossier, title },
    identities: [`ekwet-${reference.key}`],
    relations: papers.map(({ title: paper, number, url }) => ({
      relation: 'stuk',
      title: number ? `${paper} (${number})` : paper,
      url: publicationOf(reference.key, number) ?? url,
    })),
    originalUrls: [new URL(`wetsvoorstel/${name}`, eersteKamerUrl).href],
  };
}

/** The paragraphs before the first heading. */
function summaryOf($: CheerioAPI): string {
  const first = $('.partitel').first();
  const paragraphs = first.length > 0 ? first.prevAll('p') : $('#main_content_wrapper > p');
  return paragraphs
    .toArray()
    .reverse()
    .map((one) => oneLine($(one).text()))
    .filter(Boolean)
    .join('\n');
}

const states: Record<string, string> = {
  vol: 'afgerond',
  geblokt: 'in behandeling',
  leeg: 'nog niet begonnen',
};

/** "Schriftelijke voorbereiding (Eerste Kamer): afgerond", for each step that has a name or a house. */
function stepsOf($: CheerioAPI): string[] {
  return $('#voortgangModule > div')
    .toArray()
    .flatMap((block) => {
      const [phase, house] = ['.fase', '.inst'].map((part) => oneLine($(block).find(part).first().text()));
      const state = states[$(block).children().first().attr('class') ?? ''];
      if (!state || !(phase || house)) return [];
      return [`${phase && house ? `${phase} (${house})` : phase || house}: ${state}`];
    });
}

/** What stands below each small heading of the facts of a bill, in lines. */
function factsOf($: CheerioAPI): Map<string, string[]> {
  const facts = new Map<string, string[]>();
  $('.partitel')
    .filter((_, heading) => /^kerngegevens/i.test(oneLine($(heading).text())))
    .first()
    .nextUntil('.partitel', 'h3')
    .each((_, heading) => {
      const lines: string[] = [];
      for (let next = heading.nextSibling; next; next = next.nextSibling) {
        const part = $(next);
        if (part.is('h3, .partitel, .hr')) break;
        const items = part.find('li').toArray();
        const found = items.length > 0 ? items.map((item) => $(item).text()) : [part.text()];
        lines.push(...found.map(oneLine).filter(Boolean));
      }
      facts.set(oneLine($(heading).text()).toLowerCase(), lines);
    });
  return facts;
}

function papersOf($: CheerioAPI): Paper[] {
  return $('.behandeling li')
    .toArray()
    .flatMap((item) => {
      const link = $(item).find('a[href]').first();
      const address = link.attr('href') ?? '';
      const date = oneLine($(item).find('.strong').first().text());
      // Pictures have words of their own.
      const words = link.clone();
      words.find('svg, .c_ico-bijlage').remove();
      const title = oneLine(words.text());
      if (!title || !URL.canParse(address, eersteKamerUrl)) return [];
      const rest = $(item).clone();
      rest.find('a, .strong').remove();
      const number = oneLine(rest.text()).replace(/\s*Bevat bijlage.*$/, '');
      const day = readWrittenDay(date);
      return [{ date, ...(day ? { day } : {}), title, number, url: new URL(address, eersteKamerUrl).href }];
    });
}

/** "FVD - E. Kemperman" */
function contributor(line: string): Document['people'] {
  const [party, name] = captured(/^(\S.*?) - (\S.*)$/, line);
  return name ? [{ name, party, role: 'Inbreng' }] : [];
}

/** The address of a paper among the official publications, where its number names one. */
function publicationOf(key: string, number: string): string | undefined {
  const [, paper] = captured(/^(EK|TK), ([A-Z]{1,3}|\d+)$/, number);
  const [from, to, sitting, item] = captured(/^Verslag EK (\d{4})\/(\d{4}), nr\. (\d+), item (\d+)$/, number);
  // Papers of a bill for the whole kingdom lack its second number.
  const name = paper
    ? `kst-${key.replace(/-R\d+$/, '')}-${paper}`
    : item
      ? `h-ek-${from}${to}-${sitting}-${item}`
      : undefined;
  return name && `https://zoek.officielebekendmakingen.nl/${name}.html`;
}
