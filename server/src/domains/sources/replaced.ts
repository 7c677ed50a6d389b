import type { DocumentId } from 'contract/document-parts';
import type { Lease } from '#stores/people/leases.ts';
import type { Document } from '#stores/documents/document.ts';
import { hashOf } from '#stores/documents/hash.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { PeopleStore } from '#stores/people/tables.ts';

/** A version that is no longer the newest. */
export interface Replaced {
  document: Document;
  /** Every ingest number up to here was there when it was replaced. */
  settled: number;
}

/** Keeps what a put is about to change; of a document that is kept already, the oldest version stays. */
export async function keepReplaced(
  lease: Pick<Lease, 'write'>,
  store: DocumentStore,
  documents: readonly Document[],
): Promise<void> {
  const settled = await store.settled();
  const known = await store.getMany(documents.map(({ id }) => id));
  const coming = new Map(documents.map((document) => [document.id, document]));
  const changing = known.filter((document) => {
    const next = coming.get(document.id);
    return next && !hashOf(document).equals(hashOf(next));
  });
  if (changing.length === 0) return;
  const rows = changing.map((document) => ({
    documentId: document.id,
    document: JSON.stringify(document),
    settled,
  }));
  await lease.write((db) =>
    db
      .insertInto('replacedDocuments')
      .values(rows)
      .onConflict((conflict) => conflict.column('documentId').doNothing())
      .execute(),
  );
}

/** The earlier versions that are kept of these documents. */
export async function replacedOf(
  db: PeopleStore,
  ids: readonly DocumentId[],
): Promise<Map<DocumentId, Replaced>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('replacedDocuments').selectAll().where('documentId', 'in', ids).execute();
  return new Map(
    rows.map(({ documentId, document, settled }) => [
      documentId,
      { document: JSON.parse(document) as Document, settled },
    ]),
  );
}

/** Lets go of earlier versions once the newer ones were looked at. */
export async function forgetReplaced(db: PeopleStore, ids: readonly DocumentId[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('replacedDocuments').where('documentId', 'in', ids).execute();
}
