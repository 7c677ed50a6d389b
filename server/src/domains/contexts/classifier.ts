import type { ContextCode } from 'contract/contexts';
import type { Document } from '#stores/documents/document.ts';

/** How surely a document is about a policy context: a whole percentage, 0 to 100 (decisions 3.8, 3.9). */
export interface ContextScore {
  code: ContextCode;
  percentage: number;
  /** Version of the model that gave it. */
  version: string;
}

/** What a classifier looks at; the text of a confidential document is never among it. */
export type Scorable = Pick<
  Document,
  'title' | 'text' | 'language' | 'confidentiality' | 'committees' | 'labels' | 'dossier'
>;

/**
 * Only what a classifier looks at, of a long text as much as `boundedText` gives, so that it is cheap to
 * pass on. Of a confidential document that is its title, and nothing else.
 */
export function scorableOf(document: Document): Scorable {
  const { title, text, language, confidentiality, committees, labels, dossier } = document;
  if (confidentiality === 'Besloten') return { title, text: '', language, confidentiality, committees: [] };
  return {
    title,
    text: boundedText(text),
    language,
    confidentiality,
    committees,
    ...(labels ? { labels } : {}),
    ...(dossier ? { dossier } : {}),
  };
}

/** What is public of its title and text alone. */
export function scorable(title: string, text: string, language: string): Scorable {
  return { title, text, language, confidentiality: 'Openbaar', committees: [], labels: [] };
}

/** Text of more UTF-16 units than this is looked at in pieces. */
const wholeText = 60_000;
/** Pieces of a longer text, spread evenly from its first unit to its last, and their length. */
const pieces = 30;
const pieceLength = 1_990;

/**
 * The text itself up to 60,000 units; of a longer one 30 pieces of 1,990 units, evenly from begin to end, with a sign
 * between them that is no word. What is bounded already stays as it is.
 */
export function boundedText(text: string): string {
  if (text.length <= wholeText) return text;
  const step = (text.length - pieceLength) / (pieces - 1);
  return Array.from({ length: pieces }, (_, index) => {
    const from = Math.round(index * step);
    return text.slice(from, from + pieceLength);
  }).join('\n…\n');
}

/** Tells how surely a document is about each of the policy contexts. */
export interface ContextClassifier {
  /** Changes with anything that may change a score; kept with each score. */
  readonly version: string;
  /** One score for each context, in the order of the contract. */
  score(document: Scorable): Promise<ContextScore[]>;
}
