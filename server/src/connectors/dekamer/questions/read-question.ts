import { z } from 'zod';
import { startOfDay } from 'contract/amsterdam';
import type { DocumentNumber, Label, Person } from 'contract/document-parts';
import type { Document } from '#stores/documents/document.ts';
import { oneLine } from '../../reading/western-text.ts';
import { readCompactDay } from '../../reading/written-days.ts';
import { afterLast, captured } from '../../reading/text-parts.ts';
import { bareDocument } from '../../reading/bare-document.ts';

const Text = z.object({ br: z.union([z.string(), z.array(z.string().nullable())]).nullish() }).nullish();
const Line = z.string().nullish();
const Lines = z.union([z.string(), z.array(z.string().nullable())]).nullish();

/** A written question as the service gives it (SOURCES.md §2, qrva); keys we do not use are let through. */
export const QuestionRow = z.looseObject({
  link: z.object({ href: z.string() }),
  LEGISL: z.number(),
  DOCNAME: z.string(),
  DEPOTDAT: z.string(),
  DELAIDAT: Line,
  AUT: z.string(),
  LANG: Line,
  QUESTNUM: z.number().nullish(),
  STATUSQ: Line,
  TITN: Line,
  TITF: Line,
  DEPTN: Line,
  SUBDEPTN: Line,
  TEXTQN: Text,
  TEXTQF: Text,
  MAIN_THESAN: Line,
  THESAN: Lines,
  DESCN: Lines,
  FREEN: Lines,
  TEXTA1N: Text,
  TEXTA1F: Text,
  PUBLICA1: Line,
  CASA1: Line,
  TEXTA2N: Text,
  TEXTA2F: Text,
  PUBLICA2: Line,
  CASA2: Line,
  TEXTA3N: Text,
  TEXTA3F: Text,
  PUBLICA3: Line,
  CASA3: Line,
  TEXTA4N: Text,
  TEXTA4F: Text,
  PUBLICA4: Line,
  CASA4: Line,
});
export type QuestionRow = z.infer<typeof QuestionRow>;

export const QuestionAnswer = z.object({ items: z.array(z.unknown()) });

/** The parts of a question's number `54-B116-18-0496-2016201716126`; the bulletin is empty until there is one. */
interface QuestionName {
  legislature: string;
  bulletin: string;
  department: string;
  number: string;
  docname: string;
}

/** Takes a question's number apart; undefined when it is none. */
export function questionName(text: string): QuestionName | undefined {
  const pattern = /^(\d+)-(B\d+)?-(\d+)-(\d+)-(\d+)$/;
  const [legislature, bulletin, department, number, docname] = captured(pattern, text);
  return legislature ? { legislature, bulletin, department, number, docname } : undefined;
}

/**
 * Our id of a question: its number without the bulletin, which comes later. The docname alone is shared by
 * questions put to several ministers at once.
 */
function questionId({ legislature, department, number, docname }: QuestionName): string {
  return `dekamervragen-${legislature}-${department}-${number}-${docname}`;
}

/** What a question means; undefined, with the reason told to `skip`, when its number or day cannot be read. */
export function readQuestion(
  row: QuestionRow,
  url: string,
  skip: (reason: string) => void,
): Document | undefined {
  const sdocname = afterLast(row.link.href, '/');
  const name = questionName(sdocname);
  const day = readCompactDay(row.DEPOTDAT);
  if (!name) return void skip(`a number of another form: ${sdocname}`);
  if (!day) return void skip(`no day of deposit in "${row.DEPOTDAT}"`);
  const nl = oneLine(row.TITN ?? '');
  const fr = oneLine(row.TITF ?? '');
  const author = authorOf(row.AUT);
  const department = oneLine(row.DEPTN ?? '');
  const sub = oneLine(row.SUBDEPTN ?? '');
  return {
    ...bareDocument(),
    id: questionId(name),
    domain: 'be-fed',
    source: 'dekamervragen',
    groupPath: 'kamer/schriftelijke-vraag',
    sourceType: 'Schriftelijke vraag',
    institution: 'Kamer van volksvertegenwoordigers',
    title: nl || fr || sdocname,
    titles: { ...(nl ? { nl } : {}), ...(fr ? { fr } : {}) },
    language: row.LANG === 'F' ? 'fr' : 'nl',
    date: startOfDay(day),
    timeKnown: false,
    sourceDate: row.DEPOTDAT,
    text: textOf(row),
    people: author ? [author] : [],
    organisations: [
      ...(department ? [{ name: department, relation: 'bevraagde' }] : []),
      ...(sub && sub !== department ? [{ name: sub, relation: 'departement' }] : []),
    ],
    numbers: numbersOf(name, sdocname),
    labels: labelsOf(row, sub || department),
    identities: [`qrva-${name.legislature}-${name.department}-${name.number}-${name.docname}`],
    relations: relationsOf(row),
    originalUrls: [url],
  };
}

