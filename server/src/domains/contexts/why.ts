import type { ContextReasons } from 'contract/context-calls';
import type { ContextCode } from 'contract/contexts';
import type { Document } from '#stores/documents/document.ts';
import type { BuiltInClassifier } from './built-in.ts';
import { scorableOf } from './classifier.ts';

/**
 * Why a document has its percentage for a context (decision 3.8). Only what the model that gave it says counts: of a
 * percentage of a service, of an earlier model or of a text that has changed since nothing is told. Of a closed
 * document not even the percentage is, as everywhere.
 */
export async function whyContext(
  document: Document,
  code: ContextCode,
  model: BuiltInClassifier,
): Promise<ContextReasons> {
  const closed = document.confidentiality === 'Besloten';
  const percentage = closed ? null : (document.contexts?.[code] ?? null);
  const unknown = { code, percentage, known: false, words: [], labels: [], passages: [] };
  if (percentage === null || document.contextsVersion !== model.version) return unknown;
  const reasons = await model.explain(scorableOf(document), code);
  return reasons.percentage === percentage ? { ...unknown, ...reasons, known: true } : unknown;
}
