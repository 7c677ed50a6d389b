import type { DatabaseSync } from 'node:sqlite';
import type { DocumentId, MetadataField } from 'contract/documents';
import { type Search, TooBroadError } from '../document-store.ts';
import { markedIn, type ReadDocument, readDocument, type Shown } from '../marking.ts';
import type { Contents } from './contents.ts';
import type { Terms } from './patterns.ts';
import { isPossible } from './possible.ts';
import type { Searcher } from './search.ts';

/** One of many searches that are asked together. */
export interface Asked {
  /** A `Search` as JSON, without its window: many ask the same. */
  search: string;
  /** Only documents with a higher ingest number. */
  after?: number;
}

/** What one search finds, newest first; or that a wildcard of it matches too many words. */
export type Answer = readonly DocumentId[] | 'tooBroad';

/** A document, and the places in a list of searches of those that found it. */
export interface FoundBy {
  id: DocumentId;
  searches: readonly number[];
}

/** Asking many searches for all they find; finding and marking apart, so that every document is read once. */
export interface Looking {
  findIds(asked: readonly Asked[]): Promise<Answer[]>;
  /** For each document, which must be there, what made it a hit of each of its searches (as JSON, see `Asked`). */
  mark(searches: readonly string[], found: readonly FoundBy[]): Promise<Shown[][]>;
}

/** Asks many searches of an open store. */
export function lookerOf(database: DatabaseSync, contents: Contents, searches: Searcher, terms: Terms) {
  const idOf = database.prepare('SELECT id FROM documents WHERE row = ?');

  function find({ search: json, after }: Asked): Answer {
    const search = JSON.parse(json) as Search;
    try {
      if (!isPossible(search.query, terms)) return [];
      const rows = searches.rows(after === undefined ? search : { ...search, seq: { after } });
      return Array.from(rows, (row) => idOf.get(row)?.id as DocumentId).reverse();
    } catch (error) {
      if (error instanceof TooBroadError) return 'tooBroad';
      throw error;
    }
  }

  /** A document as it is read for searches that ask for titles in one language. */
  function readerOf(id: DocumentId): (metadataField: MetadataField) => ReadDocument {
    const document = contents.find(id);
    if (!document || !('text' in document)) throw new Error(`there is no document ${id} to mark`);
    const read = new Map<MetadataField, ReadDocument>();
    return (metadataField) => {
      const known = read.get(metadataField) ?? readDocument(document, metadataField);
      read.set(metadataField, known);
      return known;
    };
  }

  return {
    findIds: (asked: readonly Asked[]): Answer[] => asked.map(find),
    mark(asked: readonly string[], found: readonly FoundBy[]): Shown[][] {
      const parsed = asked.map((json) => JSON.parse(json) as Search);
      return found.map(({ id, searches: places }) => {
        const readIn = readerOf(id);
        return places.map((place) => {
          const { query, metadataField } = parsed[place]!;
          return markedIn(readIn(metadataField), query);
        });
      });
    },
  };
}
