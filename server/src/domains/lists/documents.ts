import type { DocumentId } from 'contract/document-parts';
import type { LinkedDocument } from 'contract/documents';
import { linkTo } from '#domains/documents/index.ts';
import type { Actor } from '#platform/access.ts';
import { invalidInput } from '#platform/errors.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Document } from '#stores/documents/document.ts';
import type { Parts } from './lists.ts';
import { itemsOf, requireList } from './store.ts';

/** Documents that are read at a time. */
const readAtOnce = 50;

/**
 * The documents of a list in its order, or those named, as this actor may know them today; what is unknown or
 * withdrawn is left out (decision 7.17).
 * @throws EC-02 unless one of the two is named; EC-03 for a list that is not the user's
 */
export async function listedDocuments(
  { db, documents }: Parts,
  actor: Actor,
  { listId, documentIds }: { listId?: string | undefined; documentIds?: readonly DocumentId[] | undefined },
): Promise<LinkedDocument[]> {
  if ((listId === undefined) === (documentIds === undefined))
    throw invalidInput('refusals.invalidInput', listId === undefined ? 'body.listId' : 'body.documentIds');
  const ids = documentIds ?? (await idsOn(db, actor, listId!));
  const links = await eachDocument(documents, ids, (document) => linkTo(actor, document));
  return ids.flatMap((id) => links.get(id) ?? []);
}

/**
 * What is made of each of these documents, however many, by id; those that are unknown or withdrawn are not in it. Few
 * of them are in memory at a time.
 */
export async function eachDocument<T>(
  documents: Pick<DocumentStore, 'getMany'>,
  ids: readonly DocumentId[],
  made: (document: Document) => T,
): Promise<Map<DocumentId, T>> {
  const found = new Map<DocumentId, T>();
  const wanted = [...new Set(ids)];
  for (let from = 0; from < wanted.length; from += readAtOnce) {
    for (const document of await documents.getMany(wanted.slice(from, from + readAtOnce)))
      found.set(document.id, made(document));
  }
  return found;
}

async function idsOn(db: Parts['db'], actor: Actor, listId: string): Promise<DocumentId[]> {
  const list = await requireList(db, actor.userId, listId);
  return (await itemsOf(db, list.id)).flatMap(({ documentId }) => documentId ?? []);
}
