import { contextCodes } from 'contract/contexts';
import { analyse, type Token } from 'contract/query/analyser';
import { boundedText, type Scorable } from './classifier.ts';
import { goesOn, seedLanguages, seedsAt, type SeedLanguage, type Starts } from './seeds/match-seeds.ts';

/** A word of the title counts as so many of the text. */
const titleWeight = 3;

/** What is counted of one document: words, pairs and parts of words by their row, and seeds per context. */
export interface Counts {
  /** The rows of the features that occur, each once. */
  features: Uint32Array;
  /** How often, weighed, each of them occurs. */
  times: Float32Array;
  /** Seed words per context, each at most three times. */
  seeds: Float64Array;
  /** How many different ones. */
  differentSeeds: Float64Array;
  /** Those of the title alone. */
  titleSeeds: Float64Array;
}

/** Hears which words brought a feature or a seed about. */
export interface Listener {
  feature(row: number, words: string): void;
  seed(context: number, words: string, weight: number): void;
}

/** Finds the row of a feature by its hash; -1 for one a model does not know. */
export type RowOf = (hash: number) => number;

/** What is known of a word; a row is -1 where there is none. */
interface Known {
  word: string;
  hash: number;
  row: number;
  /** Of its first letters, of words of seven letters and more. */
  beginning: number;
  /** Of its last letters, of words of ten letters and more. */
  ending: number;
  seeds: Record<SeedLanguage, Starts>;
  /** Whether any language has a seed that begins with it. */
  isSeed: boolean;
  /** The language it is one of the commonest words of. */
  language: SeedLanguage | undefined;
  counts: boolean;
  /** Whether it counts as the half of a pair. */
  pairs: boolean;
  isSurname: boolean;
}

/** Words met before, by their hash: open addressing at a load below a half, much faster than a map of strings. */
let known: (Known | undefined)[] = [];
let knownCount = 0;
/** Whose rows the known words hold. */
let knownRows: RowOf | undefined;
/** A running process forgets its words when it has met so many. */
const knownLimit = 120_000;
const knownMask = 2 ** 18 - 1;

function forgetWords(): void {
  known = Array.from({ length: knownMask + 1 }, () => undefined);
  knownCount = 0;
}

/** What `hashOf` has come to after `w:`, with which the hashes of whole words begin. */
const wordStart = fnv(fnv(0x811c9dc5, 'w'), ':');

function lookUp(word: string, rowOf: RowOf): Known {
  const hash = fnv(wordStart, word) >>> 0 || 1;
  let slot = hash & knownMask;
  for (let found = known[slot]; found; found = known[slot]) {
    if (found.hash === hash && found.word === word) return found;
    slot = (slot + 1) & knownMask;
  }
  if (knownCount >= knownLimit) {
    forgetWords();
    slot = hash & knownMask;
  }
  const made = learnWord(word, hash, rowOf);
  known[slot] = made;
  knownCount += 1;
  return made;
}

function learnWord(word: string, hash: number, rowOf: RowOf): Known {
  const { length } = word;
  const seeds = { nl: seedsAt(word, 'nl'), en: seedsAt(word, 'en'), fr: seedsAt(word, 'fr') };
  const counts = length >= 3 && length <= 40 && !/^\d+$/.test(word);
  return {
    word,
    hash,
    row: rowOf(hash),
    beginning: length >= 7 ? rowOf(hashOf(`b:${word.slice(0, 5)}`)) : -1,
    ending: length >= 10 ? rowOf(hashOf(`e:${word.slice(-6)}`)) : -1,
    seeds,
    isSeed: Object.values(seeds).some(({ alone, longer }) => alone.length + longer.length > 0),
    language: seedLanguages.find((language) => commonest[language].has(word)),
    counts,
    pairs: counts && length >= 4,
    isSurname: surnames.has(word),
  };
}

/** FNV-1a over UTF-16 units, never 0. */
export function hashOf(text: string): number {
  return fnv(0x811c9dc5, text) >>> 0 || 1;
}

