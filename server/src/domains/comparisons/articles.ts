import { oneLine } from './paragraphs.ts';

/** What a stretch of a text is. `front` and `after` are no part of what is enacted and are not compared. */
type StretchKind = 'front' | 'opening' | 'recitals' | 'chapter' | 'article' | 'closing' | 'annex' | 'after';

/** A stretch of a text; all of them in order are the whole text. */
export interface Stretch {
  kind: StretchKind;
  /** As it is written, such as `2.3` or `I, A`; empty where it has none. */
  number: string;
  heading: string;
  /** First UTF-16 unit, and the one after the last. */
  from: number;
  to: number;
  /** Where its own words begin, behind number and heading. */
  body: number;
}

interface Line {
  text: string;
  from: number;
  to: number;
}

const numeral = String.raw`(?:\d+[a-z]{0,3}(?:[.:/]\d+[a-z]{0,3})*(?:bis|ter|quater|quinquies|sexies|septies)?|1er|[IVXLC]+[A-Za-z]?|premier|unique)`;
const articleLine = new RegExp(
  String.raw`^(?:artikel|article|art\.|artikel(?=\d))\s*(?<number>${numeral})(?![\p{L}\d(])[.:]?(?<rest>.*)$`,
  'iu',
);
const chapterLine = new RegExp(
  String.raw`^(?:hoofdstuk|titel|afdeling|paragraaf|deel|boek|onderafdeling|chapter|title|section|sub-?section|part|chapitre|titre|partie|kapitel|abschnitt)\s+(?<number>${numeral}|[A-Z])(?![\p{L}\d(])[.:]?(?<rest>.*)$`,
  'iu',
);
const annexLine = new RegExp(
  String.raw`^(?:bijlagen?|annexe?s?|anhang)(?:\s+(?<number>[IVXLC]+|\d+|[A-Z]))?(?![\p{L}\d(])[.:]?(?<rest>.*)$`,
  'iu',
);
/** Where what is enacted begins, the reasons for it included. */
const openingLine =
  /^(?:THE (?:EUROPEAN PARLIAMENT|COUNCIL OF|EUROPEAN COMMISSION|COMMISSION OF)|HET EUROPEES PARLEMENT|DE (?:RAAD VAN|EUROPESE COMMISSIE)|LE (?:PARLEMENT EUROPÉEN|CONSEIL D)|LA COMMISSION (?:EUROPÉENNE|DES)|DAS EUROPÄISCHE PARLAMENT|DER RAT DER|DIE (?:EUROPÄISCHE KOMMISSION|KOMMISSION DER)|Wij Willem-Alexander|Allen,? die deze)/u;
const recitalsLine =
  /^(?:whereas|overwegende(?: hetgeen volgt)?|considérant(?: ce qui suit)?|in Erwägung nachstehender Gründe) ?:?$/iu;
const closingLine =
  /^(?:Lasten en bevelen dat|Done at |Gedaan te |Fait à |Geschehen zu |For the (?:Commission|Council|European Parliament)$)/u;
const afterLine =
  /^(?:(?:LEGISLATIVE )?FINANCIAL (?:AND DIGITAL )?STATEMENT|FINANCIEEL MEMORANDUM|FICHE FINANCIÈRE|FINANZBOGEN|MEMORIE VAN TOELICHTING)/iu;
/** A line that goes on with the one before: no new sentence, number or quotation. */
const goesOn = /^(?:\p{Ll}|\d+ \p{Ll})/u;
const partOfArticle = /^[A-Z]{1,2}[a-z]?$/u;
const roman = /^[IVXLC]+[A-Za-z]?$/u;

