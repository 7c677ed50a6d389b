import type { Document } from '#stores/documents/document.ts';
import { scorableOf, type ContextClassifier } from './classifier.ts';

/** Documents asked for at the same time; a classifier at the other end of a network answers them side by side. */
const atOnce = 50;

/**
 * The documents with their percentages per policy context and the version of the model that gave them
 * (decision 3.8). Scoring runs off the event loop; a document that cannot be scored stays without contexts
 * and shows as not scored yet.
 */
export async function scoreAll(
  documents: readonly Document[],
  classifier: ContextClassifier,
  onFault?: (error: unknown) => void,
): Promise<Document[]> {
  const scored: Document[] = [];
  for (let from = 0; from < documents.length; from += atOnce) {
    const part = documents.slice(from, from + atOnce);
    scored.push(...(await Promise.all(part.map((document) => withContexts(document, classifier, onFault)))));
  }
  return scored;
}

async function withContexts(
  document: Document,
  classifier: ContextClassifier,
  onFault: ((error: unknown) => void) | undefined,
): Promise<Document> {
  try {
    const scores = await classifier.score(scorableOf(document));
    const version = scores[0]?.version ?? classifier.version;
    return {
      ...document,
      contexts: Object.fromEntries(scores.map(({ code, percentage }) => [code, percentage])),
      contextsVersion: version,
    };
  } catch (error) {
    onFault?.(error);
    return document;
  }
}
