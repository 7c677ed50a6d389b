import { analyse, characterKind, type Token } from './analyser.ts';
import { fitsPattern } from './patterns.ts';
import { capitalsMark, type Extra, extrasOf, mark, type Reading, type WantedExtras } from './readings.ts';

/** Plain letters and digits fold to themselves, or to their small letter. */
const PLAIN = 0;
/** What may belong to a word or fold to something else: all beyond ASCII, apostrophes, and what joins words. */
const MIXED = 1;
/** Parts words, whatever stands around it. */
const CUT = 2;

const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (character === '-' || character === '&') return MIXED;
  const kind = characterKind(character, 0);
  return kind === 'word' ? PLAIN : kind === 'separator' ? CUT : MIXED;
});

/** Longer runs are more than one word. */
const longestWord = 255;
/** Lengths from this on count as one. */
const longLength = 31;
const smallLetter = 0x20;

/** How texts are looked through for some words and patterns. */
export interface Glance {
  words: ReadonlySet<string>;
  patterns: readonly string[];
  extras: WantedExtras;
  /** By the first character: a bit for each length of what may be wanted. */
  lengths: Uint32Array;
}

/** Stands at the place of a word that nobody asked for: it is none that is written, and fits no pattern. */
const unread: Token = { word: mark, start: 0, end: 0 };

/** Makes looking for these quick. Reference numbers cannot be looked for so: they are told by the words around them. */
export function glanceFor({
  words,
  patterns,
  extras,
}: Pick<Glance, 'words' | 'patterns' | 'extras'>): Glance {
  const lengths = new Uint32Array(128);
  const bare = new Set(
    [...words].map((word) => (word.startsWith(capitalsMark) ? word.slice(capitalsMark.length) : word)),
  );
  for (const word of bare) {
    const first = word.charCodeAt(0);
    if (first < 128) lengths[first]! |= lengthBit(word.length);
  }
  for (const pattern of patterns) {
    // Of at least as many characters as it has beside its stars.
    const least = Math.min(pattern.replaceAll('*', '').length, longLength);
    const bits = (-1 << least) >>> 0;
    const first = pattern.charCodeAt(0);
    if (pattern.startsWith('*') || pattern.startsWith('?'))
      lengths.forEach((known, code) => (lengths[code] = known | bits));
    else if (first < 128) lengths[first]! |= bits;
  }
  return { words: bare, patterns, extras, lengths };
}

function lengthBit(length: number): number {
  return 1 << Math.min(length, longLength);
}

/**
 * The reading of a text (readings.ts) without the words that nobody asked for. Every word is at the place that it has in the
 * whole reading, and most of them are passed over by their first letter and length: of what is plain and stands
 * between two characters that part words, that is all there is to know. All else is read as ever.
 */
export function readingAt(text: string, glance: Glance): Reading {
  const { lengths, extras: wanted } = glance;
  const tokens: Token[] = [];
  const extras: Extra[] = [];
  const { length } = text;
  for (let index = 0; index < length; index += 1) {
    const start = index;
    let mixed = PLAIN;
    while (index < length) {
      const code = text.charCodeAt(index);
      const kind = code < 128 ? kinds[code]! : MIXED;
      if (kind === CUT) break;
      mixed |= kind;
      index += 1;
    }
    if (index === start) continue;
    if (mixed === PLAIN && index - start <= longestWord) {
      const first = text.charCodeAt(start) | smallLetter;
      if ((lengths[first]! & lengthBit(index - start)) === 0 || !isWanted(text.slice(start, index), glance)) {
        tokens.push(unread);
        continue;
      }
    }
    const place = tokens.length;
    const words = analyse(text, start, index);
    for (const { word, from, to } of extrasOf(text, words, 'text', wanted))
      extras.push({ word, from: from + place, to: to + place });
    for (const word of words) tokens.push(word);
  }
  return { tokens, extras };
}

function isWanted(written: string, { words, patterns }: Glance): boolean {
  const word = written.toLowerCase();
  return words.has(word) || patterns.some((pattern) => fitsPattern(pattern, word));
}

/**
 * Whether some of this is written in a reference number, in whatever way that is written (numbers.ts): each of its words is a
 * part of all its letters and digits in a row.
 */
export function mayBeIn(number: string, { words, patterns }: Glance): boolean {
  if (patterns.length > 0) return true;
  const all = analyse(number)
    .map(({ word }) => word)
    .join('');
  for (const word of words) if (all.includes(word)) return true;
  return false;
}

/** The words of a text that begin in a part of it, as reading all of it finds them. */
export function wordsWithin(text: string, from: number, until: number): Token[] {
  let start = from;
  while (start > 0 && !parts(text, start - 1)) start -= 1;
  let end = until;
  while (end < text.length && !parts(text, end)) end += 1;
  return analyse(text, start, end).filter((word) => word.start >= from && word.start < until);
}

function parts(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code < 128 && kinds[code] === CUT;
}
