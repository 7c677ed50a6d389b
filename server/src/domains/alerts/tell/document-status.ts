import type { DocumentId } from 'contract/documents';
import { missingModule } from '#domains/files/index.ts';
import type { Line } from '../follow/run-searches.ts';
import { headOf } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore, Withdrawn } from '#stores/documents/document-store.ts';

/**
 * What may be told today of a document that was found before: everything, nothing ever, nothing without a module, or
 * the line that it has now that it is closed.
 */
type DocumentStatus = 'open' | 'withdrawn' | 'locked' | { closed: Line };

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
  for (let from = 0; from < ids.length; from += readAtOnce) {
    const some = ids.slice(from, from + readAtOnce);
    const found = new Map((await documents.getMany(some)).map((document) => [document.id, document]));
    for (const id of some) {
      // Left out there is what was withdrawn and what was never stored; only the store's own word tells them apart.
      const document = found.get(id) ?? (await documents.get(id));
      if (document) statuses.set(id, statusOf(document, actor));
    }
  }
  return statuses;
}

function statusOf(document: Document | Withdrawn, actor: Actor): DocumentStatus {
  if (!('text' in document)) return 'withdrawn';
  if (missingModule(actor, document)) return 'locked';
  if (document.confidentiality !== 'Besloten') return 'open';
  const { people: _, committees: __, numbers: ___, ...head } = headOf(document);
  return { closed: { ...head, title: { text: document.title, marks: [] }, passages: [] } };
}
