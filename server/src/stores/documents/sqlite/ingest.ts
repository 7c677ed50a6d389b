import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { DocumentId } from 'contract/documents';
import type { Document } from '../document.ts';
import type { Ingested } from '../document-store.ts';
import { publicPart } from '../searchable.ts';
import { termWriter } from './patterns.ts';
import { rowsOf, secondOf } from './place.ts';
import { shelfOf, wordsTable, type Shelf } from './shelves.ts';
import { pack, unpack } from './texts.ts';
import { withParents, wordsOf } from './tokens.ts';

/** Documents in one transaction; readers see all of a batch or nothing of it. */
const batchSize = 100;
/** Words remembered as known, so that most need no look at the terms. */
const rememberedWords = 300_000;

interface Stored {
  row: number;
  seq: number;
  version: number;
  shelf: Shelf;
  hash: Uint8Array;
  withdrawn: 0 | 1;
}

export interface Ingest {
  put(documents: readonly Document[]): Ingested[];
  withdraw(ids: readonly DocumentId[]): void;
}

/** Writes documents into an open store; every call is durable when it returns. */
export function ingestInto(database: DatabaseSync, shelves: readonly Shelf[]): Ingest {
  const find = database.prepare(
    'SELECT row, seq, version, shelf, hash, withdrawn FROM documents WHERE id = ?',
  );
  const highest = database.prepare('SELECT coalesce(max(seq), 0) AS seq FROM documents');
  const lastIn = database.prepare('SELECT max(row) AS row FROM documents WHERE row BETWEEN ? AND ?');
  const insertDocument = database.prepare(
    'INSERT INTO documents(row, id, date, seq, version, shelf, hash) VALUES(?, ?, ?, ?, ?, ?, ?)',
  );
  const deleteDocument = database.prepare('DELETE FROM documents WHERE row = ?');
  const markWithdrawn = database.prepare('UPDATE documents SET withdrawn = 1 WHERE row = ?');
  const readContents = database.prepare('SELECT metadata, texts FROM contents WHERE row = ?');
  const insertContents = database.prepare('INSERT INTO contents(row, metadata, texts) VALUES(?, ?, ?)');
  const deleteContents = database.prepare('DELETE FROM contents WHERE row = ?');
  const addFacet = database.prepare(
    `INSERT INTO facet(shelf, dimension, value, documents) VALUES(?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET documents = documents + excluded.documents`,
  );
  const addTerm = termWriter(database);
  const words = new Map(
    shelves.map((shelf) => [
      shelf,
      {
        insert: database.prepare(
          `INSERT INTO ${wordsTable(shelf)}(rowid, title, body, people, organisations, committees, numbers, marks)
           VALUES(?, ?, ?, ?, ?, ?, ?, ?)`,
        ),
        delete: database.prepare(`DELETE FROM ${wordsTable(shelf)} WHERE rowid = ?`),
      },
    ]),
  );
  let known = new Set<string>();

  function rowFor(date: number): number {
    const { first, last } = rowsOf(secondOf(date));
    const taken = lastIn.get(first, last)?.row as number | null;
    if (taken === last) throw new Error(`no room for more documents dated ${new Date(date).toISOString()}`);
    return taken === null ? first : taken + 1;
  }

  function count(document: Document, shelf: Shelf, by: 1 | -1): void {
    for (const path of withParents(document.groupPath)) addFacet.run(shelf, 'groupPath', path, by);
    for (const code of new Set(document.committees.map((committee) => committee.code))) {
      addFacet.run(shelf, 'committee', code, by);
    }
  }

  /** Takes a document out of the index and the counts. */
  function hide(stored: Stored): Document {
    const contents = readContents.get(stored.row) as unknown as { metadata: string; texts: Uint8Array };
    const document = unpack(contents.metadata, contents.texts);
    words.get(stored.shelf)?.delete.run(stored.row);
    count(document, stored.shelf, -1);
    return document;
  }

  function addWords(row: number, shelf: Shelf, document: Document): void {
    const { words: columns, vocabulary } = wordsOf(document);
    for (const word of vocabulary) {
      if (known.has(word)) continue;
      addTerm(word);
      known.add(word);
    }
    words
      .get(shelf)
      ?.insert.run(
        row,
        columns.title,
        columns.body,
        columns.people,
        columns.organisations,
        columns.committees,
        columns.numbers,
        columns.marks,
      );
  }

  function putOne(given: Document): Ingested {
    const document = publicPart(given);
    const { id } = document;
    const hash = hashOf(document);
    const stored = find.get(id) as unknown as Stored | undefined;
    if (stored && !stored.withdrawn && hash.equals(stored.hash)) {
      return { id, outcome: 'same', seq: stored.seq, version: stored.version };
    }
    // Read before the old version goes: its number must not be given out again.
    const seq = (highest.get()?.seq as number) + 1;
    if (stored) {
      if (!stored.withdrawn) hide(stored);
      deleteDocument.run(stored.row);
      deleteContents.run(stored.row);
    }
    const row = rowFor(document.date);
    const shelf = shelfOf(document.domain, document.meeting ? 'meeting' : 'document');
    const version = (stored?.version ?? 0) + 1;
    const { metadata, texts } = pack(document);
    insertDocument.run(row, id, document.date, seq, version, shelf, hash);
    insertContents.run(row, metadata, texts);
    addWords(row, shelf, document);
    count(document, shelf, 1);
    return { id, outcome: stored ? 'changed' : 'new', seq, version };
  }

  function withdrawOne(id: DocumentId): void {
    const stored = find.get(id) as unknown as Stored | undefined;
    if (!stored || stored.withdrawn) return;
    const { metadata, texts } = pack({ ...hide(stored), text: '', file: undefined, attachments: [] });
    deleteContents.run(stored.row);
    insertContents.run(stored.row, metadata, texts);
    markWithdrawn.run(stored.row);
  }

  function inTransaction<T, R>(items: readonly T[], work: (item: T) => R): R[] {
    database.exec('BEGIN IMMEDIATE');
    try {
      const results = items.map(work);
      database.exec('COMMIT');
      return results;
    } catch (error) {
      database.exec('ROLLBACK');
      // Terms of the batch are gone too.
      known = new Set();
      throw error;
    } finally {
      if (known.size > rememberedWords) known = new Set();
    }
  }

  function inBatches<T, R>(items: readonly T[], work: (item: T) => R): R[] {
    const results: R[] = [];
    for (let from = 0; from < items.length; from += batchSize) {
      results.push(...inTransaction(items.slice(from, from + batchSize), work));
    }
    return results;
  }

  return {
    put: (documents) => inBatches(documents, putOne),
    withdraw: (ids) => void inBatches(ids, withdrawOne),
  };
}

/** The same for the same content, whatever the order of its keys. */
function hashOf(document: Document): Buffer {
  const ordered = JSON.stringify(document, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(ordered).digest();
}
