import { contextCodes } from 'contract/contexts';
import { analyse } from 'contract/query/analyser';
import { boundedText, type Scorable } from './classifier.ts';
import { goesOn, seedLanguages, seedsAt, type Starts } from './seeds/match-seeds.ts';

/** A word of the title counts as so many of the text. */
const titleWeight = 3;

/** What is counted of one document: words, pairs and parts of words by their hash, and seeds per context. */
export interface Counts {
  /** How often, weighed, each feature occurs: by its hash, or by its row where rows are given. */
  features: Map<number, number>;
  /** Seed words per context, each at most three times. */
  seeds: Float64Array;
  /** How many different ones. */
  differentSeeds: Float64Array;
  /** Those of the title alone. */
  titleSeeds: Float64Array;
}

/** Hears which words brought a feature or a seed about. */
export interface Listener {
  feature(key: number, words: string): void;
  seed(context: number, words: string, weight: number): void;
}

/** Finds the row of a feature by its hash; -1 for one a model does not know. */
export type RowOf = (hash: number) => number;

/** What is known of a word; keys are hashes or rows, -1 where there is none. */
interface Known {
  hash: number;
  key: number;
  /** Of its first letters, of words of seven letters and more. */
  beginning: number;
  /** Of its last letters, of words of ten letters and more. */
  ending: number;
  seeds: Starts[];
  /** Whether any language has a seed that begins with it. */
  isSeed: boolean;
  /** Place of the language it is one of the commonest words of; -1 for none. */
  language: number;
  counts: boolean;
}

let known = new Map<string, Known>();
/** Whose rows the known words hold. */
let knownRows: RowOf | undefined;
/** A running process forgets its words when it has met so many. */
const knownLimit = 200_000;

function lookUp(word: string, rowOf: RowOf | undefined): Known {
  const found = known.get(word);
  if (found) return found;
  if (known.size >= knownLimit) known = new Map();
  const { length } = word;
  const hash = hashOf(`w:${word}`);
  const seeds = seedLanguages.map((language) => seedsAt(word, language));
  const keyOf = (own: number) => (rowOf ? rowOf(own) : own);
  const made: Known = {
    hash,
    key: keyOf(hash),
    beginning: length >= 7 ? keyOf(hashOf(`b:${word.slice(0, 5)}`)) : -1,
    ending: length >= 10 ? keyOf(hashOf(`e:${word.slice(-6)}`)) : -1,
    seeds,
    isSeed: seeds.some(({ alone, longer }) => alone.length + longer.length > 0),
    language: seedLanguages.findIndex((language) => commonest[language].has(word)),
    counts: length >= 3 && length <= 40 && !/^\d+$/.test(word),
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

function languagesOf(words: readonly Known[], own: string): number[] {
  const counts = seedLanguages.map(() => 0);
  let total = 0;
  for (const { language } of words) {
    if (language < 0) continue;
    counts[language]! += 1;
    total += 1;
  }
  const named = seedLanguages.findIndex((code) => code === own);
  if (total < 4) return named < 0 ? seedLanguages.map((_, index) => index) : [named];
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

/** Counts the features of a document, by row of those that have one. Takes time linear in what `wordsOf` gives. */
export function countFeatures(
  document: Scorable,
  { rowOf, listener }: { rowOf?: RowOf; listener?: Listener } = {},
): Counts {
  if (rowOf !== knownRows) {
    known = new Map();
    knownRows = rowOf;
  }
  const { title, text } = wordsOf(document);
  const ofTitle = title.map((word) => lookUp(word, rowOf));
  const ofText = text.map((word) => lookUp(word, rowOf));
  const languages = languagesOf(ofText.length >= 20 ? ofText : [...ofTitle, ...ofText], document.language);
  const counts: Counts = {
    features: new Map(),
    seeds: new Float64Array(contextCodes.length),
    differentSeeds: new Float64Array(contextCodes.length),
    titleSeeds: new Float64Array(contextCodes.length),
  };
  const count = counterOf(counts, languages, rowOf, listener);
  count(title, ofTitle, titleWeight, counts.titleSeeds);
  count(text, ofText, 1, undefined);
  return counts;
}

/** A word counts so often as a seed; repeating it says no more. */
const mostTimes = 3;

function counterOf(
  counts: Counts,
  languages: readonly number[],
  rowOf: RowOf | undefined,
  listener: Listener | undefined,
) {
  const { features, seeds } = counts;
  const seen = new Map<string, number>();
  let share = 1;
  const add = (key: number, words: string) => {
    if (key < 0) return;
    features.set(key, (features.get(key) ?? 0) + share);
    listener?.feature(key, words);
  };

  function countSeeds(
    info: Known,
    words: readonly string[],
    index: number,
    titleSeeds: Float64Array | undefined,
  ): void {
    for (const language of languages) {
      const { alone, longer } = info.seeds[language]!;
      if (alone.length === 0 && longer.length === 0) continue;
      const here = new Set(alone);
      for (const pattern of longer) if (goesOn(pattern, words, index)) here.add(pattern.context);
      if (here.size === 0) continue;
      const word = words[index]!;
      const times = seen.get(word) ?? 0;
      if (times >= mostTimes) return;
      seen.set(word, times + share);
      for (const context of here) {
        seeds[context]! += share;
        if (times === 0) counts.differentSeeds[context]! += 1;
        if (titleSeeds) titleSeeds[context]! += 1;
        listener?.seed(context, word, share);
      }
      return;
    }
  }

  return (
    words: readonly string[],
    infos: readonly Known[],
    weight: number,
    titleSeeds: Float64Array | undefined,
  ): void => {
    share = weight;
    let before: Known | undefined;
    for (let index = 0; index < words.length; index += 1) {
      const word = words[index]!;
      const info = infos[index]!;
      if (info.isSeed) countSeeds(info, words, index, titleSeeds);
      const isLong = word.length >= 4 && info.counts;
      if (info.counts) {
        add(info.key, word);
        add(info.beginning, word);
        add(info.ending, word);
      }
      if (isLong && before) {
        const pair = pairHash(before.hash, info.hash);
        const key = rowOf ? rowOf(pair) : pair;
        if (key >= 0) add(key, `${words[index - 1]} ${word}`);
      }
      before = isLong ? info : undefined;
    }
  };
}

/** Values per context that its seed words come to. */
export const seedValues = 5;

/**
 * What the seed words of each context come to, `seedValues` numbers per context in the order of the
 * contract: the root of their share of all seed words, how many different ones there are, their share,
 * how many stand in the title, and how many they are beside those of the context that has most.
 */
export function seedVector({ seeds, differentSeeds, titleSeeds }: Counts): Float64Array {
  const vector = new Float64Array(contextCodes.length * seedValues);
  const total = seeds.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...seeds);
  for (let context = 0; context < contextCodes.length; context += 1) {
    const count = seeds[context]!;
    const at = context * seedValues;
    vector[at] = Math.sqrt(count / (total + 2));
    vector[at + 1] = Math.log1p(differentSeeds[context]!);
    vector[at + 2] = count / (total + 2);
    vector[at + 3] = Math.min(2, titleSeeds[context]!);
    vector[at + 4] = count / (most + 2);
  }
  return vector;
}
