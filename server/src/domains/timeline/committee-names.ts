import type { DomainId } from 'contract/dashboards';
import { parseQuery } from 'contract/query/parse';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';

/** How documents call a committee, and the body that published them. */
export interface NamedCommittee {
  name: string;
  institution: string;
}

/** Looks up how documents of a domain call committees, by code. */
export type CommitteeNames = (
  domain: DomainId,
  codes: readonly string[],
) => Promise<ReadonlyMap<string, NamedCommittee>>;

/** Lookups that run side by side: a first call may name hundreds. */
const together = 8;

/**
 * Names of committees as their newest document writes them; sources have no list of them, and which exist
 * differs per council. What was found once is kept, as names hardly change; an unknown code has no name.
 */
export function committeeNames(documents: DocumentStore): CommitteeNames {
  const found = new Map<DomainId, Map<string, NamedCommittee>>();
  return async (domain, codes) => {
    const names = found.get(domain) ?? new Map<string, NamedCommittee>();
    found.set(domain, names);
    const unknown = codes.filter((code) => !names.has(code));
    for (let at = 0; at < unknown.length; at += together) {
      const some = unknown.slice(at, at + together);
      await Promise.all(
        some.map(async (code) => {
          const name = await nameIn(documents, domain, code);
          if (name !== undefined) names.set(code, name);
        }),
      );
    }
    return names;
  };
}

async function nameIn(
  documents: DocumentStore,
  domain: DomainId,
  code: string,
): Promise<NamedCommittee | undefined> {
  const parsed = parseQuery(`committee:"${code.replaceAll('"', ' ')}"`, []);
  if (parsed.error) return undefined;
  const { hits } = await documents.search(
    {
      query: parsed.tree,
      scope: { domains: [domain], excludedPaths: [] },
      filters: { ...unfiltered, domain, committees: [code], kind: 'document' },
      metadataField: 'metadata',
    },
    { size: 1 },
  );
  const document = hits[0]?.document;
  const name = document?.committees.find((committee) => committee.code === code)?.name;
  return document && name !== undefined ? { name, institution: document.institution } : undefined;
}