/** How a sentence begins that a heading does not begin with. */
const sentenceLine =
  /^(?:Dans|À|In (?:artikel|de|het|Article)|L[’']article|La présente|Le présent|Deze|Dit|Onze|This|Cet article)(?=\s|$)/u;

/** Longer than this, or a sentence, it is what the article says and no heading. */
const longestHeading = 140;
/** Fewer articles than this make no text that can be divided. */
const fewestArticles = 2;

/** Whether a text was divided into articles, and not only into its ends. */
export const hasArticles = (stretches: readonly Stretch[]): boolean =>
  stretches.filter(({ kind }) => kind === 'article').length >= fewestArticles;

/**
 * A text in its articles, in order and without a gap. An article is a line of its own that says so; in a text of
 * articles with Roman numbers, which amend other acts, its parts (`A`, `B`) are articles and those it quotes are not.
 */
export function articlesOf(text: string): Stretch[] {
  const lines = linesOf(text);
  const begin = beginOf(lines);
  const quoted = quotedIn(lines, begin);
  const stretches: Stretch[] = [
    { kind: 'front', number: '', heading: '', from: 0, to: text.length, body: 0 },
  ];
  let outer = '';
  lines.forEach((line, at) => {
    if (at < begin || quoted.has(at)) return;
    const last = stretches.at(-1)!;
    const next = stretchAt(lines, at, { last, outer, isFirst: at === begin });
    if (!next) return;
    if (next.kind === 'article' && !next.number.includes(', '))
      outer = roman.test(next.number) ? next.number : '';
    last.to = line.from;
    stretches.push({ ...next, from: line.from, to: text.length });
  });
  return stretches.filter(({ from, to }) => to > from);
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (const raw of text.split('\n')) {
    lines.push({ text: oneLine(raw), from, to: from + raw.length });
    from += raw.length + 1;
  }
  return lines;
}

/** Lines between the formula with which an act opens and its reasons: citations of treaties, opinions and procedures. */
const mostCitations = 80;

/**
 * The opening formula that reasons follow, else the last one before the first article, else where the first article or chapter
 * is: what explains a proposal may hold articles too.
 */
function beginOf(lines: readonly Line[]): number {
  const reasoned = lines.findIndex(
    ({ text }, at) =>
      openingLine.test(text) &&
      lines.slice(at, at + mostCitations).some((later) => recitalsLine.test(later.text)),
  );
  if (reasoned !== -1) return reasoned;
  const first = lines.findIndex(({ text }) => isArticle(text));
  const before = first === -1 ? lines.length : first;
  const opening = lines.findLastIndex(({ text }, at) => at < before && openingLine.test(text));
  if (opening !== -1) return opening;
  if (first === -1) return lines.length;
  // Headings of chapters right before the first article are its own.
  let begin = first;
  for (let at = first - 1; at >= 0 && first - at <= 8; at -= 1) {
    if (headingIn(chapterLine.exec(lines[at]!.text)) !== undefined) begin = at;
  }
  return begin;
}

const isArticle = (line: string): boolean => headingIn(articleLine.exec(line)) !== undefined;

/**
 * Lines that head an article of another act, which an article quotes: their number breaks a row that goes on behind them, as
 * `11b` does between `1` and `2`.
 */
function quotedIn(lines: readonly Line[], begin: number): ReadonlySet<number> {
  const end = lines.findIndex(({ text }, at) => at > begin && closingLine.test(text));
  const numbered = lines.slice(begin, end === -1 ? lines.length : end).flatMap(({ text }, place) => {
    const found = articleLine.exec(text);
    const number = Number(/^\d+/u.exec(found?.groups?.['number'] ?? '')?.[0] ?? Number.NaN);
    return headingIn(found) === undefined || Number.isNaN(number) ? [] : [{ at: begin + place, number }];
  });
  const quoted = new Set<number>();
  let last: number | undefined;
  numbered.forEach(({ at, number }, place) => {
    const before = last;
    const breaks = before !== undefined && (number < before || number > before + 1);
    if (breaks && numbered.slice(place + 1).some((later) => later.number === before + 1)) quoted.add(at);
    else last = number;
  });
  return quoted;
}

/** What stands behind the number of a heading; undefined where the line only mentions an article. */
function headingIn(found: RegExpExecArray | null): string | undefined {
  if (!found) return undefined;
  const rest = (found.groups?.['rest'] ?? '').trim().replace(/^[-–—:.]\s*/u, '');
  return rest === '' || /^[\p{Lu}["“‘„«§]/u.test(rest) || /^\([\p{L}[]/u.test(rest) ? rest : undefined;
}

interface Surroundings {
  last: Stretch;
  /** The number of the article that amends and in which this line stands; empty in none. */
  outer: string;
  isFirst: boolean;
}

/** The stretch that begins at this line, if one does. */
function stretchAt(
  lines: readonly Line[],
  at: number,
  { last, outer, isFirst }: Surroundings,
): Pick<Stretch, 'kind' | 'number' | 'heading' | 'body'> | undefined {
  const { text, from, to } = lines[at]!;
  const plain = (kind: StretchKind) => ({ kind, number: '', heading: '', body: from });
  if (last.kind === 'after') return undefined;
  if (afterLine.test(text) && last.kind !== 'front') return plain('after');
  if (last.kind !== 'opening' && isFirst && openingLine.test(text)) return plain('opening');
  if (last.kind === 'opening' && recitalsLine.test(text)) return plain('recitals');
  if (closingLine.test(text) && last.kind !== 'annex' && last.kind !== 'closing') return plain('closing');
  const annex = annexLine.exec(text);
  if (annex && ['article', 'closing', 'annex'].includes(last.kind) && isApart(text, annex)) {
    return {
      kind: 'annex',
      number: annex.groups?.['number'] ?? '',
      heading: headingIn(annex) ?? '',
      body: to,
    };
  }
  if (last.kind === 'annex') return undefined;
  const chapter = chapterLine.exec(text);
  if (chapter && outer === '' && headingIn(chapter) !== undefined && text.length <= longestHeading) {
    return {
      kind: 'chapter',
      number: text.slice(0, text.length - (chapter.groups?.['rest'] ?? '').length).replace(/[.:]$/u, ''),
      heading: headingIn(chapter) ?? '',
      body: to,
    };
  }
  const article = articleLine.exec(text);
  const heading = headingIn(article);
  if (article && heading !== undefined) {
    const number = article.groups?.['number'] ?? '';
    if (outer !== '' && !roman.test(number)) return undefined;
    if (heading === '') return { kind: 'article', number, ...headingBelow(lines, at) };
    const isHeading = heading.length <= longestHeading && !/[.;:,]$/u.test(heading);
    const body = isHeading ? to : to - lengthOfRest(text, heading);
    return { kind: 'article', number, heading: isHeading ? bare(heading) : '', body };
  }
  if (outer !== '' && partOfArticle.test(text)) {
    return { kind: 'article', number: `${outer}, ${text}`, heading: '', body: to };
  }
  return undefined;
}

/** An annex is headed by a line of its own, or in capitals. */
const isApart = (text: string, annex: RegExpExecArray): boolean =>
  headingIn(annex) !== undefined && (text.length <= 40 || /^\p{Lu}{4}/u.test(text)) && !/[.;,]$/u.test(text);

const lengthOfRest = (text: string, heading: string): number => text.length - text.lastIndexOf(heading);

/** `(netkaart)` is the heading `netkaart`. */
const bare = (heading: string): string => heading.replace(/^\(([^()]*)\)$/u, '$1');

/** The line below the number, where it reads as a heading: short, no sentence, and nothing goes on from it. */
function headingBelow(lines: readonly Line[], at: number): Pick<Stretch, 'heading' | 'body'> {
  const next = nextWritten(lines, at);
  const none = { heading: '', body: lines[at]!.to };
  if (next === undefined) return none;
  const { text, to } = lines[next]!;
  const isShort = text.length <= longestHeading && /^[\p{Lu}("“‘]/u.test(text) && !/[.;:,]$/u.test(text);
  if (!isShort || sentenceLine.test(text) || partOfArticle.test(text) || isArticle(text)) return none;
  const after = nextWritten(lines, next);
  // A heading without words below it is what the article says.
  if (after === undefined || isArticle(lines[after]!.text) || goesOn.test(lines[after]!.text)) return none;
  return { heading: bare(text), body: to };
}

function nextWritten(lines: readonly Line[], at: number): number | undefined {
  const next = lines.findIndex(({ text }, place) => place > at && text !== '');
  return next === -1 ? undefined : next;
}
