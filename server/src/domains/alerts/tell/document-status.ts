import type { DocumentId } from 'contract/document-parts';
import { missingModule } from '#domains/files/index.ts';
import type { MatchLine } from '../follow/run-searches.ts';
import { headOf } from '#domains/timeline/index.ts';
import { inSteps } from '#platform/in-steps.ts';
import type { Actor } from '#platform/access.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore, Withdrawn } from '#stores/documents/document-store.ts';

/**
 * What may be told today of a document that was found before: everything, nothing ever, nothing without a module, or
 * the line that it has now that it is closed.
 */
type DocumentStatus = 'open' | 'withdrawn' | 'locked' | { closed: MatchLine };

/** By document; those that the store does not know are not in it. */
export type DocumentStatuses = ReadonlyMap<DocumentId, DocumentStatus>;

/** Documents read in one go: their texts come along. */
const readAtOnce = 25;

/**
 * Looks up how documents stand at this moment for somebody, a few at a time, so that no mail tells what was withdrawn,
 * became confidential (decision 3.33) or left the subscription since it was found.
 * @throws what the store throws when it does not answer
 */
export async function statusesOf(
  documents: Pick<DocumentStore, 'get' | 'getMany'>,
  actor: Actor,
  ids: readonly DocumentId[],
): Promise<DocumentStatuses> {
  const statuses = new Map<DocumentId, DocumentStatus>();
  for await (const [id, document] of documentsNow(documents, ids))
    statuses.set(id, statusOf(document, actor));
  return statuses;
}

/** Documents as they are now, or that they were withdrawn; those that the store does not know are left out. */
export async function* documentsNow(
  documents: Pick<DocumentStore, 'get' | 'getMany'>,
  ids: readonly DocumentId[],
): AsyncGenerator<[DocumentId, Document | Withdrawn]> {
  for (const some of inSteps(ids, readAtOnce)) {
    const found = new Map((await documents.getMany(some)).map((document) => [document.id, document]));
    for (const id of some) {
      // Left out there is what was withdrawn, joined with another and never stored; the store's own word tells them apart.
      const document = found.get(id) ?? (await documents.get(id));
      if (document) yield [id, document];
    }
  }
}

function statusOf(document: Document | Withdrawn, actor: Actor): DocumentStatus {
  if (!('text' in document)) return 'withdrawn';
  if (missingModule(actor, document)) return 'locked';
  if (document.confidentiality !== 'Besloten') return 'open';
  const { people: _, committees: __, numbers: ___, ...head } = headOf(document);
  const { groupPath } = document;
  return { closed: { ...head, groupPath, title: { text: document.title, marks: [] }, passages: [] } };
}
