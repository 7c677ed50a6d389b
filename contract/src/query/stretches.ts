import { characterKind } from './analyser.ts';
import type { Span } from './tree.ts';

/** The words that are operators. */
export const operators: ReadonlyMap<string, 'and' | 'or' | 'not' | 'said'> = new Map([
  ['AND', 'and'],
  ['EN', 'and'],
  ['OR', 'or'],
  ['OF', 'or'],
  ['NOT', 'not'],
  ['NIET', 'not'],
  ['ZEI', 'said'],
  ['SAID', 'said'],
]);

/** All that count as quotes. */
export const quotes = new Set('"“”„‟«»″＂');
export const whitespace = /\s/;
/** `(COD)` and `(2023)` right behind the rest of a reference number. */
const referenceBracket = /\((?:\p{Lu}{2,5}|\p{N}{2,4})\)/uy;
const letterBefore = /\p{L}\p{M}?$/u;
const letterBehind = /^\p{L}/u;

/** Where the quote that opens here is closed; the end where it is not. */
export function closeOf(text: string, open: number): number {
  let close = open + 1;
  while (close < text.length && !quotes.has(text.charAt(close))) close += 1;
  return close;
}

/** The runs of text in a stretch. */
export function piecesOf(text: string, start: number, end: number): Span[] {
  const pieces: Span[] = [];
  for (let index = start; index < end;) {
    if (/[\s()]/.test(text.charAt(index))) {
      index += 1;
      continue;
    }
    const until = Math.min(end, endOfText(text, index));
    pieces.push({ start: index, end: until });
    index = until;
  }
  return pieces;
}

/** What a sticky pattern finds right here. */
export function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** Whether a word, pattern, phrase, bracket or minus stands right here. */
export function startsOperand(text: string, index: number): boolean {
  const character = text[index];
  if (character === undefined) return false;
  if (character === '=') return startsOperand(text, index + 1);
  if ('(-*?'.includes(character) || quotes.has(character)) {
    return character !== '-' || startsOperand(text, skipMinuses(text, index));
  }
  return characterKind(text, index) === 'word' || apostropheStartsWord(text, index);
}

function skipMinuses(text: string, index: number): number {
  let next = index;
  while (text[next] === '-') next += 1;
  return next;
}

/** `-'s-Hertogenbosch`: the apostrophe is dropped, the word starts behind it. */
function apostropheStartsWord(text: string, index: number): boolean {
  return (
    characterKind(text, index) === 'joiner' &&
    index + 1 < text.length &&
    characterKind(text, index + 1) === 'word'
  );
}

/** Where the run of text that starts here ends: at space, quote, bracket, sign or a comma between words. */
export function endOfText(text: string, start: number): number {
  let index = start;
  while (index < text.length) {
    const character = text.charAt(index);
    if (character === '(') {
      const bracket = index > start ? matchAt(referenceBracket, text, index) : null;
      if (!bracket || !continuesReference(text.slice(start, index), bracket[0])) break;
      index += bracket[0].length;
      continue;
    }
    if (whitespace.test(character) || quotes.has(character) || ')|'.includes(character)) break;
    if (character === '&' && !betweenLetters(text, index)) break;
    if ((character === ',' || character === ';') && !betweenDigits(text, index)) {
      return index === start ? index + 1 : index;
    }
    index += 1;
  }
  return Math.max(index, start + 1);
}

function continuesReference(before: string, bracket: string): boolean {
  const content = bracket.slice(1, -1);
  if (operators.has(content)) return false;
  return /\p{N}$/u.test(before) || (/^\p{Lu}{2,5}$/u.test(before) && /^\p{N}+$/u.test(content));
}

/** `R&D`: the sign joins as a hyphen does (SEARCH.md, Text and words). */
function betweenLetters(text: string, index: number): boolean {
  return (
    letterBefore.test(text.slice(Math.max(0, index - 2), index)) &&
    letterBehind.test(text.slice(index + 1, index + 3))
  );
}

function betweenDigits(text: string, index: number): boolean {
  return /\d/.test(text[index - 1] ?? '') && /\d/.test(text[index + 1] ?? '');
}