/** First name, name and party on lines of their own, with commas behind name and first name. */
function authorOf(text: string): Person | undefined {
  const [name, party] = text.split(',').map(oneLine);
  return name ? { name, role: 'vraagsteller', ...(party ? { party } : {}) } : undefined;
}

/** Question and answers in Dutch, then in French; sentences that the service glues together stand apart. */
function textOf(row: QuestionRow): string {
  const dutch = [row.TEXTQN, row.TEXTA1N, row.TEXTA2N, row.TEXTA3N, row.TEXTA4N];
  const french = [row.TEXTQF, row.TEXTA1F, row.TEXTA2F, row.TEXTA3F, row.TEXTA4F];
  return [...dutch, ...french]
    .map((part) => linesOf(part?.br).map(unglued).join('\n'))
    .filter((part) => part !== '')
    .join('\n\n');
}

function linesOf(value: string | (string | null)[] | null | undefined): string[] {
  return (Array.isArray(value) ? value : [value]).map((line) => oneLine(line ?? '')).filter(Boolean);
}

function unglued(text: string): string {
  return text.replace(/(?<=[\p{Ll}\d)"”%])([.?!;])(?=\p{Lu}\p{L}|\d{1,2}\.\s)/gu, '$1\n');
}

function numbersOf(name: QuestionName, sdocname: string): DocumentNumber[] {
  return [
    { kind: 'document', value: sdocname },
    { kind: 'reference', value: name.docname },
    ...(name.bulletin
      ? [
          {
            kind: 'reference' as const,
            value: `${name.legislature}-${name.bulletin}-${Number(name.number)}`,
          },
        ]
      : []),
  ];
}

/** Themes stand between bars, the main one apart; the department asked tells the field where there are none. */
function labelsOf(row: QuestionRow, department: string): Label[] {
  const themes = (value: QuestionRow['THESAN']) =>
    linesOf(value)
      .flatMap((line) => line.split('|'))
      .map(oneLine)
      .filter(Boolean);
  const labels = [
    ...[...themes(row.MAIN_THESAN), ...themes(row.THESAN), ...themes(row.DESCN)].map((name) => ({
      scheme: 'dekamer-thema',
      name,
    })),
    ...themes(row.FREEN).map((name) => ({ scheme: 'dekamer-trefwoord', name })),
    ...(department ? [{ scheme: 'dekamer-departement', name: department }] : []),
  ];
  return labels.filter(({ name }, index) => labels.findIndex((other) => other.name === name) === index);
}

/** Where the question stands: its state, the day an answer is due, and where each answer was published. */
function relationsOf(row: QuestionRow): Document['relations'] {
  const due = readCompactDay(row.DELAIDAT ?? '');
  return [
    ...(row.STATUSQ ? [{ relation: 'Status', title: row.STATUSQ }] : []),
    ...(due ? [{ relation: 'Antwoordtermijn', title: due }] : []),
    ...[
      [row.PUBLICA1, row.CASA1],
      [row.PUBLICA2, row.CASA2],
      [row.PUBLICA3, row.CASA3],
      [row.PUBLICA4, row.CASA4],
    ].flatMap(([place, kinds], index) => {
      const published = oneLine(place ?? '').replace(/\s*,(\s*,)*\s*/g, ', ');
      const kind = oneLine(kinds ?? '')
        .split(' - ')
        .at(-1);
      const title = [published, kind].filter(Boolean).join(', ');
      return title ? [{ relation: `Antwoord ${index + 1}`, title }] : [];
    }),
  ];
}
