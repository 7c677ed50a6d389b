import { contextCodes } from 'contract/contexts';
import { seedValues } from '../features.ts';

const contexts = contextCodes.length;
const inputs = seedValues + 1;

/** One document to calibrate on: what its seeds and its words come to, and the truth (-1 where open). */
export interface Outcome {
  seeds: Float64Array;
  words: Float64Array;
  truth: Int8Array;
}

/** How seeds and words become log-odds: weights that all contexts share, and an offset for each. */
export interface Mix {
  mix: Float32Array;
  offsets: Float32Array;
}

const rounds = 4_000;
const step = 0.4;
/** Pull of the shared weights to 0, and of each offset to that of all contexts together, in documents. */
const mixPull = 0.3;
const offsetPull = 3;

/**
 * Platt's calibration of several sums at once, by gradient descent of falling error: shared weights never
 * below 0, so that more words for a context never mean a lower percentage, and offsets that stay close
 * together where outcomes are few. Without word sums (`withWords` false) their weight is 0.
 */
export function calibrate(outcomes: readonly Outcome[], withWords: boolean): Mix {
  const weights = new Float64Array(inputs);
  const offsets = new Float64Array(contexts);
  let common = -3;
  const known = outcomes.reduce((sum, { truth }) => sum + truth.filter((value) => value >= 0).length, 0);
  const scale = step / Math.max(1, known);
  for (let round = 0; round < rounds; round += 1) {
    const slopes = new Float64Array(inputs);
    const offsetSlopes = new Float64Array(contexts);
    let commonSlope = 0;
    for (const { seeds, words, truth } of outcomes) {
      for (let context = 0; context < contexts; context += 1) {
        const value = truth[context]!;
        if (value < 0) continue;
        const from = context * seedValues;
        let sum = common + offsets[context]! + weights[seedValues]! * words[context]!;
        for (let place = 0; place < seedValues; place += 1) sum += weights[place]! * seeds[from + place]!;
        const off = 1 / (1 + Math.exp(-sum)) - value;
        for (let place = 0; place < seedValues; place += 1) slopes[place]! += off * seeds[from + place]!;
        slopes[seedValues]! += off * words[context]!;
        offsetSlopes[context]! += off;
        commonSlope += off;
      }
    }
    for (let place = 0; place < inputs; place += 1) {
      if (place === seedValues && !withWords) continue;
      const slope = slopes[place]! + mixPull * weights[place]!;
      weights[place] = Math.max(0, weights[place]! - 20 * scale * slope);
    }
    for (let context = 0; context < contexts; context += 1) {
      offsets[context]! -= 20 * scale * (offsetSlopes[context]! + offsetPull * offsets[context]!);
    }
    common -= 4 * scale * commonSlope;
  }
  return { mix: Float32Array.from(weights), offsets: Float32Array.from(offsets, (own) => common + own) };
}

/** Log-odds per context. */
export function logOdds(
  { seeds, words }: Pick<Outcome, 'seeds' | 'words'>,
  { mix, offsets }: Mix,
): Float64Array {
  return Float64Array.from({ length: contexts }, (_, context) => {
    let sum = offsets[context]! + mix[seedValues]! * words[context]!;
    for (let place = 0; place < seedValues; place += 1)
      sum += mix[place]! * seeds[context * seedValues + place]!;
    return sum;
  });
}
