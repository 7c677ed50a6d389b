import { contextCodes } from 'contract/contexts';
import { countFeatures, seedVector } from '../server/src/domains/contexts/features.ts';
import { addWords, indexRows, sparseOf, type Sparse } from '../server/src/domains/contexts/model.ts';
import { allFeatures } from './all-features.ts';
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
  const all = allFeatures();
  for (const { document, group, targets } of documents) {
    addTo(base, targets);
    for (const row of countFeatures(document, all).features) {
      const hash = all.hashes[row]!;
      if (dropped.has(hash)) continue;
      let entry = statistics.get(hash);
      if (!entry) {
        entry = { count: 0, groups: new Set(), hits: new Float32Array(contexts) };
        statistics.set(hash, entry);
      }
      entry.count += 1;
      if (entry.groups.size < fewestGroups) entry.groups.add(group);
      addTo(entry.hits, targets);
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

function addTo(sums: Float32Array, more: Float32Array): void {
  for (const [context, own] of more.entries()) sums[context]! += own;
}

/** How far the best context's share among documents with the feature is from its share overall, like chi-square. */
function worthOf(count: number, hits: Float32Array, base: Float32Array, total: number): number {
  let best = 0;
  for (const [context, all] of base.entries()) {
    const expected = (count * all) / total;
    if (expected > 0) best = Math.max(best, (hits[context]! - expected) ** 2 / expected);
  }
  return best;
}

/** A document as numbers. */
interface Example {
  sparse: Sparse;
  /** What the seed words of each context come to (`seedVector`). */
  seeds: Float64Array;
}

/** An example with how true each context is of it, 0 to 1, and as how many it counts. */
type Lesson = Pick<Example, 'sparse'> & { targets: Float32Array; weight?: number };

/** Turns documents into numbers over a vocabulary, beside what is known of them. */
export function examplesOf<One extends Pick<Labelled, 'document'>>(
  documents: readonly One[],
  { features, rarity }: Vocabulary,
): (One & Example)[] {
  const rowOf = indexRows(features);
  return documents.map((one) => {
    const counts = countFeatures(one.document, { rowOf });
    return { ...one, sparse: sparseOf(counts, rarity), seeds: seedVector(counts) };
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
const pull = 3e-3;

/** Weights being learned, with how far each went: the further, the smaller its next step. */
interface Learning {
  weights: Float32Array;
  steps: Float32Array;
}

/** Moves the weights of a row down the slope of each context. */
function descend(
  { weights, steps }: Learning,
  row: number,
  off: Float64Array,
  value: number,
  pulled: number,
) {
  for (let context = 0; context < contexts; context += 1) {
    const place = row * contexts + context;
    const slope = off[context]! * value + pulled * weights[place]!;
    const step = Math.fround(steps[place]! + slope * slope);
    steps[place] = step;
    weights[place]! -= (firstStep * slope) / Math.sqrt(step);
  }
}

/** One logistic regression per context, by stochastic steps; the same lessons give the same weights. */
export function fit(lessons: readonly Lesson[], rows: number): Weights {
  const size = rows * contexts;
  const words = { weights: new Float32Array(size), steps: new Float32Array(size).fill(1e-2) };
  const base = { weights: new Float32Array(contexts).fill(-3), steps: new Float32Array(contexts).fill(10) };
  const order = [...lessons];
  const random = randomFrom(1);
  const off = new Float64Array(contexts);
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, random);
    for (const { sparse, targets, weight = 1 } of order) {
      off.set(base.weights);
      addWords(off, sparse, words.weights);
      for (const [context, target] of targets.entries()) {
        off[context] = weight * (1 / (1 + Math.exp(-off[context]!)) - target);
      }
      descend(base, 0, off, 1, 0);
      for (const [index, row] of sparse.rows.entries()) descend(words, row, off, sparse.values[index]!, pull);
    }
  }
  return { words: words.weights, base: base.weights };
}

/** What the words of an example come to, per context. */
export function wordSums({ sparse }: Pick<Example, 'sparse'>, { words, base }: Weights): Float64Array {
  const sums = Float64Array.from(base);
  addWords(sums, sparse, words);
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

function shuffle(items: unknown[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [items[index], items[other]] = [items[other], items[index]];
  }
}
