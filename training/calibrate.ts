import { contextCodes } from 'contract/contexts';
import { seedValues } from '../server/src/domains/contexts/features.ts';
import { besides, mixSize, withSeeds, type Model } from '../server/src/domains/contexts/model.ts';

/** One document to calibrate on: what its seeds and its words come to, and the truth (-1 where open). */
export interface Outcome {
  seeds: Float64Array;
  words: Float64Array;
  truth: Int8Array;
}

/** How seeds and words become log-odds: weights that all contexts share, and an offset for each. */
export type Mix = Pick<Model, 'mix' | 'offsets'>;

const rounds = 4_000;
const step = 0.4;
/** Pull of the shared weights to 0, and of each offset to that of all contexts together, in documents. */
const mixPull = 0.3;
const offsetPull = 3;

/** Of a context whose truth is known: its seed values, what its words come to, and that beside the other contexts. */
interface Known {
  context: number;
  truth: number;
  inputs: Float64Array;
}

function knownOf({ seeds, words, truth }: Outcome): Known[] {
  const beside = besides(words);
  return contextCodes.flatMap((_, context) => {
    const value = truth[context]!;
    const own = seeds.subarray(context * seedValues, (context + 1) * seedValues);
    const inputs = Float64Array.of(...own, words[context]!, beside[context]!);
    return value < 0 ? [] : [{ context, truth: value, inputs }];
  });
}

/**
 * Platt's calibration of several sums at once, by gradient descent of falling error: shared weights never
 * below 0, so that more words for a context never mean a lower percentage, and offsets that stay close
 * together where outcomes are few. Where all word sums are 0 so is their weight.
 */
export function calibrate(outcomes: readonly Outcome[]): Mix {
  let weights = new Float64Array(mixSize);
  let offsets = new Float64Array(contextCodes.length);
  let common = -3;
  const known = outcomes.flatMap(knownOf);
  const scale = step / Math.max(1, known.length);
  for (let round = 0; round < rounds; round += 1) {
    const slopes = new Float64Array(weights.length);
    const offsetSlopes = new Float64Array(offsets.length);
    let commonSlope = 0;
    for (const { context, truth, inputs } of known) {
      let byWords = common + offsets[context]!;
      for (let place = seedValues; place < mixSize; place += 1) byWords += weights[place]! * inputs[place]!;
      const sum = withSeeds(byWords, weights, inputs, 0);
      const off = 1 / (1 + Math.exp(-sum)) - truth;
      for (let place = 0; place < inputs.length; place += 1) slopes[place]! += off * inputs[place]!;
      offsetSlopes[context]! += off;
      commonSlope += off;
    }
    weights = weights.map((own, place) => Math.max(0, own - 20 * scale * (slopes[place]! + mixPull * own)));
    offsets = offsets.map((own, place) => own - 20 * scale * (offsetSlopes[place]! + offsetPull * own));
    common -= 4 * scale * commonSlope;
  }
  return { mix: Float32Array.from(weights), offsets: Float32Array.from(offsets, (own) => common + own) };
}
