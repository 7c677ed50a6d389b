import type { DomainId } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';
import { missingModule } from '#domains/files/index.ts';
import type { Actor } from '#platform/access.ts';
import { notFound, oldLink, otherDomain, outsideSubscription } from '#platform/errors.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';

/**
 * The document, when this actor may read it and it belongs to one of the domains served; `withdrawn` words that its
 * source no longer has it.
 * @throws EC-03 when unknown, withdrawn or of another domain (which it names), EC-07 outside the subscription
 */
export async function readableDocument(
  documents: DocumentStore,
  actor: Actor,
  id: DocumentId,
  served: readonly DomainId[],
  withdrawn: (title: string) => Error = oldLink,
): Promise<Document> {
  const document = await documents.get(id);
  if (!document) throw notFound('refusals.documentUnknown');
  if (!('text' in document)) throw withdrawn(document.title);
  const module = missingModule(actor, document);
  if (module) throw outsideSubscription(module);
  if (!served.includes(document.domain)) throw otherDomain(document.domain);
  return document;
}
