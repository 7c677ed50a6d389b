import type { DocumentId } from 'contract/document-parts';
import type { LinkedDocument } from 'contract/documents';
import { moduleCodes } from 'contract/modules';
import { missingModule } from '#domains/files/index.ts';
import { headOf } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import type { Head } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';

/** As many documents as a page leads to; the agenda of a long sitting names a few hundred. */
const maximumLinks = 400;

/** What this actor may know of a document that another one leads to (decision 6.5). */
export function linkTo(actor: Actor, document: Head): LinkedDocument {
  const module = missingModule(actor, document);
  const { id, title } = document;
  if (module) return { id, title, locked: true, module: moduleCodes[module] };
  const { people: _people, contexts: _contexts, scored: _scored, ...head } = headOf(document);
  return { ...head, title, locked: false };
}

/** Links to these documents by id; what is unknown or withdrawn has none. */
export async function linksTo(
  documents: DocumentStore,
  actor: Actor,
  ids: readonly DocumentId[],
): Promise<ReadonlyMap<DocumentId, LinkedDocument>> {
  const wanted = [...new Set(ids)].slice(0, maximumLinks);
  const known = wanted.length === 0 ? [] : await documents.getMany(wanted);
  return new Map(known.map((document) => [document.id, linkTo(actor, document)]));
}
