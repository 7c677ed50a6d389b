import { dashboards, type DomainId, domainIds } from 'contract/dashboards';
import { type DocumentId, isDocumentId } from 'contract/document-parts';
import { parseQuery } from 'contract/query/parse';
import type { Head } from '#stores/documents/document.ts';
import { type DocumentStore, TooBroadError } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import { wholeScope } from './document-now.ts';

/** Documents that are offered. */
const most = 10;

/** A document that may be meant. */
interface Candidate {
  id: DocumentId;
  domain: DomainId;
  title: string;
  date: string;
}

/**
 * The documents that somebody may mean with an id, the address of a page, or words, of every domain, newest first. Words
 * that are no query find nothing.
 */
export async function documentsMeant(
  documents: Pick<DocumentStore, 'get' | 'search'>,
  text: string,
): Promise<Candidate[]> {
  const named = await documentNamed(documents, text);
  if (named) return [named];
  const found = await Promise.all(
    domainIds.map(async (domain): Promise<Candidate[]> => {
      const { tree } = parseQuery(text, dashboards[domain].languages);
      if (!tree) return [];
      const search = {
        query: tree,
        scope: wholeScope,
        filters: { ...unfiltered, domain, kind: 'document' as const },
        metadataField: 'metadata' as const,
      };
      const { hits } = await documents.search(search, { size: most }).catch((error: unknown) => {
        if (error instanceof TooBroadError) return { hits: [] };
        throw error;
      });
      return hits.map(({ document }) => candidate(document));
    }),
  );
  return found
    .flat()
    .toSorted((one, other) => other.date.localeCompare(one.date) || one.id.localeCompare(other.id))
    .slice(0, most);
}

/** The document whose id this is, or stands in this address. */
async function documentNamed(
  documents: Pick<DocumentStore, 'get'>,
  text: string,
): Promise<Candidate | undefined> {
  const inAddress = /\/document\/([^/?#\s]+)/.exec(text)?.[1];
  const id = inAddress === undefined ? text : decoded(inAddress);
  if (!isDocumentId(id)) return undefined;
  const found = await documents.get(id);
  return found && 'text' in found ? candidate(found) : undefined;
}

const candidate = ({ id, domain, title, date }: Head): Candidate => ({
  id,
  domain,
  title,
  date: new Date(date).toISOString(),
});

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
