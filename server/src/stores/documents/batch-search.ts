import type { DocumentId } from 'contract/document-parts';
import type { Shown } from './marking.ts';

/** One of many searches that are asked together. */
export interface BatchedSearch {
  /** A `Search` as JSON, without its window: many ask the same. */
  search: string;
  /** Only documents with a higher ingest number. */
  after?: number;
}

/** What one search finds, newest first; or that a wildcard of it matches too many words. */
export type BatchAnswer = readonly DocumentId[] | 'tooBroad';

/** A document, and the places in a list of searches of those that found it. */
export interface FoundBy {
  id: DocumentId;
  searches: readonly number[];
}

/** Asking many searches for all they find; finding and marking apart, so that every document is read once. */
export interface BatchSearch {
  findIds(batch: readonly BatchedSearch[]): Promise<BatchAnswer[]>;
  /** For each document, which must be there, what made it a hit of each of its searches (as JSON). */
  mark(searches: readonly string[], found: readonly FoundBy[]): Promise<Shown[][]>;
}
