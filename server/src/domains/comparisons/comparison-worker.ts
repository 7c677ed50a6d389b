import { parentPort, workerData } from 'node:worker_threads';
import { compareTexts, lineOf } from './compare.ts';
import { type Source, tellOrigins } from './origins.ts';

/** What the main thread sends. */
export interface ComparisonOrder {
  before: string;
  after: string;
  /** Papers that may hold words of the later text, the newest first. */
  sources: readonly Source[];
}

const { before, after, sources } = workerData as ComparisonOrder;
const { by, articles } = compareTexts(before, after);
tellOrigins(articles, sources);
// One line for the outline and one for each article: whoever wants a page parses no more than that.
const lines = [{ by, outline: articles.map(lineOf) }, ...articles].map((each) => JSON.stringify(each));
parentPort?.postMessage(Buffer.from(lines.join('\n')));
