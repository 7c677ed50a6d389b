import type { DatabaseSync } from 'node:sqlite';
import type { DocumentId } from 'contract/documents';
import { type Hit, type Search, TooBroadError } from '../document-store.ts';
import { markedIn, type ReadDocument, readDocument } from '../marking.ts';
import { memory } from '../memory.ts';
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

/** A hit without its document, which the asker has. */
export interface Found extends Omit<Hit, 'document'> {
  id: DocumentId;
}

/** What one search finds, newest first; or that a wildcard of it matches too many words. */
export type Answer<T> = readonly T[] | 'tooBroad';

export interface Looking {
  /** Answers to the first of these searches, at least one: as many as find some hundreds of documents together. */
  findAll(asked: readonly Asked[]): Promise<Answer<Found>[]>;
  /** The same for the ids alone, of all of them. */
  findIds(asked: readonly Asked[]): Promise<Answer<DocumentId>[]>;
}

/** Hits of one answer from which the rest of the searches is left for the next. */
const mostHits = 300;
/** UTF-16 units of documents kept with their words, some 20 bytes for each, because many searches find the same. */
const keptText = 6_000_000;

/** Asks many searches of an open store that changes little, every one for all it finds. */
export function lookerOf(database: DatabaseSync, contents: Contents, searches: Searcher, terms: Terms) {
  const version = database.prepare('PRAGMA data_version');
  const documents = memory<ReadDocument & { seq: number }>(keptText, ({ fields: { texts } }) =>
    texts.reduce((sum, text) => sum + text.length, 1_000),
  );
  const idOf = database.prepare('SELECT id FROM documents WHERE row = ?');

  /** Every row, newest first. */
  function rowsOf({ search: text, after }: Asked): { search: Search; rows: number[] } | 'tooBroad' {
    const search = JSON.parse(text) as Search;
    try {
      if (!isPossible(search.query, terms)) return { search, rows: [] };
      const rows = searches.rows(after === undefined ? search : { ...search, seq: { after } });
      return { search, rows: [...rows].reverse() };
    } catch (error) {
      if (error instanceof TooBroadError) return 'tooBroad';
      throw error;
    }
  }

  return {
    findAll(asked: readonly Asked[]): Answer<Found>[] {
      documents.renew(version.get()?.data_version as number);
      const answers: Answer<Found>[] = [];
      let hits = 0;
      for (const one of asked) {
        if (hits >= mostHits) break;
        const found = rowsOf(one);
        if (found === 'tooBroad') {
          answers.push(found);
          continue;
        }
        const { search, rows } = found;
        hits += rows.length;
        answers.push(
          rows.map((row) => {
            const one = documents.remember(`${search.metadataField} ${row}`, () => ({
              ...readDocument(contents.read(row), search.metadataField),
              seq: contents.seqOf(row),
            }));
            return { id: one.document.id, seq: one.seq, ...markedIn(one, search.query) };
          }),
        );
      }
      return answers;
    },
    findIds: (asked: readonly Asked[]): Answer<DocumentId>[] =>
      asked.map((one) => {
        const found = rowsOf(one);
        return found === 'tooBroad' ? found : found.rows.map((row) => idOf.get(row)?.id as DocumentId);
      }),
  };
}
