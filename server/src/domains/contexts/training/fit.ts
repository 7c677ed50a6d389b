import { contextCodes } from 'contract/contexts';
import { countFeatures, seedValues, seedVector } from '../features.ts';
import { indexRows, seedWeights, sparseOf, type Sparse } from '../model.ts';
import type { Labelled } from './labelled.ts';

const contexts = contextCodes.length;

/** Words that a model may know: what they are told apart by, and how rare they are. */
export interface Vocabulary {
  features: Uint32Array;
  rarity: Float32Array;
}

/** Features kept; each costs 33 bytes in the shipped model. */
const largest = 36_000;
/** Documents of different groups a feature must occur in, so that no single one shows through. */
const fewestGroups = 3;

/** Chooses the features that tell contexts apart best among the documents to learn from. */
export function chooseVocabulary(documents: readonly Labelled[], dropped: ReadonlySet<number>): Vocabulary {
  const statistics = new Map<number, { count: number; groups: Set<string>; with: Float32Array }>();
  const base = new Float32Array(contexts);
  for (const { document, group, truth } of documents) {
    for (let context = 0; context < contexts; context += 1) if (truth[context] === 1) base[context]! += 1;
    for (const hash of countFeatures(document).features.keys()) {
      if (dropped.has(hash)) continue;
      let entry = statistics.get(hash);
      if (!entry)
        statistics.set(hash, (entry = { count: 0, groups: new Set(), with: new Float32Array(contexts) }));
      entry.count += 1;
      if (entry.groups.size < fewestGroups) entry.groups.add(group);
      for (let context = 0; context < contexts; context += 1)
        if (truth[context] === 1) entry.with[context]! += 1;
    }
  }
  const total = documents.length;
  const chosen = [...statistics]
    .filter(([, { count, groups }]) => groups.size >= fewestGroups && count <= total * 0.3)
    .map(([hash, entry]) => ({ hash, count: entry.count, worth: worthOf(entry, base, total) }))
    .sort((left, right) => right.worth - left.worth || left.hash - right.hash)
    .slice(0, largest)
    .sort((left, right) => left.hash - right.hash);
  return {
    features: Uint32Array.from(chosen, ({ hash }) => hash),
    rarity: Float32Array.from(chosen, ({ count }) => Math.log(total / count)),
  };
}

/** How far the best context's share among documents with the feature is from its share overall (chi-square like). */
function worthOf(
  { count, with: hits }: { count: number; with: Float32Array },
  base: Float32Array,
  total: number,
): number {
  let best = 0;
  for (let context = 0; context < contexts; context += 1) {
    const expected = (count * base[context]!) / total;
    if (expected === 0) continue;
    best = Math.max(best, (hits[context]! - expected) ** 2 / expected);
  }
  return best;
}

/** A document as numbers. */
export interface Example {
  sparse: Sparse;
  dense: Float64Array;
  /** Per context how true it is, 0 to 1; below 0 it is left out. */
  truth: Float32Array;
  weight: number;
}

/** Turns documents into numbers over a vocabulary. */
export function examplesOf(documents: readonly Labelled[], { features, rarity }: Vocabulary): Example[] {
  const rowOf = indexRows(features);
  return documents.map(({ document, truth }) => {
    const counts = countFeatures(document);
    return {
      sparse: sparseOf(counts, rowOf, rarity),
      dense: seedVector(counts),
      truth: Float32Array.from(truth),
      weight: 1,
    };
  });
}

/** Weights of a model before they are rounded. */
export interface Weights {
  words: Float32Array;
  seeds: Float32Array;
}

const passes = 5;
/** First steps of word weights and of seed weights; they fall as more is learned. */
const wordStep = 0.5;
const seedStep = 0.15;

/** Pull of word weights to 0, and of seed weights to where they start, per example. */
const wordPull = 2e-5;
const seedPull = 2e-4;

/** Where the weights of seeds start: a context's own seeds speak for it before anything is learned. */
function priorOf(context: number): Float32Array {
  const prior = new Float32Array(seedWeights);
  prior[context * seedValues] = 1.5;
  prior[context * seedValues + 1] = 4;
  prior[context * seedValues + 2] = 1;
  prior[seedWeights - 1] = -4;
  return prior;
}

/** One logistic regression per context, by stochastic steps of falling size; the same examples give the same weights. */
export function fit(examples: readonly Example[], rows: number, seed = 1): Weights {
  const words = new Float32Array(rows * contexts);
  const wordSteps = new Float32Array(rows * contexts).fill(1e-2);
  const seeds = new Float32Array(contexts * seedWeights);
  for (let context = 0; context < contexts; context += 1) seeds.set(priorOf(context), context * seedWeights);
  const priors = seeds.slice();
  const seedSteps = new Float32Array(seeds.length).fill(1);
  const order = examples.map((_, index) => index);
  const random = randomFrom(seed);
  const sums = new Float64Array(contexts);
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { sparse, dense, truth, weight } = examples[index]!;
      const { rows: at, values } = sparse;
      for (let context = 0; context < contexts; context += 1) {
        const from = context * seedWeights;
        let sum = seeds[from + seedWeights - 1]!;
        for (let place = 0; place < dense.length; place += 1) sum += seeds[from + place]! * dense[place]!;
        sums[context] = sum;
      }
      for (let k = 0; k < at.length; k += 1) {
        const row = at[k]! * contexts;
        const value = values[k]!;
        for (let context = 0; context < contexts; context += 1)
          sums[context]! += words[row + context]! * value;
      }
      for (let context = 0; context < contexts; context += 1) {
        // From here on the sum's place holds how far off it was.
        sums[context] =
          truth[context]! < 0 ? 0 : weight * (1 / (1 + Math.exp(-sums[context]!)) - truth[context]!);
      }
      for (let context = 0; context < contexts; context += 1) {
        const off = sums[context]!;
        if (off === 0) continue;
        const from = context * seedWeights;
        for (let place = 0; place < seedWeights; place += 1) {
          const value = place === seedWeights - 1 ? 1 : dense[place]!;
          if (value === 0) continue;
          const slope = off * value + seedPull * (seeds[from + place]! - priors[from + place]!);
          seedSteps[from + place]! += slope * slope;
          seeds[from + place]! -= (seedStep * slope) / Math.sqrt(seedSteps[from + place]!);
        }
      }
      for (let k = 0; k < at.length; k += 1) {
        const row = at[k]! * contexts;
        const value = values[k]!;
        for (let context = 0; context < contexts; context += 1) {
          const off = sums[context]!;
          if (off === 0) continue;
          const place = row + context;
          const slope = off * value + wordPull * words[place]!;
          wordSteps[place]! += slope * slope;
          words[place]! -= (wordStep * slope) / Math.sqrt(wordSteps[place]!);
        }
      }
    }
  }
  return { words, seeds };
}

/** Sums per context of an example, before calibration. */
export function sumsOf({ sparse, dense }: Example, { words, seeds }: Weights): Float64Array {
  const sums = new Float64Array(contexts);
  for (let context = 0; context < contexts; context += 1) {
    const from = context * seedWeights;
    let sum = seeds[from + seedWeights - 1]!;
    for (let place = 0; place < dense.length; place += 1) sum += seeds[from + place]! * dense[place]!;
    for (let k = 0; k < sparse.rows.length; k += 1) {
      sum += words[sparse.rows[k]! * contexts + context]! * sparse.values[k]!;
    }
    sums[context] = sum;
  }
  return sums;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}

function shuffle(items: number[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [items[index], items[other]] = [items[other]!, items[index]!];
  }
}
