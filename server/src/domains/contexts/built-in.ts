import { Worker } from 'node:worker_threads';
import { contextCodes, type ContextCode } from 'contract/contexts';
import type { ContextClassifier, ContextScore, Scorable } from './classifier.ts';
import type { Reasons } from './reasons.ts';
import type { ScoringAnswer, ScoringOrder } from './scoring-worker.ts';
import { shippedModel } from './shipped-model.ts';

/** A classifier that has something to end. */
export interface OpenClassifier extends ContextClassifier {
  /** Ends its worker; what is still to be scored fails. */
  close(): Promise<void>;
}

/** The model that ships, which can say why. */
export interface BuiltInClassifier extends OpenClassifier {
  /** What carries its percentage of a document for a context. Comes before documents that wait to be scored. */
  explain(document: Scorable, code: ContextCode): Promise<Reasons>;
}

interface Waiting<Asked, Made> {
  asked: Asked;
  resolve: (made: Made) => void;
  reject: (error: Error) => void;
}
type ToScore = Waiting<Scorable, ContextScore[]>;
type ToExplain = Waiting<{ explain: Scorable; context: number }, Reasons>;

/** What the worker is at. */
interface Job {
  order: ScoringOrder;
  done: (answer: ScoringAnswer) => void;
  failed: (error: Error) => void;
}

/** Documents and UTF-16 units of text that go to the worker at once, so that passing them on stays short. */
const mostDocuments = 50;
const mostText = 500_000;

/**
 * The model that ships with the product, in a worker thread of its own, so that scoring never holds up
 * the event loop. Needs no network. A worker that dies fails what it had; the next document starts another.
 */
export function builtInClassifier(): BuiltInClassifier {
  const { version } = shippedModel();
  const toScore: ToScore[] = [];
  const toExplain: ToExplain[] = [];
  let worker: Worker | undefined;
  let busy: Job | undefined;
  let closed = false;

  function send(): void {
    if (busy) return;
    const [question] = toExplain.splice(0, 1);
    const job = question ? explaining(question) : scoring(nextBatch(toScore), version);
    if (!job) return;
    busy = job;
    worker ??= start();
    worker.ref();
    worker.postMessage(job.order);
  }

  function start(): Worker {
    const started = new Worker(new URL('./scoring-worker.ts', import.meta.url));
    let reason: unknown;
    started.on('message', (answer: ScoringAnswer) => {
      const job = busy;
      busy = undefined;
      job?.done(answer);
      send();
      if (!busy) started.unref();
    });
    started.on('error', (error) => (reason = error));
    started.on('exit', (code) => {
      if (worker === started) worker = undefined;
      busy?.failed(new Error(`the scoring worker stopped with code ${code}`, { cause: reason }));
      busy = undefined;
      if (!closed) send();
    });
    return started;
  }

  /** Those asked for in one go travel together. */
  function wait<Asked, Made>(queue: Waiting<Asked, Made>[], asked: Asked): Promise<Made> {
    if (closed) return Promise.reject(new Error('the context classifier is closed'));
    return new Promise((resolve, reject) => {
      queue.push({ asked, resolve, reject });
      if (queue.length === 1) setImmediate(send);
    });
  }

  return {
    version,
    score: (document) => wait(toScore, document),
    explain: (document, code) => wait(toExplain, { explain: document, context: contextCodes.indexOf(code) }),
    async close() {
      closed = true;
      for (const { reject } of [...toScore.splice(0), ...toExplain.splice(0)]) {
        reject(new Error('the context classifier is closed'));
      }
      await worker?.terminate();
    },
  };
}

/** Takes the documents that travel together out of those that wait. */
function nextBatch(waiting: ToScore[]): ToScore[] {
  let text = 0;
  let count = 0;
  for (const { asked } of waiting) {
    if (count >= mostDocuments || text >= mostText) break;
    text += asked.text.length;
    count += 1;
  }
  return waiting.splice(0, count);
}

function scoring(batch: readonly ToScore[], version: string): Job | undefined {
  if (batch.length === 0) return undefined;
  return {
    order: { documents: batch.map(({ asked }) => asked) },
    done({ percentages }) {
      for (const [index, { resolve, reject }] of batch.entries()) {
        const own = percentages?.[index];
        if (own) resolve(contextCodes.map((code, place) => ({ code, percentage: own[place]!, version })));
        else reject(new Error('the context model could not score a document'));
      }
    },
    failed(error) {
      for (const { reject } of batch) reject(error);
    },
  };
}

function explaining({ asked, resolve, reject }: ToExplain): Job {
  return {
    order: asked,
    done({ reasons }) {
      if (reasons) resolve(reasons);
      else reject(new Error('the context model could not explain a document'));
    },
    failed: reject,
  };
}
