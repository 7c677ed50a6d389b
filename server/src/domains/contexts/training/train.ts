import { createHash } from 'node:crypto';
import { contextCodes } from 'contract/contexts';
import { analyse } from 'contract/query/analyser';
import { countFeatures } from '../features.ts';
import { decodeModel, encodeModel, openModel, type Model } from '../model.ts';
import { seedLanguages, seedsAt } from '../seeds/match-seeds.ts';
import { calibrate, type Outcome } from './calibrate.ts';
import { chooseVocabulary, examplesOf, fit, sumsOf, type Weights } from './fit.ts';
import { scorable, type Labelled } from './labelled.ts';
import { readParallel } from './read-belgian.ts';
import { readLabelled } from './read-labelled.ts';
import { sideOf } from './split.ts';

const contexts = contextCodes.length;

/** Trains a model on the samples in a folder. The same samples give the same bytes. */
export async function train(folder: string, tell: (line: string) => void): Promise<Model> {
  const labelled = await readLabelled(folder);
  const learn = labelled.filter((one) => sideOf(one) === 'train');
  tell(`${labelled.length} labelled documents, ${learn.length} to learn from`);
  const first = fitted(learn);
  const decided = decide(learn, first);
  const translated = await translate(folder, first);
  tell(`${translated.length} French documents labelled through their Dutch text`);
  const all = [...decided, ...translated];
  const second = fitted(all);
  const held = labelled.filter((one) => sideOf(one) === 'calibrate');
  const outcomes: Outcome[][] = Array.from({ length: contexts }, () => []);
  const examples = examplesOf(held, second.vocabulary);
  for (const [index, { truth }] of held.entries()) {
    const sums = sumsOf(examples[index]!, second.weights);
    for (let context = 0; context < contexts; context += 1) {
      const known = truth[context];
      if (known === 0 || known === 1) outcomes[context]!.push({ sum: sums[context]!, truth: known });
    }
  }
  return rounded(second, calibrate(outcomes));
}

interface Fitted {
  vocabulary: ReturnType<typeof chooseVocabulary>;
  weights: Weights;
}

function fitted(documents: readonly Labelled[]): Fitted {
  const vocabulary = chooseVocabulary(documents, featuresOfNames(documents));
  return { vocabulary, weights: fit(examplesOf(documents, vocabulary), vocabulary.features.length) };
}

/** Hashes of words nearly always written with a capital inside a sentence, and of pairs with one: names. */
function featuresOfNames(documents: readonly Labelled[]): Set<number> {
  const counts = new Map<string, { all: number; capital: number }>();
  for (const { document } of documents) {
    const text = `${document.title}. ${document.text}`.replace(/['’]/g, ' ');
    for (const { word, start, end } of analyse(text)) {
      const before = text.slice(Math.max(0, start - 2), start);
      if (/[.!?:;"“«(\n]\s?$|^$/.test(before)) continue;
      const entry = counts.get(word) ?? { all: 0, capital: 0 };
      if (counts.size < 2_000_000) counts.set(word, entry);
      entry.all += 1;
      if (/^\p{Lu}\p{Ll}/u.test(text.slice(start, end))) entry.capital += 1;
    }
  }
  const isName = (word: string) => {
    const entry = counts.get(word);
    if (!entry || entry.capital < entry.all * 0.8) return false;
    return !seedLanguages.some((language) => seedsAt(word, language).alone.length > 0);
  };
  const dropped = new Set<number>();
  for (const { document } of documents) {
    countFeatures(document, {
      feature(hash, words) {
        if (words.split(' ').some(isName)) dropped.add(hash);
      },
      seed: () => undefined,
    });
  }
  return dropped;
}

/** Decides what the labels left open where the first model is sure, and leaves open what it doubts strongly. */
function decide(documents: readonly Labelled[], { vocabulary, weights }: Fitted): Labelled[] {
  const examples = examplesOf(documents, vocabulary);
  return documents.map((one, index) => {
    const sums = sumsOf(examples[index]!, weights);
    const truth = one.truth.map((value, context) => {
      const share = 1 / (1 + Math.exp(-sums[context]!));
      if (value === -1) return share > 0.7 ? 1 : share < 0.1 ? 0 : -1;
      return value === 0 && share > 0.6 ? -1 : value;
    });
    return { ...one, truth };
  });
}

/** French documents whose Dutch text, word for word the same, the first model is sure of. */
async function translate(folder: string, { vocabulary, weights }: Fitted): Promise<Labelled[]> {
  const pairs = (await readParallel(folder))
    .map(({ id, nl, fr }) => ({ id, group: id, fr, nl }))
    .filter((pair) => sideOf(pair) === 'train');
  const dutch: Labelled[] = pairs.map(({ id, group, nl }) => ({
    id,
    group,
    source: 'be-vraag-fr',
    document: scorable('', nl, 'nl'),
    truth: new Int8Array(contexts),
  }));
  const examples = examplesOf(dutch, vocabulary);
  return dutch.map((one, index) => {
    const sums = sumsOf(examples[index]!, weights);
    const truth = one.truth.map((_, context) => {
      const share = 1 / (1 + Math.exp(-sums[context]!));
      return share > 0.6 ? 1 : share < 0.08 ? 0 : -1;
    });
    return { ...one, document: scorable('', pairs[index]!.fr, 'fr'), truth };
  });
}

/** The model in whole steps of one byte a weight; its version names what is in it. */
function rounded({ vocabulary, weights }: Fitted, calibration: Float32Array): Model {
  const scales = new Float32Array(contexts);
  for (const [place, weight] of weights.words.entries()) {
    const context = place % contexts;
    scales[context] = Math.max(scales[context]!, Math.abs(weight) / 127);
  }
  const steps = Int8Array.from(weights.words, (weight, place) => {
    const scale = scales[place % contexts]!;
    return scale === 0 ? 0 : Math.round(weight / scale);
  });
  const model: Model = {
    version: '',
    features: vocabulary.features,
    rarity: vocabulary.rarity,
    weights: steps,
    scales,
    seeds: weights.seeds,
    calibration,
  };
  const print = createHash('sha256').update(encodeModel(model)).digest('hex').slice(0, 8);
  return { ...model, version: `words-1-${print}` };
}

/** What was written can be read again. @throws otherwise */
export function checkedBytes(model: Model): Buffer {
  const bytes = encodeModel(model);
  openModel(decodeModel(bytes));
  return bytes;
}
