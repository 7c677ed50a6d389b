import type { DocumentId } from 'contract/document-parts';
import { cameInAt } from '#domains/sources/index.ts';
import type { Scope } from '#platform/access.ts';
import { domainIds } from 'contract/dashboards';
import { everything } from 'contract/query/tree';
import type { DocumentStore, Kept, Withdrawn } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import type { PeopleStore } from '#stores/people/index.ts';

/** All that there is: what somebody's modules allow is told apart from what a search looks for. */
export const wholeScope: Scope = { domains: domainIds, excludedPaths: [] };

/** A document as it is now, with its number. */
export interface DocumentNow extends Kept {
  /** When it could be searched, epoch milliseconds; undefined when that was not noted. */
  since: number | undefined;
}

/** What may be asked of the document store to find out why. */
export type Documents = Pick<DocumentStore, 'get' | 'search' | 'dump' | 'settled'>;

/** A document with its ingest number, that it was withdrawn, or undefined when the store does not know it. */
export async function documentNow(
  documents: Documents,
  people: PeopleStore,
  id: DocumentId,
): Promise<DocumentNow | Withdrawn | undefined> {
  const document = await documents.get(id);
  if (!document || !('text' in document)) return document;
  const { domain, meeting } = document;
  const kind = meeting === undefined ? 'document' : 'meeting';
  const { hits } = await documents.search(
    {
      query: everything,
      scope: wholeScope,
      // It may be asked by the id it has at a second source.
      filters: { ...unfiltered, domain, kind, ids: [document.id] },
      metadataField: 'metadata',
    },
    { size: 1 },
  );
  if (!hits[0]) return undefined;
  const [kept] = await documents.dump(hits[0].seq - 1, 1);
  // Withdrawn or changed at this very moment: whoever asks again is told.
  if (!kept || kept.document.id !== document.id) return undefined;
  return { ...kept, since: await cameInAt(people, kept.seq) };
}
