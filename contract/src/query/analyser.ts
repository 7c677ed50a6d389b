/** One word of a text: folded, with the half-open range of UTF-16 offsets it was written at. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

/** Where the words from one place up to another, at least one, begin and end in their text. */
export function spanOf(tokens: readonly Token[], from: number, to: number): { start: number; end: number } {
  return { start: tokens[from]!.start, end: tokens[to - 1]!.end };
}

/** What a character does to the word it stands in or next to. */
type CharacterKind = 'separator' | 'word' | 'mark' | 'joiner';

const SEPARATOR = 1;
const WORD = 2;
/** Belongs to the word before it, but does not start one: combining marks. */
const MARK = 3;
/** Dropped between two word characters, a separator anywhere else and behind an elided word: apostrophes, soft hyphens, joiners. */
const JOINER = 4;

/** Longer runs are cut into several words, so that no index meets a term it cannot store. */
const maximumWordLength = 255;

const apostrophes = new Set("'`´‘’‛ʹʻʼʽˈ′＇");
const joiners = new Set([...apostrophes, ...'\u00ad\u200c\u200d\u2060\ufeff']);
/** Words that lose their vowel before one: `l'Union`, `qu'il`. */
const elided = new Set('c d j l m n s t qu lorsqu puisqu jusqu quoiqu'.split(' '));
const longestElided = 6;
/** What begins a word that an elided one may stand before. */
const elisionFollows = /^[aeiouyh]/;
/** Letters without a decomposition whose accent or ligature still does not matter. */
const letterFolds: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  þ: 'th',
  ŧ: 't',
  ς: 'σ',
};
const specialLetters = new RegExp(`[${Object.keys(letterFolds).join('')}]`, 'gu');
/** Accents of European scripts, Hebrew points, Arabic vowel signs and tatweel, variation selectors. */
const accents =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u{e0100}-\u{e01ef}]/gu;
const droppedJoiners = new RegExp(`[${[...joiners].join('')}]`, 'gu');
const letterOrDigit = /^[\p{L}\p{N}]$/u;
const combiningMark = /^\p{M}$/u;
/** Fractions are signs, not digits: ½ must not read as 12. */
const fraction = /^[\u00bc-\u00be\u2150-\u215f\u2189]$/u;
const notWordCharacters = /[^\p{L}\p{N}\p{M}]/gu;

function classify(character: string): number {
  if (joiners.has(character)) return JOINER;
  if (letterOrDigit.test(character) && !fraction.test(character)) return WORD;
  return combiningMark.test(character) ? MARK : SEPARATOR;
}

/** Kinds of the characters of the basic plane, filled when first met. */
const kinds = new Uint8Array(0x10000);
/** Folded forms of the characters up to Latin Extended-B, so that Western text never normalises. */
const latinEnd = 0x250;
const latinFolds: string[] = [];

/** Per code unit in ASCII: whether it is a lower-case letter or digit, and so folds to itself. */
const plain = new Uint8Array(128);

function kindAt(text: string, index: number, code: number): number {
  if (code >= 0xd800 && code <= 0xdfff) {
    return isPair(text, index) ? classify(text.slice(index, index + 2)) : SEPARATOR;
  }
  return (kinds[code] ||= classify(String.fromCharCode(code)));
}

/**
 * The text with everything removed that never matters to a search: case, accents, apostrophes
 * inside words. Punctuation stays; folding twice changes nothing.
 */
export function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= latinEnd) return foldGeneral(text);
    folded += latinFolds[code]!;
  }
  return folded;
}

function foldGeneral(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(accents, '')
    .replace(droppedJoiners, '')
    .replace(specialLetters, (letter) => letterFolds[letter]!)
    .normalize('NFC');
}

for (let code = 0; code < latinEnd; code += 1) {
  kinds[code] = classify(String.fromCharCode(code));
  latinFolds.push(foldGeneral(String.fromCharCode(code)));
  if (code < 128 && kinds[code] === WORD)
    plain[code] = latinFolds[code] === String.fromCharCode(code) ? 1 : 0;
}

