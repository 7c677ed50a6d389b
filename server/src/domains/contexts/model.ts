import { contextCodes } from 'contract/contexts';
import type { Scorable } from './classifier.ts';
import { labelOdds } from './labels.ts';
import { countFeatures, seedValues, seedVector, type Counts, type Listener, type RowOf } from './features.ts';

const contexts = contextCodes.length;

/** A linear model: weights per context of hashed words and of seed words, and how its sums become percentages. */
export interface Model {
  version: string;
  /** Hashes of the features in rising order; the place of one is its row. */
  features: Uint32Array;
  /** How telling a feature is: the logarithm of how few documents have it. */
  rarity: Float32Array;
  /** `features.length` rows of one weight per context. */
  weights: Int8Array;
  /** What one step of a weight is worth, per context. */
  scales: Float32Array;
  /** Log-odds of each context before any word is read. */
  base: Float32Array;
  /**
   * Weights of the `seedValues` of a context, of the sum of its words, and of how that stands beside the other
   * contexts (`besides`); the same for all contexts.
   */
  mix: Float32Array;
  /** Added to a context's log-odds last. */
  offsets: Float32Array;
}

/** The features of one document that a model knows, each with its value; together of a length below 1. */
export interface Sparse {
  rows: Uint32Array;
  values: Float32Array;
}

/** Finds the rows of hashes fast: open addressing at a load below a half. */
export function indexRows(features: Uint32Array): RowOf {
  let size = 1024;
  while (size < features.length * 2.5) size *= 2;
  const keys = new Uint32Array(size);
  const rows = new Int32Array(size).fill(-1);
  const mask = size - 1;
  for (const [row, hash] of features.entries()) {
    let slot = hash & mask;
    while (rows[slot] !== -1) slot = (slot + 1) & mask;
    keys[slot] = hash;
    rows[slot] = row;
  }
  return (hash) => {
    let slot = hash & mask;
    for (;;) {
      const row = rows[slot]!;
      if (row === -1 || keys[slot] === hash) return row;
      slot = (slot + 1) & mask;
    }
  };
}

/** Makes the values of a short title smaller than those of a page: few words tell less. */
const shortness = 1_000;

/** What a document is to a model: its known features by row, with values of total length below 1. */
export function sparseOf(
  { features: rows, times }: Pick<Counts, 'features' | 'times'>,
  rarity: Float32Array,
): Sparse {
  const values = new Float32Array(rows.length);
  let length = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const count = times[index]!;
    const value = (count === 1 ? 1 : 1 + Math.log(count)) * rarity[rows[index]!]!;
    values[index] = value;
    length += value * value;
  }
  const scale = 1 / Math.sqrt(length + shortness);
  for (let index = 0; index < values.length; index += 1) values[index]! *= scale;
  return { rows, values };
}

/** Adds what the words of a document come to in rows of one weight per context. */
export function addWords(sums: Float64Array, { rows, values }: Sparse, weights: ArrayLike<number>): void {
  for (let index = 0; index < rows.length; index += 1) {
    const from = rows[index]! * contexts;
    const value = values[index]!;
    for (let context = 0; context < contexts; context += 1) {
      sums[context]! += weights[from + context]! * value;
    }
  }
}

/** A sum with what the seed words of a context, of which the values begin at a place, add to it. */
export function withSeeds(sum: number, mix: ArrayLike<number>, seeds: Float64Array, from: number): number {
  for (let place = 0; place < seedValues; place += 1) sum += mix[place]! * seeds[from + place]!;
  return sum;
}

/** Numbers in `Model.mix`. */
export const mixSize = seedValues + 2;

/**
 * How what the words of each context come to stands beside the context for which they come to most: 1 for that one,
 * near 0 far below it. A document is about something, also where its words say little of anything.
 */
export function besides(words: Float64Array): Float64Array {
  const most = Math.max(...words);
  return words.map((own) => Math.exp(own - most));
}

/** Log-odds of every context, labels apart, by what its seed words and its other words come to. */
export function logOdds(
  { seeds, words }: { seeds: Float64Array; words: Float64Array },
  { mix, offsets }: Pick<Model, 'mix' | 'offsets'>,
): Float64Array {
  const [wordWeight, besideWeight] = [mix[seedValues]!, mix[seedValues + 1]!];
  const beside = besides(words);
  return words.map((own, context) => {
    const byWords = wordWeight * own + besideWeight * beside[context]! + offsets[context]!;
    return withSeeds(byWords, mix, seeds, context * seedValues);
  });
}

/** A model ready to score: synchronous, about half a millisecond for a page of text. */
export interface OpenModel {
  version: string;
  /** Percentages in the order of the contract. */
  percentages(document: Scorable): number[];
  /** The words and labels that carried each score, strongest first. */
  explain(document: Scorable): Explained[];
}

/** One context's score and what it is made of; the parts are log-odds, positive for the context. */
interface Explained {
  context: number;
  percentage: number;
  /** A folded word, or two beside each other with a space between. */
  words: { word: string; part: number }[];
  /** As the source writes them. */
  labels: { label: string; part: number }[];
}

