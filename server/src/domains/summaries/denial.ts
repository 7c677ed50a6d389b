import { analyse } from 'contract/query/analyser';
import { type Range, sentenceRanges } from './sentences.ts';

/** Words that deny in Dutch, English, French and German, folded; in French `ne` stands with every other one. */
const denying = new Set(
  (
    'niet geen geenszins nooit niemand niets nergens evenmin nimmer ' +
    'not no never none nobody nothing neither nor cannot ne ' +
    'nicht kein keine keinen keinem keiner keines nie niemals nichts weder'
  ).split(' '),
);
/** What holds such a word and denies nothing: "not only", "whether or not", "no. 5". */
const denyingNothing =
  /\b(?:niet|not|nicht) (?:alleen|slechts|enkel|only|just|merely|least|nur)\b|\bniet in de laatste\b|\b(?:al dan|or|oder) (?:niet|not|nicht)\b|\bno \d/g;

/** Where a clause ends within a sentence. */
const clauseEnd = /[,;:()–—](?=\s|$)|(?<=\s)[(–—]/g;

/**
 * Whether a sentence and what it rests on both deny or both do not. A sentence that denies needs a denial in
 * the sentences its quotation stands in. One that does not may not rest on a clause that does, however its
 * quotation is cut: "Het kabinet trekt het plan" is no ground where "niet in" follows.
 */
export function deniesAlike(text: string, passage: string, quote: Range): boolean {
  const around = sentencesAround(passage, quote);
  return denies(text)
    ? denies(passage.slice(around.start, around.end))
    : !denies(clausesAround(passage, quote, around));
}

function denies(text: string): boolean {
  const written = text
    .replaceAll(/n['’]t(?!\p{L})/giu, ' not')
    .replaceAll(/(?<!\p{L})n['’](?=\p{L})/giu, 'ne ');
  const words = analyse(written).map(({ word }) => word);
  return words
    .join(' ')
    .replaceAll(denyingNothing, ' ')
    .split(' ')
    .some((word) => denying.has(word));
}

function sentencesAround(passage: string, quote: Range): Range {
  const touched = sentenceRanges(passage).filter(({ start, end }) => start < quote.end && quote.start < end);
  return { start: touched[0]?.start ?? quote.start, end: touched.at(-1)?.end ?? quote.end };
}

function clausesAround(passage: string, quote: Range, { start, end }: Range): string {
  const before = [...passage.slice(start, quote.start).matchAll(clauseEnd)].at(-1);
  const after = passage.slice(quote.end, end).search(clauseEnd);
  return passage.slice(before ? start + before.index : start, after === -1 ? end : quote.end + after);
}
