import { contextCodes } from 'contract/contexts';
import { analyse } from 'contract/query/analyser';
import { boundedText, type Scorable } from './classifier.ts';
import { goesOn, seedLanguages, seedsAt, type Starts } from './seeds/match-seeds.ts';

/** A word of the title counts as so many of the text. */
const titleWeight = 3;

/** What is counted of one document: words, pairs and parts of words by their hash, and seeds per context. */
export interface Counts {
  /** How often, weighed, each feature occurs, by its hash. */
  features: Map<number, number>;
  /** Seed words per context, each at most three times. */
  seeds: Float64Array;
  /** The same of the title alone. */
  titleSeeds: Float64Array;
  /** Words of four letters and more, weighed. */
  words: number;
}

/** Hears which words brought a feature or a seed about; for explanations only. */
export interface Listener {
  feature(hash: number, words: string): void;
  seed(context: number, words: string, weight: number): void;
}

interface Known {
  hash: number;
  /** Hash of its first letters, of words of seven letters and more; 0 without. */
  beginning: number;
  /** Hash of its last letters, of words of ten letters and more; 0 without. */
  ending: number;
  seeds: Starts[];
  counts: boolean;
}

const known = new Map<string, Known>();
/** A running process forgets its words when it has met so many. */
const knownLimit = 200_000;

function lookUp(word: string): Known {
  const found = known.get(word);
  if (found) return found;
  if (known.size >= knownLimit) known.clear();
  const { length } = word;
  const counts = length >= 3 && length <= 40 && !/^\d+$/.test(word);
  const made: Known = {
    hash: hashOf(`w:${word}`),
    beginning: length >= 7 ? hashOf(`b:${word.slice(0, 5)}`) : 0,
    ending: length >= 10 ? hashOf(`e:${word.slice(-6)}`) : 0,
    seeds: seedLanguages.map((language) => seedsAt(word, language)),
    counts,
  };
  known.set(word, made);
  return made;
}

/** FNV-1a over UTF-16 units, never 0. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0 || 1;
}

function pairHash(left: number, right: number): number {
  return (Math.imul(left, 0x9e3779b1) ^ Math.imul(right, 0x85ebca6b)) >>> 0 || 1;
}

/** Words of the commonest kind tell the languages of a text apart, also where a document has two. */
const commonest: Record<(typeof seedLanguages)[number], ReadonlySet<string>> = {
  nl: new Set([
    'het',
    'een',
    'van',
    'voor',
    'dat',
    'niet',
    'zijn',
    'met',
    'op',
    'te',
    'over',
    'aan',
    'wordt',
  ]),
  en: new Set([
    'the',
    'of',
    'and',
    'to',
    'for',
    'that',
    'with',
    'this',
    'by',
    'are',
    'from',
    'which',
    'have',
  ]),
  fr: new Set(['le', 'la', 'les', 'des', 'du', 'et', 'pour', 'que', 'dans', 'une', 'est', 'au', 'sur']),
};

function languagesOf(words: readonly string[], language: string): number[] {
  const counts = seedLanguages.map((code) => {
    let count = 0;
    for (const word of words) if (commonest[code].has(word)) count += 1;
    return count;
  });
  const total = counts.reduce((sum, count) => sum + count, 0);
  const own = seedLanguages.findIndex((code) => code === language);
  if (total < 4) return own < 0 ? seedLanguages.map((_, index) => index) : [own];
  return counts.flatMap((count, index) => (count >= 0.2 * total ? [index] : []));
}

/** The words of a document that the model looks at: of the title, and of as much text as `boundedText` gives. */
function wordsOf(document: Scorable): { title: string[]; text: string[] } {
  const text = document.confidentiality === 'Besloten' ? '' : boundedText(document.text);
  return { title: split(document.title), text: split(text) };
}

/** Words that are surnames too: with a capital inside a sentence they are people, not what a text is about. */
const surnames = new Set(
  'berg boer bos dijk haan hond jager kip koning leger prins visser water winkel wolf zee zorg kamp poort'.split(
    ' ',
  ),
);

