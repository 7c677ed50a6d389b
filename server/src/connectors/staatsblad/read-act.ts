import { startOfDay } from 'contract/amsterdam';
import type { Person } from 'contract/document-parts';
import type { Document } from '#stores/documents/document.ts';
import { documentIdOf, dossierNumber, dossierUrl } from '../dekamer/numbers.ts';
import { dekamerUrl } from '../dekamer/page.ts';
import { bareDocument } from '../reading/bare-document.ts';
import { languageOfAct, staatsbladUrl, type ActPage, type ListedAct } from './pages.ts';

type Language = 'nl' | 'fr';

/** What was found about one act: its row in a list, and its page in each language. */
interface FoundAct {
  numac: string;
  listed?: ListedAct;
  pages: Partial<Record<Language, ActPage>>;
}

/** Kinds of act by the first words behind the day of their title, in Dutch and French. */
const kinds: readonly [RegExp, string, string][] = [
  [/^(koninklijk besluit|arrêté royal)\b/i, 'koninklijk-besluit', 'Koninklijk besluit'],
  [/^(ministerieel besluit|arrêté ministériel)/i, 'ministerieel-besluit', 'Ministerieel besluit'],
  [/^((bijzondere )?wet\b|programmawet|loi\b|loi-programme|wetboek|code\b)/i, 'wet', 'Wet'],
  [/^(decreet|décret)/i, 'overig', 'Decreet'],
  [/^(ordonnantie|ordonnance)/i, 'overig', 'Ordonnantie'],
  [/^(besluit|arrêté)/i, 'overig', 'Besluit'],
];

/** What an act means; undefined, with the reason told to `skip`, when its title or day is missing. */
export function readAct(
  { numac, listed, pages }: FoundAct,
  skip: (reason: string) => void,
): Document | undefined {
  const { nl, fr } = byOwnLanguage(pages);
  const first = nl ?? fr;
  const language: Language = nl ? 'nl' : fr ? 'fr' : languageOf(listed);
  const title = first?.title || listed?.title;
  const published = first?.published ?? listed?.published;
  if (!title) return void skip('neither a title in a list nor a page of the act');
  if (!published) return void skip(`no day of publication for "${title}"`);
  const [path, kind] = kindOf(title, listed);
  const titles: Document['titles'] = { [language]: title };
  if (nl) titles.nl = nl.title;
  if (fr) titles.fr = fr.title;
  const source = first?.source ?? listed?.source;
  const dossier = nl?.dossier ?? fr?.dossier;
  const chamber = nl?.chamber ?? fr?.chamber;
  return {
    ...bareDocument(),
    id: `staatsblad-${numac}`,
    domain: 'be-fed',
    source: 'staatsblad',
    groupPath: `staatsblad/${path}`,
    sourceType: kind,
    institution: 'Belgisch Staatsblad',
    title,
    titles,
    language,
    date: startOfDay(published),
    timeKnown: false,
    sourceDate: first?.printedDay ?? listed?.printedDay ?? published,
    text: [nl, fr]
      .flatMap((page) => (page ? [page.text, page.facts.join('\n')] : []))
      .filter((part) => part !== '')
      .join('\n\n'),
    people: signersOf((first?.text ?? '').split('\n')),
    organisations: source ? [{ name: source, relation: 'bron' }] : [],
    numbers: [
      { kind: 'document', value: numac },
      ...(dossier ? [{ kind: 'reference' as const, value: dossier }] : []),
      ...(chamber
        ? [{ kind: 'dossier' as const, value: dossierNumber(chamber.legislature, chamber.dossier) }]
        : []),
    ],
    ...(chamber ? { dossier: { number: dossierNumber(chamber.legislature, chamber.dossier), title } } : {}),
    identities: [`numac-${numac.toLowerCase()}`],
    relations: relationsOf(nl ?? fr),
    originalUrls: urlsOf(nl, fr, listed),
  };
}

/** The pages by what they are written in: the server also gives a French page where a Dutch one is asked for. */
function byOwnLanguage(asked: FoundAct['pages']): FoundAct['pages'] {
  const pages: FoundAct['pages'] = {};
  for (const language of ['nl', 'fr'] as const) {
    const page = asked[language];
    if (page) pages[page.language ?? language] ??= page;
  }
  return pages;
}

function languageOf(listed: ListedAct | undefined): Language {
  return languageOfAct(listed?.eli, listed?.title ?? '') ?? 'nl';
}

function kindOf(title: string, listed: ListedAct | undefined): [path: string, kind: string] {
  const bare = title.replace(/^\d{1,2}(er)?\s+\p{L}+\s+\d{4}\s*\.?\s*[-–—]*\s*/iu, '');
  const found = kinds.find(([pattern]) => pattern.test(bare));
  if (found) return [found[1], found[2]];
  return /^\/eli\/(loi|wet)\//.test(listed?.eli ?? '') ? ['wet', 'Wet'] : ['overig', 'Publicatie'];
}

const office = /^(De|Het|Le|La|L['’]|Voor|Pour)(?![\p{L}]).*(minist|staatssecretaris|secrétaire d['’]etat)/iu;

/** Ministers sign with their office on one line and their name in capitals on the next. */
function signersOf(lines: readonly string[]): Person[] {
  return lines.flatMap((line, index) => {
    const above = lines[index - 1] ?? '';
    const name = line.replace(/^(Mme|Mevr\.|Mw\.)\s+/, '');
    if (!office.test(above) || !/^\p{Lu}[\p{Lu}.’'-]*\s[\p{Lu}.’' -]{2,50}$/u.test(name)) return [];
    return [{ name, role: 'ondertekenaar', function: above.replace(/,$/, '') }];
  });
}

function relationsOf(page: ActPage | undefined): Document['relations'] {
  if (!page) return [];
  const { chamber } = page;
  return [
    ...page.changes.map((numac) => ({
      relation: 'Wijzigt',
      id: `staatsblad-${numac}`,
      title: numac,
    })),
    ...(chamber
      ? [
          {
            relation: 'Kamerdossier',
            id: documentIdOf(`${dossierNumber(chamber.legislature, chamber.dossier)}001`),
            title: dossierNumber(chamber.legislature, chamber.dossier),
            url: dossierUrl(dekamerUrl, chamber.legislature, chamber.dossier),
          },
        ]
      : []),
  ];
}

function urlsOf(nl: ActPage | undefined, fr: ActPage | undefined, listed: ListedAct | undefined): string[] {
  const pdf = nl?.pdf ?? fr?.pdf;
  const found = [nl?.eli, fr?.eli, listed ? `${listed.eli}/justel` : undefined, pdf].filter(
    (address) => address !== undefined,
  );
  return [...new Set(found.map((address) => new URL(address, staatsbladUrl).href))];
}
