import { contextCodes } from 'contract/contexts';
import { countFeatures, seedVector } from '../features.ts';
import { indexRows, sparseOf, type Sparse } from '../model.ts';
import type { Labelled } from './labelled.ts';

const contexts = contextCodes.length;

/** Words that a model may know: what they are told apart by, and how rare they are. */
export interface Vocabulary {
  features: Uint32Array;
  rarity: Float32Array;
}

/** A document with how true each context is of it, 0 to 1. */
interface Taught {
  document: Labelled['document'];
  group: string;
  targets: Float32Array;
}

/** Features kept; each costs 33 bytes in the shipped model. */
const largest = 36_000;
/** Documents of different groups a feature must occur in, so that no single one shows through. */
const fewestGroups = 3;

/** Chooses the features that tell contexts apart best among the documents to learn from. */
export function chooseVocabulary(documents: readonly Taught[], dropped: ReadonlySet<number>): Vocabulary {
  const statistics = new Map<number, { count: number; groups: Set<string>; hits: Float32Array }>();
  const base = new Float32Array(contexts);
  for (const { document, group, targets } of documents) {
    for (let context = 0; context < contexts; context += 1) base[context]! += targets[context]!;
    for (const hash of countFeatures(document).features) {
      if (dropped.has(hash)) continue;
      let entry = statistics.get(hash);
      if (!entry) {
        entry = { count: 0, groups: new Set(), hits: new Float32Array(contexts) };
        statistics.set(hash, entry);
      }
      entry.count += 1;
      if (entry.groups.size < fewestGroups) entry.groups.add(group);
      for (let context = 0; context < contexts; context += 1) entry.hits[context]! += targets[context]!;
    }
  }
  const total = documents.length;
  const chosen = [...statistics]
    .filter(([, { count, groups }]) => groups.size >= fewestGroups && count <= total * 0.3)
    .map(([hash, { count, hits }]) => ({ hash, count, worth: worthOf(count, hits, base, total) }))
    .sort((left, right) => right.worth - left.worth || left.hash - right.hash)
    .slice(0, largest)
    .sort((left, right) => left.hash - right.hash);
  return {
    features: Uint32Array.from(chosen, ({ hash }) => hash),
    rarity: Float32Array.from(chosen, ({ count }) => Math.log(total / count)),
  };
}

/** How far the best context's share among documents with the feature is from its share overall, like chi-square. */
function worthOf(count: number, hits: Float32Array, base: Float32Array, total: number): number {
  let best = 0;
  for (let context = 0; context < contexts; context += 1) {
    const expected = (count * base[context]!) / total;
    if (expected > 0) best = Math.max(best, (hits[context]! - expected) ** 2 / expected);
  }
  return best;
}

/** A document as numbers. */
export interface Example {
  sparse: Sparse;
  /** What the seed words of each context come to (`seedVector`). */
  seeds: Float64Array;
}

/** Turns documents into numbers over a vocabulary. */
export function examplesOf(
  documents: readonly Pick<Labelled, 'document'>[],
  { features, rarity }: Vocabulary,
): Example[] {
  const rowOf = indexRows(features);
  return documents.map(({ document }) => {
    const counts = countFeatures(document, { rowOf });
    return { sparse: sparseOf(counts, rarity), seeds: seedVector(counts) };
  });
}

/** Weights of words before they are rounded, and the log-odds of each context before any. */
export interface Weights {
  words: Float32Array;
  base: Float32Array;
}

const passes = 5;
/** First step of a weight; steps fall as more is learned. */
const firstStep = 0.5;
/** Pull of every weight to 0, per example. */
const pull = 1e-3;

/**
 * One logistic regression per context, by stochastic steps of falling size; the same examples give the same
 * weights. An example may count more than once.
 */
export function fit(
  examples: readonly Example[],
  targets: readonly Float32Array[],
  rows: number,
  weights?: readonly number[],
): Weights {
  const words = new Float32Array(rows * contexts);
  const steps = new Float32Array(rows * contexts).fill(1e-2);
  const base = new Float32Array(contexts).fill(-3);
  const baseSteps = new Float32Array(contexts).fill(10);
  const order = examples.map((_, index) => index);
  const random = randomFrom(1);
  const off = new Float64Array(contexts);
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, random);
    for (const index of order) {
      const { rows: at, values } = examples[index]!.sparse;
      const target = targets[index]!;
      const weight = weights?.[index] ?? 1;
      off.set(base);
      for (let k = 0; k < at.length; k += 1) {
        const row = at[k]! * contexts;
        const value = values[k]!;
        for (let context = 0; context < contexts; context += 1)
          off[context]! += words[row + context]! * value;
      }
      for (let context = 0; context < contexts; context += 1) {
        const slope = weight * (1 / (1 + Math.exp(-off[context]!)) - target[context]!);
        off[context] = slope;
        baseSteps[context]! += slope * slope;
        base[context]! -= (firstStep * slope) / Math.sqrt(baseSteps[context]!);
      }
      for (let k = 0; k < at.length; k += 1) {
        const row = at[k]! * contexts;
        const value = values[k]!;
        for (let context = 0; context < contexts; context += 1) {
          const place = row + context;
          const slope = off[context]! * value + pull * words[place]!;
          steps[place]! += slope * slope;
          words[place]! -= (firstStep * slope) / Math.sqrt(steps[place]!);
        }
      }
    }
  }
  return { words, base };
}

/** What the words of an example come to, per context. */
export function wordSums({ sparse }: Example, { words, base }: Weights): Float64Array {
  const sums = Float64Array.from(base);
  for (let k = 0; k < sparse.rows.length; k += 1) {
    const row = sparse.rows[k]! * contexts;
    for (let context = 0; context < contexts; context += 1) {
      sums[context]! += words[row + context]! * sparse.values[k]!;
    }
  }
  return sums;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
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