/** Elided words count by themselves: `l'eau` is about water. Surnames are left out. */
function split(text: string): string[] {
  const plain = text.replace(/['’]/g, ' ');
  const words: string[] = [];
  for (const { word, start } of analyse(plain)) {
    if (surnames.has(word) && isName(plain, start)) continue;
    words.push(word);
  }
  return words;
}

function isName(text: string, start: number): boolean {
  const first = text[start]!;
  if (first === first.toLowerCase() || text[start + 1] === text[start + 1]?.toUpperCase()) return false;
  return /[\p{L},]\s$/u.test(text.slice(Math.max(0, start - 3), start));
}

/** Counts the features of a document. Takes time linear in what `wordsOf` gives. */
export function countFeatures(document: Scorable, listener?: Listener): Counts {
  const { title, text } = wordsOf(document);
  const languages = languagesOf(text.length >= 20 ? text : [...title, ...text], document.language);
  const counts: Counts = {
    features: new Map(),
    seeds: new Float64Array(contextCodes.length),
    titleSeeds: new Float64Array(contextCodes.length),
    words: 0,
  };
  const seen = new Map<string, number>();
  countWords(title, titleWeight, languages, counts, counts.titleSeeds, seen, listener);
  countWords(text, 1, languages, counts, undefined, seen, listener);
  return counts;
}

function countWords(
  words: readonly string[],
  weight: number,
  languages: readonly number[],
  counts: Counts,
  titleSeeds: Float64Array | undefined,
  seen: Map<string, number>,
  listener: Listener | undefined,
): void {
  const { features } = counts;
  const add = (hash: number, share: number) => features.set(hash, (features.get(hash) ?? 0) + share);
  let before: Known | undefined;
  let beforeWord = '';
  for (const [index, word] of words.entries()) {
    const info = lookUp(word);
    for (const language of languages) {
      const { alone, longer } = info.seeds[language]!;
      if (alone.length === 0 && longer.length === 0) continue;
      const here = new Set(alone);
      for (const pattern of longer) if (goesOn(pattern, words, index)) here.add(pattern.context);
      if (here.size === 0) continue;
      const times = seen.get(word) ?? 0;
      if (times >= 3) break;
      seen.set(word, times + weight);
      for (const context of here) {
        counts.seeds[context]! += weight;
        if (titleSeeds) titleSeeds[context]! += 1;
        listener?.seed(context, word, weight);
      }
      break;
    }
    if (!info.counts) {
      before = undefined;
      continue;
    }
    if (word.length >= 4) counts.words += weight;
    add(info.hash, weight);
    listener?.feature(info.hash, word);
    if (info.beginning) {
      add(info.beginning, weight);
      listener?.feature(info.beginning, word);
    }
    if (info.ending) {
      add(info.ending, weight);
      listener?.feature(info.ending, word);
    }
    if (before && word.length >= 4) {
      const pair = pairHash(before.hash, info.hash);
      add(pair, weight);
      listener?.feature(pair, `${beforeWord} ${word}`);
    }
    if (word.length >= 4) {
      before = info;
      beforeWord = word;
    } else before = undefined;
  }
}

/** Values per context that its seed words come to. */
export const seedValues = 5;

/**
 * What the seed words of each context come to, `seedValues` numbers per context in the order of the
 * contract: how dense they stand, how many they are, their share of all seed words, how many stand in the
 * title, and how many they are beside those of the context that has most.
 */
export function seedVector({ seeds, titleSeeds, words }: Counts): Float64Array {
  const vector = new Float64Array(contextCodes.length * seedValues);
  const total = seeds.reduce((sum, count) => sum + count, 0);
  const most = Math.max(1, ...seeds);
  const size = Math.sqrt(words + 10);
  for (let context = 0; context < contextCodes.length; context += 1) {
    const count = seeds[context]!;
    const at = context * seedValues;
    vector[at] = Math.min(2, count / size);
    vector[at + 1] = Math.log1p(count);
    vector[at + 2] = count / (total + 2);
    vector[at + 3] = Math.min(2, titleSeeds[context]!);
    vector[at + 4] = count / most;
  }
  return vector;
}
