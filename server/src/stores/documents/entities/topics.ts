import { analyse } from 'contract/query/analyser';
import type { Document } from '../document.ts';
import type { AnalysedValue, DocumentWord } from './analysed-value.ts';
import { noWord, PhraseCounts } from './phrase-counts.ts';

/** A document is about at most so many words and phrases. */
const maximumTopics = 16;
/** Further characters of a document hardly change what it is about. */
const maximumCharacters = 400_000;
/** The share of a word's occurrences that may lie outside a phrase that stands for it. */
const freeShare = 0.3;

/**
 * The words and phrases of one to three words a document is most about, as folded words joined by one
 * space, most telling first; at most 16. Only the document itself is looked at, so the same document
 * always has the same topics. Names of persons and of their parties are none.
 */
export function topicsOf(
  document: Document,
  values: readonly AnalysedValue[],
  stakeholders: readonly string[],
): string[] {
  const { sequence, words } = readWords(values, wordsOfNames(document, values, stakeholders));
  const counts = countPhrases(sequence);
  const phrases = repeatedPhrases(counts, words);
  const absorbed = absorb(phrases, counts);
  // Nothing but a phrase is ever passed over.
  const best = new Best(maximumTopics + phrases.length);
  for (const phrase of phrases) if (!absorbed.has(phrase)) best.offer(phrase, 1.15);
  for (const word of words) {
    if (word.function.joins || word.isAbsorbed || !isTelling(word) || !best.hasPlace(word, 1)) continue;
    best.offer(word, dependent.test(word.text) ? 0.4 : 1);
  }
  const topics: string[] = [];
  const chosen: string[] = [];
  for (const { text } of best.inOrder) {
    if (topics.length === maximumTopics) break;
    // A word beside its phrase has been judged before.
    if (text.includes(' ')) {
      if (chosen.some((phrase) => overlap(phrase, text))) continue;
      chosen.push(text);
    }
    topics.push(text);
  }
  return topics;
}

/** The words of the names of persons, those known and those a form of address stands before, and of parties. */
function wordsOfNames(
  document: Document,
  values: readonly AnalysedValue[],
  stakeholders: readonly string[],
): Set<string> {
  const persons = stakeholders.filter((value) => value.startsWith('PER:')).map((value) => value.slice(4));
  const speakers = document.turns?.map(({ speaker }) => speaker) ?? [];
  const parties = [...document.people, ...speakers].map(({ party = '' }) => party);
  const names = new Set([...document.people.map(({ name }) => name), ...persons, ...parties]);
  const found = new Set([...names].flatMap((name) => analyse(name).map(({ word }) => word)));
  for (const { text, tokens, words } of values) {
    for (let at = 0; at < words.length; at += 1) {
      if (!words[at]!.function.isFormOfAddress) continue;
      let next = at + 1;
      // Up to three small words stand between.
      while (next < words.length && next < at + 4 && words[next]!.function.isParticle) next += 1;
      const named = words[next];
      if (named && startsWithCapital(text, tokens[next]!.start)) found.add(named.text);
    }
  }
  return found;
}

/** The content words and what joins them in order, undefined where no phrase goes on; and each of them once. */
function readWords(values: readonly AnalysedValue[], names: ReadonlySet<string>) {
  const sequence: (DocumentWord | undefined)[] = [];
  const met: DocumentWord[] = [];
  let characters = 0;
  for (const [index, { text, tokens, words }] of values.entries()) {
    let before = -1;
    for (let at = 0; at < tokens.length; at += 1) {
      const { start, end } = tokens[at]!;
      if (characters + end > maximumCharacters) break;
      if (before < 0 || !neighbours(text, before, start)) sequence.push(undefined);
      before = end;
      const word = words[at]!;
      if (!word.function.joins && !saysSomething(word, text, start, names)) {
        sequence.push(undefined);
        continue;
      }
      if (word.count === 0) {
        word.first = sequence.length;
        word.inTitle = index === 0;
        word.id = met.length;
        met.push(word);
      }
      word.count += 1;
      sequence.push(word);
    }
    sequence.push(undefined);
    characters += text.length;
  }
  return { sequence, words: met };
}

/** Whether nothing but one space, line end or hyphen stands between two words. */
function neighbours(text: string, end: number, start: number): boolean {
  if (start - end !== 1) return false;
  const between = text.charCodeAt(end);
  return between === 0x20 || between === 0x0a || between === 0x2d || between === 0xa0;
}

/**
 * Words of four letters or more, and abbreviations of three in capitals, that say something by themselves and are no
 * part of a name where they stand.
 */
function saysSomething(
  { text: word, function: { isStop } }: DocumentWord,
  text: string,
  start: number,
  names: ReadonlySet<string>,
): boolean {
  if (isStop || word.length < 3 || word.charCodeAt(0) <= 0x39) return false;
  if (word.length === 3 && !/^\p{Lu}[\p{Lu}\d]{2}$/u.test(text.slice(start, start + 3))) return false;
  return !startsWithCapital(text, start) || !names.has(word);
}

