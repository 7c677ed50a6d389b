import { analyse, type Token } from './analyser.ts';
import { isInCapitals } from './capitals.ts';
import { fields, type FieldValue } from './fields.ts';
import { numberSequences } from './numbers.ts';
import { referencesIn } from './references/references.ts';

/**
 * A word that stands at a place besides the one written there, so that it can be found without moving any other: the
 * parts that a hyphen joins as one (`f35` at the first of `F-35`), a word as one in capitals, and a reference number.
 * In phrases and proximities it is one word at the place of its first. Patterns look at what is written alone.
 */
export interface Extra {
  word: string;
  /** The words it is written with: the first, which is its place, and the one after the last. */
  from: number;
  to: number;
}

/** The words of a value in their order, and what else stands at their places. */
export interface Reading {
  tokens: readonly Token[];
  extras: readonly Extra[];
}

/** Which of the words besides those that are written are wanted; joined ones are always. */
export interface WantedExtras {
  capitals: boolean;
  references: boolean;
}

const all: WantedExtras = { capitals: true, references: true };

/** Parts written together at most: `F-35-toestel` is found as `F35`, and a slug in an address not in every way. */
const maximumJoined = 4;
const maximumLength = 255;
const hyphens = new Set([...'-\u2010\u2011'].map((each) => each.charCodeAt(0)));
const ampersand = '&'.charCodeAt(0);
const letter = /\p{L}/u;
const endsWithLetter = /\p{L}\p{M}?$/u;

/** What begins with this is none of the words that are written, and fits no pattern. */
export const mark = '_';
const joinedMark = `${mark}j`;
/** What begins a word as one in capitals. */
export const capitalsMark = `${mark}x`;
const referenceMark = `${mark}r`;

/** A word as one that a hyphen joins. */
export function asJoined(word: string): string {
  return joinedMark + word;
}

/** A word as one that is written in capitals. */
export function inCapitals(word: string): string {
  return capitalsMark + word;
}

/** A reference number as one word. */
export function referenceWord(name: string): string {
  return referenceMark + name;
}

/** Of these words, which are none that are written. */
export function extrasAmong(words: Iterable<string>): WantedExtras {
  const wanted = { capitals: false, references: false };
  for (const word of words) {
    if (word.startsWith(capitalsMark)) wanted.capitals = true;
    else if (word.startsWith(referenceMark)) wanted.references = true;
  }
  return wanted;
}

/** The readings of a value: one, or for a reference number every way of writing it (numbers.ts). */
export function readingsOf({ field, text }: FieldValue, wanted = all): Reading[] {
  if (fields[field].analyser === 'words') {
    const tokens = analyse(text);
    return [{ tokens, extras: extrasOf(text, tokens, 'text', wanted) }];
  }
  return numberSequences(text).map((tokens, index) => ({
    tokens,
    extras: index === 0 ? extrasOf(text, tokens, 'certain', wanted) : [],
  }));
}

/** In the order of their places. */
export function extrasOf(
  text: string,
  tokens: readonly Token[],
  surroundings: 'text' | 'certain',
  wanted: WantedExtras,
): Extra[] {
  const extras: Extra[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    if (wanted.capitals) addCapitals(extras, text, tokens, place);
    addJoined(extras, text, tokens, place);
  }
  if (!wanted.references) return extras;
  for (const { names, from, to } of referencesIn(text, tokens, surroundings)) {
    for (const name of names) extras.push({ word: referenceWord(name), from, to });
  }
  return extras.sort((one, other) => one.from - other.from);
}

function addCapitals(extras: Extra[], text: string, tokens: readonly Token[], place: number): void {
  const { word, start, end } = tokens[place]!;
  // Most words begin with a small letter, which tells enough.
  const code = text.charCodeAt(start);
  if (code >= 97 && code <= 122) return;
  if (isInCapitals(text.slice(start, end))) {
    extras.push({ word: inCapitals(word), from: place, to: place + 1 });
  }
}

/** The words that a hyphen, or `&` between letters, joins from this place on, written together. */
function addJoined(extras: Extra[], text: string, tokens: readonly Token[], from: number): void {
  let joined = tokens[from]!.word;
  for (let to = from + 1; to < from + maximumJoined && to < tokens.length; to += 1) {
    if (!isJoined(text, tokens[to - 1]!, tokens[to]!)) return;
    joined += tokens[to]!.word;
    // Digits alone are ranges, dates and telephone numbers.
    if (joined.length <= maximumLength && letter.test(joined))
      extras.push({ word: asJoined(joined), from, to: to + 1 });
  }
}

function isJoined(text: string, one: Token, next: Token): boolean {
  if (next.start !== one.end + 1) return false;
  const between = text.charCodeAt(one.end);
  if (between !== ampersand) return hyphens.has(between);
  return (
    endsWithLetter.test(text.slice(one.start, one.end)) && letter.test(text.slice(next.start, next.start + 2))
  );
}