const ASCII_PLAIN = 0;
const ASCII_CAPITALS = 1;
const LATIN = 2;
const GENERAL = 3;

function foldWord(raw: string, script: number): string {
  if (script === ASCII_PLAIN) return raw;
  if (script === ASCII_CAPITALS) return raw.toLowerCase();
  if (script === LATIN) return fold(raw);
  return foldGeneral(raw).replace(notWordCharacters, '');
}

/**
 * The words of a text in order (SEARCH.md, Text and words), or of a part of it that neither begins nor ends within a word.
 * The same function feeds the index, the query and the highlighting; it never throws and takes time linear in the text.
 */
export function analyse(text: string, from = 0, length = text.length): Token[] {
  const tokens: Token[] = [];
  let index = from;
  while (index < length) {
    let code = text.charCodeAt(index);
    if (code < 128 ? kinds[code] !== WORD : kindAt(text, index, code) !== WORD) {
      index += code >= 0xd800 && isPair(text, index) ? 2 : 1;
      continue;
    }
    const start = index;
    let end = index;
    let script = ASCII_PLAIN;
    while (index < length && index - start < maximumWordLength) {
      code = text.charCodeAt(index);
      if (code < 128) {
        if (plain[code] === 1) {
          end = index += 1;
          continue;
        }
        const kind = kinds[code];
        if (kind === WORD) {
          if (script === ASCII_PLAIN) script = ASCII_CAPITALS;
          end = index += 1;
          continue;
        }
        if (kind !== JOINER) break;
        const next = skipJoiners(text, index);
        if (next === undefined || isElided(text, start, index, next)) break;
        if (script < LATIN) script = LATIN;
        index = next;
        continue;
      }
      const kind = kindAt(text, index, code);
      if (kind === SEPARATOR) break;
      if (kind === JOINER) {
        const next = skipJoiners(text, index);
        if (next === undefined || isElided(text, start, index, next)) break;
        script = GENERAL;
        index = next;
        continue;
      }
      if (code >= latinEnd) script = GENERAL;
      else if (script < LATIN) script = LATIN;
      end = index += code >= 0xd800 && code <= 0xdbff ? 2 : 1;
    }
    const word = foldWord(text.slice(start, end), script);
    if (word !== '') tokens.push({ word, start, end });
  }
  return tokens;
}

/** Whether the two UTF-16 units here are one character. */
export function isPair(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00;
}

/** Where the word goes on after the joiners at this place, if it does; a few at most, so time stays linear. */
function skipJoiners(text: string, from: number): number | undefined {
  for (let index = from + 1; index < text.length && index <= from + 4; index += 1) {
    const kind = kindAt(text, index, text.charCodeAt(index));
    if (kind === WORD) return index;
    if (kind !== JOINER) return undefined;
  }
  return undefined;
}

/**
 * Whether what was written from `start` to the joiners at `end` is a word of its own before the one that goes on at
 * `next`: an elided one (SEARCH.md, Elision).
 */
export function isElided(text: string, start: number, end: number, next: number): boolean {
  if (end - start > longestElided || !elided.has(text.slice(start, end).toLowerCase())) return false;
  return (
    [...text.slice(end, next)].some((joiner) => apostrophes.has(joiner)) &&
    elisionFollows.test(fold(text.charAt(next)))
  );
}

/** What the character at this offset does to words; a query's lexer cuts by the same rules as the text's. */
export function characterKind(text: string, index: number): CharacterKind {
  const kind = kindAt(text, index, text.charCodeAt(index));
  if (kind === WORD) return 'word';
  if (kind === MARK) return 'mark';
  return kind === JOINER ? 'joiner' : 'separator';
}

/** The words of a text, as decision 4.27 counts them. */
export function countWords(text: string): number {
  return analyse(text).length;
}
