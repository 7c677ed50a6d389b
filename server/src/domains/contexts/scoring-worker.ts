import { parentPort } from 'node:worker_threads';
import type { Scorable } from './classifier.ts';
import { openModel, type OpenModel } from './model.ts';
import { shippedModel } from './shipped-model.ts';

/** What the main thread sends. */
export interface ScoringOrder {
  documents: Scorable[];
}

/** Percentages per document in the order of the contract; null for one that could not be scored. */
export interface ScoringAnswer {
  percentages: (number[] | null)[];
}

let model: OpenModel | undefined;

parentPort?.on('message', ({ documents }: ScoringOrder) => {
  model ??= openModel(shippedModel());
  const scorer = model;
  const percentages = documents.map((document) => {
    try {
      return scorer.percentages(document);
    } catch {
      // The main thread hears of it by the gap; the other documents must not go down with this one.
      return null;
    }
  });
  parentPort?.postMessage({ percentages } satisfies ScoringAnswer);
});
