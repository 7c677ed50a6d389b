import { type DomainId, domainIds } from 'contract/dashboards';
import type { DocumentId } from 'contract/document-parts';
import type { RelatedDocument, Relatedness } from 'contract/related-documents';
import type { Actor } from '#platform/access.ts';
import type { Document, Head } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { linkTo } from './links.ts';
import { readableDocument } from './readable.ts';
import { everything, numbersOf, sharingIn } from './shared-numbers.ts';

/** A document that carries more numbers is a list of others; the first ones say what it is about. */
const maximumNumbers = 10;
/** Hits looked through for documents whose number is really the same. */
const most = 500;

/**
 * Documents of the same dossier, procedure or case, newest first, then similar ones, at most `size` and
 * never the document itself (decision 7.20). Of a confidential document only title and date are known, so
 * it has none.
 * @throws EC-03 when unknown, withdrawn or of another domain, EC-07 outside the subscription
 */
export async function relatedTo(
  documents: DocumentStore,
  actor: Actor,
  id: DocumentId,
  size: number,
  served: readonly DomainId[],
): Promise<RelatedDocument[]> {
  const document = await readableDocument(documents, actor, id, served);
  if (document.confidentiality === 'Besloten') return [];
  const found = await sharing(documents, document, size);
  if (found.size < size) {
    for (const similar of await documents.similar(id, everything, size + found.size)) {
      if (found.size === size) break;
      if (!found.has(similar.id)) found.set(similar.id, { document: similar, relatedness: 'similar' });
    }
  }
  return [...found.values()].map(({ document: related, relatedness }) => ({
    ...linkTo(actor, related),
    relatedness,
  }));
}

interface Found {
  document: Head;
  relatedness: Relatedness;
}

/** Documents with one of the same numbers, newest first. */
async function sharing(
  documents: DocumentStore,
  document: Document,
  size: number,
): Promise<Map<DocumentId, Found>> {
  const numbers = numbersOf(document).slice(0, maximumNumbers);
  const procedures = numbers.filter(({ kind }) => kind === 'procedure');
  const perDomain = await Promise.all(
    domainIds.map((domain) => {
      const wanted = domain === document.domain ? numbers : procedures;
      return sharingIn(documents, document, domain, wanted, { size, most });
    }),
  );
  const newest = perDomain
    .flat()
    .toSorted((one, other) => other.document.date - one.document.date)
    .slice(0, size);
  return new Map(
    newest.map(({ document: found, kind }) => [found.id, { document: found, relatedness: kind }]),
  );
}
