import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { joined, sharedBy } from '#domains/documents/index.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import type { Head } from '#stores/documents/document.ts';

/** Papers with this number, oldest first. */
export async function papersOf(
  documents: Pick<DocumentStore, 'heads'>,
  domain: DomainId,
  number: string,
): Promise<{ found: Head[]; more: boolean }> {
  const word = joined(number);
  if (word === '') return { found: [], more: false };
  const kinds = ['dossier', 'procedure', 'case'] as const;
  const { found, whole } = await sharedBy(
    documents,
    { domain, institution: undefined },
    kinds.map((kind) => ({ kind, value: number, word })),
    { most: limits.comparedPapers },
  );
  return { found: found.map(({ document }) => document).reverse(), more: !whole };
}