/** Gets a model ready to score. */
export function openModel(model: Model): OpenModel {
  const rowOf = indexRows(model.features);
  const { weights, scales, base, mix, rarity } = model;

  function wordsOf(sparse: Sparse): Float64Array {
    const sums = new Float64Array(contexts);
    addWords(sums, sparse, weights);
    return sums.map((sum, context) => sum * scales[context]! + base[context]!);
  }
  const besideUnread = besides(Float64Array.from(base));

  const percentagesOf = (odds: Float64Array, labels: Float64Array) =>
    Array.from(odds, (own, context) => Math.round(100 / (1 + Math.exp(-(own + labels[context]!)))));

  return {
    version: model.version,
    percentages(document) {
      const counts = countFeatures(document, { rowOf });
      const words = wordsOf(sparseOf(counts, rarity));
      return percentagesOf(logOdds({ seeds: seedVector(counts), words }, model), labelOdds(document).total);
    },
    explain(document) {
      const wordsOfFeature = new Map<number, Set<string>>();
      const seedWords = new Map<number, Map<string, number>>();
      const listener: Listener = {
        feature(row, words) {
          const heard = wordsOfFeature.get(row) ?? new Set();
          wordsOfFeature.set(row, heard.add(words));
        },
        seed(context, words, weight) {
          const heard = seedWords.get(context) ?? new Map<string, number>();
          seedWords.set(context, heard.set(words, (heard.get(words) ?? 0) + weight));
        },
      };
      const counts = countFeatures(document, { rowOf, listener });
      const sparse = sparseOf(counts, rarity);
      const vector = seedVector(counts);
      const labels = labelOdds(document);
      const sums = wordsOf(sparse);
      const beside = besides(sums);
      const [wordWeight, besideWeight] = [mix[seedValues]!, mix[seedValues + 1]!];
      return percentagesOf(logOdds({ seeds: vector, words: sums }, model), labels.total).map(
        (percentage, context) => {
          const parts = new Map<string, number>();
          const add = (word: string, part: number) => parts.set(word, (parts.get(word) ?? 0) + part);
          const scale = scales[context]!;
          for (const [index, row] of sparse.rows.entries()) {
            const part = wordWeight * (weights[row * contexts + context]! * scale) * sparse.values[index]!;
            const heard = wordsOfFeature.get(row) ?? new Set();
            for (const word of heard) add(word, part / heard.size);
          }
          spread(besideWeight * (beside[context]! - besideUnread[context]!), parts);
          const ofSeeds = withSeeds(0, mix, vector, context * seedValues);
          const heard = [...(seedWords.get(context) ?? [])];
          const all = heard.reduce((sum, [, count]) => sum + count, 0);
          for (const [word, count] of heard) add(word, (ofSeeds * count) / all);
          return {
            context,
            percentage,
            words: [...parts]
              .map(([word, part]) => ({ word, part }))
              .sort((left, right) => right.part - left.part || (left.word < right.word ? -1 : 1)),
            labels: labels.given
              .filter((given) => given.context === context)
              .map(({ label, part }) => ({ label, part }))
              .sort((left, right) => right.part - left.part),
          };
        },
      );
    },
  };
}

/** Shares something out among the words that speak the same way, by how much each does. */
function spread(whole: number, parts: Map<string, number>): void {
  const same = [...parts].filter(([, part]) => part * whole > 0);
  const all = same.reduce((sum, [, part]) => sum + part, 0);
  for (const [word, part] of same) parts.set(word, part + (whole * part) / all);
}

/** Names the format of the file of a model. */
export const magic = 'contexts-3';

/**
 * Reads a model: a line that describes it, then its numbers, little-endian (`training/encode-model.ts` writes it).
 * @throws when the bytes are no model for the contexts of the contract
 */
export function decodeModel(bytes: Uint8Array): Model {
  const end = bytes.indexOf(10);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as {
    magic: string;
    version: string;
    features: number;
    contexts: string[];
  };
  if (head.magic !== magic || head.contexts.join() !== contextCodes.join()) {
    throw new Error('the context model was made for other contexts; run `npm run training -- train` again');
  }
  // A copy begins at an address that numbers of four bytes can be read from.
  const numbers = new Uint8Array(bytes.subarray(end + 1)).buffer;
  let at = 0;
  const take = (count: number, size: number) => {
    const from = at;
    at += count * size;
    return [numbers, from, count] as const;
  };
  const model: Model = {
    version: head.version,
    features: new Uint32Array(...take(head.features, 4)),
    rarity: new Float32Array(...take(head.features, 4)),
    scales: new Float32Array(...take(contexts, 4)),
    base: new Float32Array(...take(contexts, 4)),
    mix: new Float32Array(...take(mixSize, 4)),
    offsets: new Float32Array(...take(contexts, 4)),
    weights: new Int8Array(...take(head.features * contexts, 1)),
  };
  if (at !== numbers.byteLength) throw new Error('the context model is not whole');
  return model;
}
