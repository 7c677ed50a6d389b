import { isPageLine } from './page-lines.ts';

/** A paragraph of a text, on one line; what counts it stands apart, so that another number is no other text. */
export interface Paragraph {
  /** As it is written, without brackets and points around it; empty where it has none. */
  number: string;
  text: string;
}

/** What counts a paragraph: `1.`, `2°`, `a.`, `(b)`, `§ 3.`, `–`. */
const counter =
  /^(?:(?<section>§ ?\d+[a-z]{0,3})(?:er)?\.?|\((?<bracketed>\d{1,3}[a-z]?|[a-z]{1,4})\)|(?<ordinal>\d{1,2}) ?[°º]\.?|(?<plain>\d{1,3}[a-z]?)\.|(?<letter>[a-z]{1,2}|[A-Z])[.)]|(?<dash>[-–—•]))(?=\s|$)/u;
/** A line that is a letter alone: a part of an article that amends. */
const alone = /^[A-Z]{1,2}[a-z]?$/u;
const endsSentence = /[.;:!?…](?:["”’')\]]*)$/u;
const beginsAnew = /^[\p{Lu}"“‘„«(§\d]/u;

/** The paragraphs of a stretch of text: lines that a printed page broke are one again, its own lines are left out. */
export function paragraphsOf(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let open: { number: string; words: string } | undefined;
  const close = () => {
    if (open && (open.words !== '' || open.number !== ''))
      paragraphs.push({ number: open.number, text: open.words });
    open = undefined;
  };
  for (const raw of text.split('\n')) {
    const line = oneLine(raw);
    if (line === '') {
      // A number whose words are below an empty line keeps waiting for them.
      if (open?.words !== '') close();
      continue;
    }
    if (isPageLine(line)) continue;
    const counted = counter.exec(line);
    if (counted) {
      close();
      open = { number: numberIn(counted), words: line.slice(counted[0].length).trim() };
    } else if (alone.test(line)) {
      close();
      open = { number: line, words: '' };
    } else if (!open) {
      open = { number: '', words: line };
    } else if (open.words !== '' && endsSentence.test(open.words) && beginsAnew.test(line)) {
      close();
      open = { number: '', words: line };
    } else {
      open.words = joined(open.words, line);
    }
  }
  close();
  return paragraphs;
}

/** White space of any kind and soft hyphens are layout. */
export const oneLine = (text: string): string =>
  text
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\u200b\ufeff]+/gu, ' ')
    .trim();

function numberIn({ groups = {} }: RegExpExecArray): string {
  const { section, bracketed, ordinal, plain, letter, dash } = groups;
  if (section !== undefined) return section.replace(/§ ?/u, '§ ');
  if (ordinal !== undefined) return `${ordinal}°`;
  return bracketed ?? plain ?? letter ?? (dash === undefined ? '' : '–');
}

/** A word that was broken at the end of a printed line is one again; its hyphen may be its own and stays. */
function joined(before: string, line: string): string {
  if (before === '') return line;
  const isBroken =
    /\p{L}-$/u.test(before) && /^\p{Ll}/u.test(line) && !/^(?:en|of|et|ou|and|or|und) /u.test(line);
  return isBroken ? `${before}${line}` : `${before} ${line}`;
}
