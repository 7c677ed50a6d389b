import { domainIds } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';
import type { FileOfDocuments } from 'contract/related-documents';
import type { Actor } from '#platform/access.ts';
import type { Document, Head } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { linkTo } from './links.ts';
import { readableDocument } from './readable.ts';
import { numbersOf, type SharedNumber, sharingIn } from './shared-numbers.ts';

/** Hits looked through; a budget has some hundreds of papers a year. */
const most = 2_000;
const kinds = ['document', 'meeting'] as const;

/**
 * The dossier, procedure or case of a document, the nearest it has, with its documents and meetings oldest
 * first and the document itself among them; null when there is none, or nothing else in it. Of more than
 * `size` the ones nearest in time are answered. A confidential document tells of none (decision 3.33).
 * @throws EC-03 when unknown or withdrawn, EC-07 outside the subscription
 */
export async function fileOfDocuments(
  documents: DocumentStore,
  actor: Actor,
  id: DocumentId,
  size: number,
): Promise<FileOfDocuments | null> {
  const document = await readableDocument(documents, actor, id, domainIds);
  const number = numbersOf(document)[0];
  if (document.confidentiality === 'Besloten' || !number) return null;
  const others = await othersIn(documents, document, number);
  if (others.length === 0) return null;
  const inOrder = [...others, document].toSorted(
    (one, other) => one.date - other.date || (one.id < other.id ? -1 : 1),
  );
  const shown = around(inOrder, document, size);
  const title = titleOf(document, number);
  return {
    kind: number.kind,
    number: number.value,
    ...(title === undefined ? {} : { title }),
    documents: shown.map((one) => linkTo(actor, one)),
    more: shown.length < inOrder.length,
  };
}

async function othersIn(documents: DocumentStore, document: Document, number: SharedNumber): Promise<Head[]> {
  const domains = number.kind === 'procedure' ? domainIds : [document.domain];
  const found = await Promise.all(
    domains.flatMap((domain) =>
      kinds.map((kind) => sharingIn(documents, document, domain, [number], { size: Infinity, most, kind })),
    ),
  );
  return found.flat().map(({ document: other }) => other);
}

/** The stretch of at most `size` with the document as near to its middle as the ends allow. */
function around(inOrder: readonly Head[], document: Head, size: number): readonly Head[] {
  const place = inOrder.findIndex(({ id }) => id === document.id);
  const first = Math.max(0, Math.min(place - Math.floor(size / 2), inOrder.length - size));
  return inOrder.slice(first, first + size);
}

function titleOf({ dossier, case: matter }: Document, { kind, value }: SharedNumber): string | undefined {
  const title = kind === 'case' ? matter?.title : dossier?.title;
  return title === '' || title === value ? undefined : title;
}
