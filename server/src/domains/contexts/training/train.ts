import { createHash } from 'node:crypto';
import { contextCodes } from 'contract/contexts';
import { analyse } from 'contract/query/analyser';
import { countFeatures } from '../features.ts';
import { decodeModel, encodeModel, openModel, type Model } from '../model.ts';
import { seedLanguages, seedPrint, seedsAt } from '../seeds/match-seeds.ts';
import { calibrate, logOdds, type Mix, type Outcome } from './calibrate.ts';
import {
  chooseVocabulary,
  examplesOf,
  fit,
  wordSums,
  type Example,
  type Vocabulary,
  type Weights,
} from './fit.ts';
import type { Labelled } from './labelled.ts';
import { readJudged } from './read-judged.ts';
import { readLabelled, readUnlabelled } from './read-labelled.ts';
import { sideOf } from './split.ts';

const contexts = contextCodes.length;

/** A folder holds nothing to learn from, or none of the judged documents. */
export class SamplesMissingError extends Error {
  constructor(folder: string) {
    super(`${folder} does not hold the samples that the model is trained on`);
  }
}

/** Times the words are learned, each time from what the model before makes of the documents. */
const rounds = 3;
/** Log-odds that a label adds to what the words say: it names the context, leaves it open, or names others only. */
const labelled = { named: 4, open: 0.7, others: -0.7 };

/**
 * Trains a model on the samples in a folder. Labels of sources name one or two contexts of a document and
 * leave others unsaid, so the words learn from labels and seed words together, seed words alone first. How
 * both become percentages is fitted on documents judged for every context. The same samples give the same bytes.
 */
export async function train(folder: string, tell: (line: string) => void): Promise<Model> {
  const isLearned = (one: Pick<Labelled, 'group'>) => sideOf(one) === 'train';
  const withLabels = (await readLabelled(folder)).filter(isLearned);
  const without = (await readUnlabelled(folder)).filter(isLearned);
  const documents = withoutRepeats([...withLabels, ...without]);
  const judged = await readJudged(folder, 'calibrate');
  tell(`${withLabels.length} labelled and ${without.length} other documents to learn from`);
  if (judged.length === 0 || documents.length === 0) throw new SamplesMissingError(folder);
  tell(`${judged.length} judged documents to calibrate on`);

  const nothing: Vocabulary = { features: new Uint32Array(), rarity: new Float32Array() };
  let examples = examplesOf(documents, nothing);
  let held = examplesOf(judged, nothing);
  const silent = new Float64Array(contexts);
  let mix = calibrate(
    held.map(({ seeds }, index) => ({ seeds, words: silent, truth: judged[index]!.truth })),
    false,
  );
  let odds = examples.map(({ seeds }) => logOdds({ seeds, words: silent }, mix));
  let vocabulary = nothing;
  let weights: Weights | undefined;
  const names = featuresOfNames(documents);
  for (let round = 1; round <= rounds; round += 1) {
    const targets = documents.map((one, index) => targetsOf(one, odds[index]!));
    if (round === 1) {
      vocabulary = chooseVocabulary(
        documents.map(({ document, group }, index) => ({ document, group, targets: targets[index]! })),
        names,
      );
      examples = examplesOf(documents, vocabulary);
      held = examplesOf(judged, vocabulary);
    }
    const learned = fit(examples, targets, vocabulary.features.length);
    const outcome = (example: Example, truth: Int8Array): Outcome => ({
      seeds: example.seeds,
      words: wordSums(example, learned),
      truth,
    });
    mix = calibrate(
      held.map((example, index) => outcome(example, judged[index]!.truth)),
      true,
    );
    const fixed = mix;
    odds = examples.map((example) => logOdds(outcome(example, new Int8Array()), fixed));
    weights = learned;
    tell(`round ${round}: shared weights ${[...mix.mix].map((weight) => weight.toFixed(2)).join(' ')}`);
  }
  return rounded(vocabulary, weights!, mix);
}

type Learned = Omit<Labelled, 'truth'> & Partial<Pick<Labelled, 'truth'>>;

/** Questions put to many ministers in nearly the same words teach no more than a few of them. */
const mostRepeats = 3;

function withoutRepeats(documents: readonly Learned[]): Learned[] {
  const counts = new Map<string, number>();
  return documents.filter(({ group, source }) => {
    if (source !== 'be-vraag') return true;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= mostRepeats;
  });
}

/** How true each context is of a document, by its label and by what the model before makes of it. */
function targetsOf({ truth }: Partial<Pick<Labelled, 'truth'>>, odds: Float64Array): Float32Array {
  return Float32Array.from(odds, (own, context) => {
    const label = truth?.[context];
    const added =
      label === undefined ? 0 : label === 1 ? labelled.named : label === 0 ? labelled.others : labelled.open;
    return 1 / (1 + Math.exp(-(own + added)));
  });
}

/** Hashes of words nearly always written with a capital inside a sentence, and of pairs with one: names. */
function featuresOfNames(documents: readonly Pick<Labelled, 'document'>[]): Set<number> {
  const counts = new Map<string, { all: number; capital: number }>();
  for (const { document } of documents) {
    const text = `${document.title}. ${document.text}`.replace(/['’]/g, ' ');
    for (const { word, start, end } of analyse(text)) {
      const before = text.slice(Math.max(0, start - 2), start);
      if (/[.!?:;"“«(\n]\s?$|^$/.test(before)) continue;
      const entry = counts.get(word) ?? { all: 0, capital: 0 };
      counts.set(word, entry);
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
      listener: {
        feature(hash, words) {
          if (words.split(' ').some(isName)) dropped.add(hash);
        },
        seed: () => undefined,
      },
    });
  }
  return dropped;
}

/** The model in whole steps of one byte a weight; its version names what is in it. */
function rounded(vocabulary: Vocabulary, { words, base }: Weights, { mix, offsets }: Mix): Model {
  const scales = new Float32Array(contexts);
  for (const [place, weight] of words.entries()) {
    const context = place % contexts;
    scales[context] = Math.max(scales[context]!, Math.abs(weight) / 127);
  }
  const weights = Int8Array.from(words, (weight, place) => {
    const scale = scales[place % contexts]!;
    return scale === 0 ? 0 : Math.round(weight / scale);
  });
  const model: Model = { version: '', seedPrint, ...vocabulary, weights, scales, base, mix, offsets };
  const print = createHash('sha256').update(encodeModel(model)).digest('hex').slice(0, 8);
  return { ...model, version: `words-1-${print}` };
}

/** What was written can be read again. @throws otherwise */
export function checkedBytes(model: Model): Buffer {
  const bytes = encodeModel(model);
  openModel(decodeModel(bytes));
  return bytes;
}
