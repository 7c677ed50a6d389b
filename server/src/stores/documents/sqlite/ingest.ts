import type { DatabaseSync } from 'node:sqlite';
import type { DocumentId } from 'contract/document-parts';
import type { Document } from '../document.ts';
import type { Ingested } from '../document-store.ts';
import { roomTried } from '../../room.ts';
import { withParents } from '../filters.ts';
import { withdrawnPart } from '../searchable.ts';
import { readDomainBits } from './domain-bits.ts';
import { facetWriter } from './facets.ts';
import { lengthWriter } from './lengths.ts';
import { termWriter } from './patterns.ts';
import { rowsOf, secondOf } from './row-numbers.ts';
import type { Prepared, PreparedSlice } from './prepare.ts';
import type { Origin } from './protocol.ts';
import { segmentWriter } from './segments.ts';
import { suggestedValuesOf } from '../suggested-values.ts';
import { suggestionWriter } from './suggestions.ts';
import { wordsTable, type Partition } from './partitions.ts';
import { pack, type Packed, unpack } from './texts.ts';
import { wordColumns } from './tokens.ts';
import { turnWriter } from './turns.ts';
import { votedWriter } from './voted.ts';
import { highestSeq, query } from './query.ts';

/** Words remembered as known, so that most need no look at the terms. */
const rememberedWords = 300_000;

interface Stored {
  row: number;
  date: number;
  seq: number;
  placed: number | null;
  version: number;
  partition: Partition;
  hash: Uint8Array;
  withdrawn: 0 | 1;
}

type Counted = Pick<Prepared, 'groupPath' | 'committees' | 'suggested'>;

interface Ingest {
  put(batch: readonly PreparedSlice[]): Ingested[];
  /** With the numbers each had elsewhere. */
  load(batch: readonly PreparedSlice[], origins: readonly Origin[]): void;
  /** In the place of those that still have these numbers. */
  rescore(batch: readonly PreparedSlice[], origins: readonly Origin[]): void;
  withdraw(ids: readonly DocumentId[]): void;
  /** Writes something and takes it away again. */
  tryRoom(): void;
}

/** A row no document can have: contents that stand there belong to none. */
const noRow = Number.MIN_SAFE_INTEGER;

