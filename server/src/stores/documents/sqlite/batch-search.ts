import type { DatabaseSync } from 'node:sqlite';
import type { DocumentId, MetadataField } from 'contract/document-parts';
import type { BatchAnswer, BatchedSearch, FoundBy } from '../batch-search.ts';
import { type Search, TooBroadError } from '../document-store.ts';
import { markedIn, type ReadDocument, readDocument, type Shown } from '../marking.ts';
import type { Contents } from './contents.ts';
import type { Terms } from './patterns.ts';
import { type Partition, partitionOf } from './partitions.ts';
import { isPossible } from './possible.ts';
import type { Searcher } from './search.ts';
import { query } from './query.ts';

/** Asks many searches of an open store. */
export function batchSearchOf(
  database: DatabaseSync,
  contents: Contents,
  searches: Searcher,
  termsOf: (partition: Partition) => Terms,
) {
  const idOf = query<{ id: DocumentId }>(database, 'SELECT id FROM documents WHERE row = ?');

  function find({ search: json, after }: BatchedSearch): BatchAnswer {
    const search = JSON.parse(json) as Search;
    try {
      if (!isPossible(search.query, termsOf(partitionOf(search.filters.domain, search.filters.kind))))
        return [];
      const rows = searches.rows(after === undefined ? search : { ...search, seq: { after } });
      return Array.from(rows, (row) => idOf.only(row).id).reverse();
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
    findIds: (batch: readonly BatchedSearch[]): BatchAnswer[] => batch.map(find),
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