function startsWithCapital(text: string, start: number): boolean {
  const initial = text.charAt(start);
  return initial !== initial.toLowerCase();
}

/** Every two and three neighbours that both occur more than once, with a joining word only in the middle. */
function countPhrases(sequence: readonly (DocumentWord | undefined)[]): PhraseCounts {
  const phrases = new PhraseCounts();
  const repeats = (word: DocumentWord | undefined): word is DocumentWord =>
    word !== undefined && word.count > 1;
  for (let index = 0; index + 1 < sequence.length; index += 1) {
    const one = sequence[index];
    const two = sequence[index + 1];
    if (!repeats(one) || one.function.joins || !repeats(two)) continue;
    if (!two.function.joins && two !== one) phrases.count(one.id, two.id, noWord, index);
    const three = sequence[index + 2];
    if (repeats(three) && !three.function.joins) phrases.count(one.id, two.id, three.id, index);
  }
  return phrases;
}

type Candidate = Pick<DocumentWord, 'text' | 'count' | 'first' | 'inTitle'>;

/** A phrase that occurs more than once. */
interface Phrase extends Candidate {
  words: readonly DocumentWord[];
  /** Where it is counted. */
  place: number;
}

function repeatedPhrases(counts: PhraseCounts, known: readonly DocumentWord[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (const [place, count] of counts.counts.entries()) {
    if (count === 1) continue;
    const words = counts.wordsOf(place).map((id) => known[id]!);
    phrases.push({
      text: words.map(({ text }) => text).join(' '),
      count,
      first: counts.firsts[place]!,
      inTitle: words.every(({ inTitle }) => inTitle),
      words,
      place,
    });
  }
  return phrases;
}

/** Marks the words that hardly occur but in a phrase that stands for them. @returns the pairs of which the same is true */
function absorb(phrases: readonly Phrase[], counts: PhraseCounts): Set<Phrase> {
  const byPlace = new Map(phrases.map((phrase) => [phrase.place, phrase]));
  const absorbed = new Set<Phrase>();
  for (const { words, count } of phrases) {
    const isAbsorbed = (part: { count: number }) => part.count - count <= Math.max(1, part.count * freeShare);
    for (const word of words) if (isAbsorbed(word)) word.isAbsorbed = true;
    const [one, two, three] = words;
    if (!one || !two || !three) continue;
    for (const [left, right] of [
      [one, two],
      [two, three],
    ] as const) {
      const pair = byPlace.get(counts.find(left.id, right.id, noWord));
      if (pair && isAbsorbed(pair)) absorbed.add(pair);
    }
  }
  return absorbed;
}

/** A single word that is more than met in passing. */
function isTelling({ count, inTitle, text }: DocumentWord): boolean {
  return count > 1 || inTitle || text.length > 7;
}

/** Dutch endings of adjectives, adverbs and participles, which name a subject only together with others. */
const dependent = /(?:lijke?|ische?|ieve?|eerde?|erend|ende)$/u;

/** How telling: often, early or in the title, and long, as the compounds that name a subject are. */
function scoreOf({ count, text, inTitle, first }: Candidate, kind: number): number {
  const length = 0.6 + Math.min(text.length, 20) / 20;
  const place = (inTitle ? 1.8 : 1) * (first < 60 ? 1.15 : 1);
  return (count === 1 ? 1 : 1 + Math.log(count)) * length * place * kind;
}

/** The candidates with the highest scores, of equals those that come first in the document or were offered first. */
class Best {
  readonly #most: number;
  readonly #candidates: Candidate[] = [];
  readonly #scores: number[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether one with this score could still be among them. */
  hasPlace(candidate: Candidate, kind: number): boolean {
    return this.#scores.length < this.#most || scoreOf(candidate, kind) >= this.#scores.at(-1)!;
  }

  offer(candidate: Candidate, kind: number): void {
    const score = scoreOf(candidate, kind);
    let at = this.#scores.length;
    while (at > 0 && this.#isBehind(at - 1, score, candidate.first)) at -= 1;
    if (at === this.#most) return;
    this.#scores.splice(at, 0, score);
    this.#candidates.splice(at, 0, candidate);
    if (this.#scores.length <= this.#most) return;
    this.#scores.pop();
    this.#candidates.pop();
  }

  get inOrder(): readonly Candidate[] {
    return this.#candidates;
  }

  #isBehind(at: number, score: number, first: number): boolean {
    const other = this.#scores[at]!;
    return other < score || (other === score && this.#candidates[at]!.first > first);
  }
}

/** Whether one of two phrases lies in the other. */
function overlap(one: string, other: string): boolean {
  return ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
}