/** Writes prepared documents into an open store; every call is one transaction and durable when it returns. */
export function ingestInto(database: DatabaseSync, partitions: readonly Partition[]): Ingest {
  const find = query<Stored>(
    database,
    'SELECT row, date, seq, placed, version, partition, hash, withdrawn FROM documents WHERE id = ?',
  );
  const highest = highestSeq(database);
  const lastIn = query<{ row: number | null }>(
    database,
    'SELECT max(row) AS row FROM documents WHERE row BETWEEN ? AND ?',
  );
  const insertDocument = database.prepare(
    `INSERT INTO documents(row, id, date, seq, placed, version, partition, hash, withdrawn)
     VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const deleteDocument = database.prepare('DELETE FROM documents WHERE row = ?');
  const markWithdrawn = database.prepare('UPDATE documents SET withdrawn = 1 WHERE row = ?');
  const readContents = query<Packed>(database, 'SELECT metadata, texts FROM contents WHERE row = ?');
  const insertContents = database.prepare('INSERT INTO contents(row, metadata, texts) VALUES(?, ?, ?)');
  const deleteContents = database.prepare('DELETE FROM contents WHERE row = ?');
  const facets = facetWriter(database);
  const lengths = lengthWriter(database);
  const voted = votedWriter(database);
  const addTerm = termWriter(database);
  const segments = segmentWriter(database);
  const spoken = turnWriter(database);
  const suggestions = suggestionWriter(database);
  const words = new Map(
    partitions.map((partition) => [
      partition,
      {
        insert: database.prepare(
          `INSERT INTO ${wordsTable(partition)}(rowid, ${wordColumns.join(', ')})
           VALUES(?, ${wordColumns.map(() => '?').join(', ')})`,
        ),
        delete: database.prepare(`DELETE FROM ${wordsTable(partition)} WHERE rowid = ?`),
      },
    ]),
  );
  const bitOf = readDomainBits(database);
  /** The bits of the domains that each word is known to have. */
  let known = new Map<string, number>();
  const unwritten = new Map<number, Prepared>();

  function rowFor(date: number): number {
    const { first, last } = rowsOf(secondOf(date));
    const taken = lastIn.only(first, last).row;
    if (taken === last) throw new Error(`no room for more documents dated ${new Date(date).toISOString()}`);
    return taken === null ? first : taken + 1;
  }

  function count({ groupPath, committees, suggested }: Counted, partition: Partition, by: 1 | -1): void {
    facets.count(partition, 'groupPath', withParents(groupPath), by);
    facets.count(partition, 'committee', committees, by);
    suggestions.count(suggested, partition, groupPath, by);
  }

  /** Takes a document out of the index and the counts; returns it. */
  function hide({ row, partition }: Stored): Document {
    const document = unpack(readContents.only(row));
    if (!unwritten.delete(row)) {
      words.get(partition)?.delete.run(row);
      spoken.remove(row);
    }
    const committees = [...new Set(document.committees.map(({ code }) => code))];
    const suggested = suggestedValuesOf(document);
    count({ groupPath: document.groupPath, committees, suggested }, partition, -1);
    lengths.remove(row, partition);
    voted.remove(row);
    segments.remove(row, partition);
    return document;
  }

  /** Adds to the terms what lacks of the words of a slice; those of documents that stay as they were are there. */
  function writeVocabularies({ vocabularies }: PreparedSlice): void {
    for (const [partition, vocabulary] of vocabularies) {
      const bit = bitOf(partition);
      for (const word of vocabulary) {
        const bits = known.get(word) ?? 0;
        if (Math.floor(bits / bit) % 2 === 1) continue;
        addTerm(word, bit);
        known.set(word, bits + bit);
      }
    }
  }

  /** The full-text index of a batch in the order of its rows: FTS5 begins a new segment at every step back. */
  function writeWords(): void {
    for (const [row, { partition, words: columns, turns }] of [...unwritten].sort(byRow)) {
      words.get(partition)?.insert.run(row, ...columns);
      spoken.add(row, partition, turns);
    }
    unwritten.clear();
  }

  /** Puts the document in the place of what is stored of it. */
  function replace(
    stored: Stored | undefined,
    prepared: Prepared,
    { seq, placed, version, withdrawn }: Origin,
  ): void {
    if (stored) {
      if (!stored.withdrawn) hide(stored);
      deleteDocument.run(stored.row);
      deleteContents.run(stored.row);
    }
    const { id, date, partition, hash, metadata, texts } = prepared;
    const row = rowFor(date);
    insertDocument.run(row, id, date, seq, placed ?? null, version, partition, hash, withdrawn ? 1 : 0);
    insertContents.run(row, metadata, texts);
    if (withdrawn) return;
    unwritten.set(row, prepared);
    count(prepared, partition, 1);
    segments.add(row, prepared);
    lengths.add(row, prepared);
    voted.add(row, partition, prepared.ballots);
  }

  function putOne(prepared: Prepared): Ingested {
    const { id } = prepared;
    const stored = find.get(id);
    if (stored && !stored.withdrawn && Buffer.compare(prepared.hash, stored.hash) === 0) {
      return { id, outcome: 'same', seq: stored.seq, version: stored.version };
    }
    // Read before the old version goes: its number must not be given out again.
    const seq = highest.only().seq + 1;
    const version = (stored?.version ?? 0) + 1;
    const stays = stored && !stored.withdrawn && stored.date === prepared.date;
    const placed = stays ? (stored.placed ?? stored.seq) : undefined;
    replace(stored, prepared, {
      seq,
      version,
      withdrawn: false,
      ...(placed === undefined ? {} : { placed }),
    });
    return { id, outcome: stored ? 'changed' : 'new', seq, version };
  }

  function loadOne(prepared: Prepared, origin: Origin): void {
    const stored = find.get(prepared.id);
    if (stored?.seq === origin.seq && Boolean(stored.withdrawn) === origin.withdrawn) return;
    replace(stored, prepared, origin);
  }

  function rescoreOne(prepared: Prepared, origin: Origin): void {
    const stored = find.get(prepared.id);
    const same = stored?.seq === origin.seq && !stored.withdrawn && !origin.withdrawn;
    // The same number is the same content; more than the contexts must not come in by this door.
    if (!same || Buffer.compare(prepared.hash, stored.hash) !== 0) return;
    replace(stored, prepared, origin);
  }

  function withdrawOne(id: DocumentId): void {
    const stored = find.get(id);
    if (!stored || stored.withdrawn) return;
    const document = hide(stored);
    const { metadata, texts } = pack(withdrawnPart(document));
    deleteContents.run(stored.row);
    insertContents.run(stored.row, metadata, texts);
    markWithdrawn.run(stored.row);
  }

  /** Readers see all of it or nothing of it. */
  function inTransaction<R>(work: () => R, slices: readonly PreparedSlice[] = []): R {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      if (unwritten.size > 0) slices.forEach(writeVocabularies);
      writeWords();
      segments.write();
      suggestions.write();
      facets.write();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      // A disk that is full may have ended the transaction already.
      if (database.isTransaction) database.exec('ROLLBACK');
      // Terms and values of the batch are gone too.
      known = new Map();
      unwritten.clear();
      segments.forget();
      suggestions.forget();
      facets.forget();
      throw error;
    } finally {
      if (known.size > rememberedWords) known = new Map();
    }
  }

  return {
    put: (slices) => inTransaction(() => documentsIn(slices).map(putOne), slices),
    load: (slices, origins) =>
      inTransaction(
        () => documentsIn(slices).forEach((prepared, index) => loadOne(prepared, origins[index]!)),
        slices,
      ),
    rescore: (slices, origins) =>
      inTransaction(
        () => documentsIn(slices).forEach((prepared, index) => rescoreOne(prepared, origins[index]!)),
        slices,
      ),
    withdraw: (ids) => inTransaction(() => ids.forEach(withdrawOne)),
    tryRoom() {
      deleteContents.run(noRow);
      insertContents.run(noRow, '', new Uint8Array(roomTried));
      deleteContents.run(noRow);
    },
  };
}

function documentsIn(slices: readonly PreparedSlice[]): Prepared[] {
  return slices.flatMap(({ documents }) => documents);
}

function byRow([left]: [number, unknown], [right]: [number, unknown]): number {
  return left - right;
}
