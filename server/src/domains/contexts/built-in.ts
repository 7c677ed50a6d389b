import { Worker } from 'node:worker_threads';
import { contextCodes } from 'contract/contexts';
import type { ContextClassifier, ContextScore, Scorable } from './classifier.ts';
import { shippedModel } from './shipped-model.ts';
import type { ScoringAnswer, ScoringOrder } from './scoring-worker.ts';

/** A classifier that has something to end. */
export interface OpenClassifier extends ContextClassifier {
  /** Ends its worker; what is still to be scored fails. */
  close(): Promise<void>;
}

interface Waiting {
  document: Scorable;
  resolve: (scores: ContextScore[]) => void;
  reject: (error: Error) => void;
}

/** Documents and UTF-16 units of text that go to the worker at once, so that passing them on stays short. */
const mostDocuments = 50;
const mostText = 500_000;

/**
 * The model that ships with the product, in a worker thread of its own, so that scoring never holds up
 * the event loop. Needs no network. A worker that dies fails what it had; the next document starts another.
 */
export function builtInClassifier(): OpenClassifier {
  const { version } = shippedModel();
  const waiting: Waiting[] = [];
  let worker: Worker | undefined;
  let busy: Waiting[] | undefined;
  let closed = false;

  function send(): void {
    if (busy || waiting.length === 0) return;
    let text = 0;
    const batch: Waiting[] = [];
    for (const next of waiting) {
      if (batch.length >= mostDocuments || text >= mostText) break;
      text += next.document.text.length;
      batch.push(next);
    }
    waiting.splice(0, batch.length);
    busy = batch;
    worker ??= start();
    worker.postMessage({ documents: batch.map(({ document }) => document) } satisfies ScoringOrder);
  }

  function start(): Worker {
    const started = new Worker(new URL('./scoring-worker.ts', import.meta.url));
    let reason: unknown;
    started.on('message', (answer: ScoringAnswer) => {
      const done = busy ?? [];
      busy = undefined;
      for (const [index, { resolve, reject }] of done.entries()) {
        const percentages = answer.percentages[index];
        if (percentages)
          resolve(contextCodes.map((code, place) => ({ code, percentage: percentages[place]!, version })));
        else reject(new Error('the context model could not score a document'));
      }
      if (waiting.length > 0) send();
      else started.unref();
    });
    started.on('error', (error) => (reason = error));
    started.on('exit', (code) => {
      if (worker === started) worker = undefined;
      const error = new Error(`the scoring worker stopped with code ${code}`, { cause: reason });
      for (const { reject } of busy ?? []) reject(error);
      busy = undefined;
      if (!closed) send();
    });
    return started;
  }

  return {
    version,
    score(document) {
      if (closed) return Promise.reject(new Error('the context classifier is closed'));
      return new Promise((resolve, reject) => {
        waiting.push({ document, resolve, reject });
        // Documents asked for in one go travel together.
        if (waiting.length === 1) {
          setImmediate(() => {
            worker?.ref();
            send();
          });
        }
      });
    },
    async close() {
      closed = true;
      for (const { reject } of waiting.splice(0)) reject(new Error('the context classifier is closed'));
      await worker?.terminate();
    },
  };
}
