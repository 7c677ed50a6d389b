import { analyse } from 'contract/query/analyser';
import type { Document } from '../document.ts';
import type { AnalysedValue } from './analysed-value.ts';
import { formsOfAddress, joiningWords, particles, stopWords } from './stop-words.ts';

/** A document is about at most so many words and phrases. */
const maximumTopics = 16;
/** Further characters of a document hardly change what it is about. */
const maximumCharacters = 400_000;
/** The share of a word's occurrences that may lie outside a phrase that stands for it. */
const freeShare = 0.3;

/** A word or phrase while it is counted. */
interface Candidate {
  text: string;
  words: readonly Candidate[];
  /** Only joins others, such as "van". */
  joins: boolean;
  count: number;
  /** Number of words before it. */
  first: number;
  inTitle: boolean;
  id: number;
}

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
  const phrases = countPhrases(sequence).filter(({ count }) => count > 1);
  const absorbed = absorbedBy(phrases);
  const candidates = [...phrases, ...words.filter(telling)].filter((candidate) => !absorbed.has(candidate));
  const scored = candidates.map((candidate) => ({ candidate, score: scoreOf(candidate) }));
  scored.sort((one, other) => other.score - one.score || one.candidate.first - other.candidate.first);
  const topics: Candidate[] = [];
  for (const { candidate } of scored) {
    if (topics.length === maximumTopics) break;
    if (!topics.some((topic) => overlaps(topic, candidate))) topics.push(candidate);
  }
  return topics.map(({ text }) => text);
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
  const words = new Set([...names].flatMap((name) => analyse(name).map(({ word }) => word)));
  for (const { text, tokens } of values) {
    for (const [index, { word }] of tokens.entries()) {
      if (!formsOfAddress.has(word)) continue;
      let next = tokens[index + 1];
      for (let skipped = 2; next && particles.has(next.word) && skipped < 5; skipped += 1) {
        next = tokens[index + skipped];
      }
      if (next && startsWithCapital(text, next.start)) words.add(next.word);
    }
  }
  return words;
}

/** The content words and what joins them in order; undefined where no phrase goes on. */
function readWords(values: readonly AnalysedValue[], names: ReadonlySet<string>) {
  const known = new Map<string, Candidate>();
  const sequence: (Candidate | undefined)[] = [];
  let characters = 0;
  for (const [index, { text, tokens }] of values.entries()) {
    let before = -1;
    for (const { word, start, end } of tokens) {
      if (characters + end > maximumCharacters) break;
      if (before < 0 || !neighbours(text, before, start)) sequence.push(undefined);
      before = end;
      const joins = joiningWords.has(word);
      if (!joins && (!isContent(word, text, start) || (names.has(word) && startsWithCapital(text, start)))) {
        sequence.push(undefined);
        continue;
      }
      let candidate = known.get(word);
      if (!candidate) {
        const first = sequence.length;
        candidate = { text: word, words: [], joins, count: 0, first, inTitle: index === 0, id: known.size };
        known.set(word, candidate);
      }
      candidate.count += 1;
      sequence.push(candidate);
    }
    sequence.push(undefined);
    characters += text.length;
  }
  return { sequence, words: [...known.values()].filter(({ joins }) => !joins) };
}

/** Whether nothing but one space, line end or hyphen stands between two words. */
function neighbours(text: string, end: number, start: number): boolean {
  if (start - end !== 1) return false;
  const between = text.charCodeAt(end);
  return between === 0x20 || between === 0x0a || between === 0x2d || between === 0xa0;
}

/** Words of four letters or more, and abbreviations of three in capitals, that say something by themselves. */
function isContent(word: string, text: string, start: number): boolean {
  if (word.length < 3 || word.charCodeAt(0) <= 0x39 || stopWords.has(word)) return false;
  return word.length > 3 || /^\p{Lu}[\p{Lu}\d]{2}$/u.test(text.slice(start, start + 3));
}

function startsWithCapital(text: string, start: number): boolean {
  const initial = text.charAt(start);
  return initial !== initial.toLowerCase();
}

/** Every two and three neighbours that both occur more than once, with a joining word only in the middle. */
function countPhrases(sequence: readonly (Candidate | undefined)[]): Candidate[] {
  const phrases = new Map<number, Candidate>();
  const repeats = (word: Candidate | undefined): word is Candidate => word !== undefined && word.count > 1;
  const count = (words: Candidate[], first: number) => {
    // Fewer than 2 ** 17 different words fit in what is looked at, so three of them fit in a number.
    const id = words.reduce((sum, word) => sum * 2 ** 17 + word.id + 1, 0);
    const phrase = phrases.get(id);
    if (phrase) phrase.count += 1;
    else {
      const text = words.map((word) => word.text).join(' ');
      const inTitle = words.every((word) => word.inTitle);
      phrases.set(id, { text, words, joins: false, count: 1, first, inTitle, id });
    }
  };
  for (let index = 0; index + 1 < sequence.length; index += 1) {
    const one = sequence[index];
    const two = sequence[index + 1];
    if (!repeats(one) || one.joins || !repeats(two)) continue;
    if (!two.joins && two !== one) count([one, two], index);
    const three = sequence[index + 2];
    if (repeats(three) && !three.joins) count([one, two, three], index);
  }
  return [...phrases.values()];
}

/** The words and pairs that hardly occur but in a phrase that stands for them. */
function absorbedBy(phrases: readonly Candidate[]): Set<Candidate> {
  const absorbed = new Set<Candidate>();
  const pairs = new Map(phrases.filter(({ words }) => words.length === 2).map((pair) => [pair.text, pair]));
  for (const phrase of phrases) {
    const [one, two, three] = phrase.words;
    const parts =
      one && two && three
        ? [...phrase.words, pairs.get(`${one.text} ${two.text}`), pairs.get(`${two.text} ${three.text}`)]
        : phrase.words;
    for (const part of parts) {
      if (part && part.count - phrase.count <= Math.max(1, part.count * freeShare)) absorbed.add(part);
    }
  }
  return absorbed;
}

/** A single word that is more than met in passing. */
function telling({ count, inTitle, text }: Candidate): boolean {
  return count > 1 || inTitle || text.length > 7;
}

/** Dutch endings of adjectives, adverbs and participles, which name a subject only together with others. */
const dependent = /(?:lijke?|ische?|ieve?|eerde?|erend|ende)$/u;

/** How telling: often, early or in the title, and long, as the compounds that name a subject are. */
function scoreOf({ count, text, words, inTitle, first }: Candidate): number {
  const length = 0.6 + Math.min(text.length, 20) / 20;
  const place = (inTitle ? 1.8 : 1) * (first < 60 ? 1.15 : 1);
  const kind = words.length > 1 ? 1.15 : dependent.test(text) ? 0.4 : 1;
  return (1 + Math.log(count)) * length * place * kind;
}

/** Whether one of two phrases lies in the other; a word beside its phrase has been judged before. */
function overlaps(topic: Candidate, candidate: Candidate): boolean {
  if (topic.words.length === 0 || candidate.words.length === 0) return false;
  return (
    ` ${topic.text} `.includes(` ${candidate.text} `) || ` ${candidate.text} `.includes(` ${topic.text} `)
  );
}
