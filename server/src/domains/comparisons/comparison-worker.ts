import { parentPort, workerData } from 'node:worker_threads';
import { compareTexts, lineOf } from './compare.ts';

/** What the main thread sends. */
export interface ComparisonOrder {
  before: string;
  after: string;
}

const { before, after } = workerData as ComparisonOrder;
const { by, articles } = compareTexts(before, after);
// One line for the outline and one for each article: whoever wants a page parses no more than that.
const lines = [{ by, outline: articles.map(lineOf) }, ...articles].map((each) => JSON.stringify(each));
parentPort?.postMessage(Buffer.from(lines.join('\n')));
