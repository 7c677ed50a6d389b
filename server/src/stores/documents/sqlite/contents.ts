import type { DatabaseSync } from 'node:sqlite';
import type { DocumentId } from 'contract/document-parts';
import type { Document, Head } from '../document.ts';
import type { Kept, Withdrawn } from '../document-store.ts';
import { type Packed, unpack } from './texts.ts';
import { query } from './query.ts';
import { hasPlaces } from './schema.ts';

/** Reads stored documents. */
export interface Contents {
  /** The document in a row, which must exist. */
  read(row: number): Document;
  /** The same without its texts. */
  readHead(row: number): Head;
  seqOf(row: number): number;
  find(id: DocumentId): Document | Withdrawn | undefined;
  /** What is kept with an ingest number above `after`, lowest first. */
  dump(after: number, limit: number): Kept[];
}

/** Reads the documents of an open store. */
export function contentsOf(database: DatabaseSync): Contents {
  const byRow = query<Packed>(database, 'SELECT metadata, texts FROM contents WHERE row = ?');
  const headByRow = query<Pick<Packed, 'metadata'>>(database, 'SELECT metadata FROM contents WHERE row = ?');
  const seq = query<{ seq: number }>(database, 'SELECT seq FROM documents WHERE row = ?');
  const byId = query<Packed & { withdrawn: number }>(
    database,
    'SELECT withdrawn, metadata, texts FROM documents JOIN contents USING(row) WHERE id = ?',
  );
  const bySeq = query<Packed & { seq: number; version: number; withdrawn: number; placed: number | null }>(
    database,
    `SELECT seq, version, withdrawn, ${hasPlaces(database) ? 'placed' : 'NULL AS placed'}, metadata, texts
     FROM documents JOIN contents USING(row)
     WHERE seq > ? ORDER BY seq LIMIT ?`,
  );
  return {
    read: (row) => unpack(byRow.only(row)),
    readHead: (row) => JSON.parse(headByRow.only(row).metadata) as Head,
    seqOf: (row) => seq.only(row).seq,
    find(id) {
      const stored = byId.get(id);
      if (!stored) return undefined;
      const document = unpack(stored);
      return stored.withdrawn ? { id, title: document.title } : document;
    },
    dump: (after, limit) =>
      bySeq.all(after, limit).map(({ seq, version, withdrawn, placed, ...packed }) => ({
        seq,
        version,
        ...(placed === null ? {} : { placed }),
        withdrawn: withdrawn === 1,
        document: unpack(packed),
      })),
  };
}
