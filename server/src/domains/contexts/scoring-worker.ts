import { parentPort } from 'node:worker_threads';
import type { Scorable } from './classifier.ts';
import { openModel, type OpenModel } from './model.ts';
import { reasonsFor, type Reasons } from './reasons.ts';
import { shippedModel } from './shipped-model.ts';

/** What the main thread sends: documents to score, or one whose percentage for a context is to be explained. */
export type ScoringOrder = { documents: Scorable[] } | { explain: Scorable; context: number };

export interface ScoringAnswer {
  /** Per document in the order of the contract; null for one that could not be scored. */
  percentages?: (number[] | null)[];
  /** Null where the document could not be scored. */
  reasons?: Reasons | null;
}

let model: OpenModel | undefined;

parentPort?.on('message', (order: ScoringOrder) => {
  const scorer = (model ??= openModel(shippedModel()));
  const answer: ScoringAnswer =
    'documents' in order
      ? { percentages: order.documents.map((document) => orNull(() => scorer.percentages(document))) }
      : { reasons: orNull(() => reasonsFor(scorer, order.explain, order.context)) };
  parentPort?.postMessage(answer);
});

/** The main thread hears of a fault by the gap; the other documents must not go down with this one. */
function orNull<Made>(make: () => Made): Made | null {
  try {
    return make();
  } catch {
    return null;
  }
}