function fnv(start: number, text: string): number {
  let hash = start;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

function pairHash(left: number, right: number): number {
  return (Math.imul(left, 0x9e3779b1) ^ Math.imul(right, 0x85ebca6b)) >>> 0 || 1;
}

/** Words of the commonest kind tell the languages of a text apart, also where a document has two. */
const commonest: Record<SeedLanguage, ReadonlySet<string>> = {
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

function languagesOf(words: readonly Known[], own: string): readonly SeedLanguage[] {
  const counts = { nl: 0, en: 0, fr: 0 };
  let total = 0;
  for (const { language } of words) {
    if (!language) continue;
    counts[language] += 1;
    total += 1;
  }
  if (total >= 4) return seedLanguages.filter((language) => counts[language] >= 0.2 * total);
  const named = seedLanguages.filter((language) => language === own);
  return named.length > 0 ? named : seedLanguages;
}

/** Words that are surnames too: with a capital inside a sentence they are people, not what a text is about. */
const surnames = new Set(
  'berg boer bos dijk haan hond jager kip koning leger prins visser water winkel wolf zee zorg kamp poort'.split(
    ' ',
  ),
);

/** The words of a text as written, folded, and what is known of each. */
interface Read {
  words: string[];
  infos: Known[];
}

/** The words of a text as they are counted, with their places in it. Elided ones count by themselves: `l'eau` is about water. */
export function wordsOf(text: string): Token[] {
  return analyse(withoutApostrophes(text));
}

function withoutApostrophes(text: string): string {
  return text.replace(/['’]/g, ' ');
}

/** Surnames are left out. */
function read(text: string, rowOf: RowOf): Read {
  const plain = withoutApostrophes(text);
  const words: string[] = [];
  const infos: Known[] = [];
  for (const { word, start } of analyse(plain)) {
    const info = lookUp(word, rowOf);
    if (info.isSurname && isName(plain, start)) continue;
    words.push(word);
    infos.push(info);
  }
  return { words, infos };
}

function isName(text: string, start: number): boolean {
  const first = text.charAt(start);
  if (first === first.toLowerCase() || text[start + 1] === text[start + 1]?.toUpperCase()) return false;
  return /[\p{L},]\s$/u.test(text.slice(Math.max(0, start - 3), start));
}

/** Counts of the document at hand by row, reused from one to the next: nearly all rows stay 0. */
let byRow = new Float32Array(1 << 16);
/** The rows that are not 0, in the order they were met. */
let met = new Uint32Array(1 << 16);
let metCount = 0;

function addRow(row: number, share: number): void {
  if (row >= byRow.length) {
    const larger = new Float32Array(2 ** Math.ceil(Math.log2(row + 1)));
    larger.set(byRow);
    byRow = larger;
    const longer = new Uint32Array(larger.length);
    longer.set(met);
    met = longer;
  }
  if (byRow[row] === 0) {
    met[metCount] = row;
    metCount += 1;
  }
  byRow[row]! += share;
}

function forgetRows(): void {
  for (const row of met.subarray(0, metCount)) byRow[row] = 0;
  metCount = 0;
}

/** Counts the features of a document that have a row. Takes time linear in title and `boundedText`. */
export function countFeatures(
  document: Scorable,
  { rowOf, listener }: { rowOf: RowOf; listener?: Listener },
): Counts {
  if (rowOf !== knownRows) {
    forgetWords();
    knownRows = rowOf;
  }
  const title = read(document.title, rowOf);
  const text = read(document.confidentiality === 'Besloten' ? '' : boundedText(document.text), rowOf);
  const enough = text.infos.length >= 20 ? text.infos : [...title.infos, ...text.infos];
  const languages = languagesOf(enough, document.language);
  const seeds: Seeded = {
    seeds: new Float64Array(contextCodes.length),
    differentSeeds: new Float64Array(contextCodes.length),
    titleSeeds: new Float64Array(contextCodes.length),
  };
  forgetRows();
  const count = counterOf(seeds, languages, rowOf, listener);
  count(title, titleWeight, seeds.titleSeeds);
  count(text, 1, undefined);
  const features = met.slice(0, metCount);
  return { ...seeds, features, times: Float32Array.from(features, (row) => byRow[row]!) };
}

type Seeded = Omit<Counts, 'features' | 'times'>;

function raise(counts: Float64Array, context: number, share: number): void {
  counts[context]! += share;
}

/** A word counts so often as a seed; repeating it says no more. */
const mostTimes = 3;

function counterOf(
  { seeds, differentSeeds }: Seeded,
  languages: readonly SeedLanguage[],
  rowOf: RowOf,
  listener: Listener | undefined,
) {
  const seen = new Map<Known, number>();
  let share = 1;

  function countSeeds(
    info: Known,
    words: readonly string[],
    index: number,
    titleSeeds: Float64Array | undefined,
  ): void {
    for (const language of languages) {
      const { alone, longer } = info.seeds[language];
      if (alone.length === 0 && longer.length === 0) continue;
      const here = seededHere(alone, longer, words, index);
      if (here.length === 0) continue;
      const times = seen.get(info) ?? 0;
      if (times >= mostTimes) return;
      seen.set(info, times + share);
      for (const context of here) {
        raise(seeds, context, share);
        if (times === 0) raise(differentSeeds, context, 1);
        if (titleSeeds) raise(titleSeeds, context, 1);
        listener?.seed(context, info.word, share);
      }
      return;
    }
  }

  return ({ words, infos }: Read, weight: number, titleSeeds: Float64Array | undefined): void => {
    share = weight;
    let before: Known | undefined;
    for (const [index, info] of infos.entries()) {
      if (info.isSeed) countSeeds(info, words, index, titleSeeds);
      if (info.counts) {
        if (info.row >= 0) addRow(info.row, share);
        if (info.beginning >= 0) addRow(info.beginning, share);
        if (info.ending >= 0) addRow(info.ending, share);
        if (listener) {
          for (const row of [info.row, info.beginning, info.ending]) {
            if (row >= 0) listener.feature(row, info.word);
          }
        }
      }
      if (info.pairs && before) {
        const row = rowOf(pairHash(before.hash, info.hash));
        if (row >= 0) {
          addRow(row, share);
          listener?.feature(row, `${before.word} ${info.word}`);
        }
      }
      before = info.pairs ? info : undefined;
    }
  };
}

/** Contexts of the seeds that stand at a word, each once. */
function seededHere(
  alone: readonly number[],
  longer: Starts['longer'],
  words: readonly string[],
  index: number,
): readonly number[] {
  let here = alone;
  for (const pattern of longer) {
    if (here.includes(pattern.context) || !goesOn(pattern, words, index)) continue;
    here = [...here, pattern.context];
  }
  return here;
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
  for (const [context, count] of seeds.entries()) {
    const at = context * seedValues;
    vector[at] = Math.sqrt(count / (total + 2));
    vector[at + 1] = Math.log1p(differentSeeds[context]!);
    vector[at + 2] = count / (total + 2);
    vector[at + 3] = Math.min(2, titleSeeds[context]!);
    vector[at + 4] = count / (most + 2);
  }
  return vector;
}
