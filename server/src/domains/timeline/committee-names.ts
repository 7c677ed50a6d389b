import { dashboards, type DomainId } from 'contract/dashboards';
import { epCommittees } from 'contract/sources/ep-committees';
import type { Locale } from 'contract/users';
import { say } from '#platform/words.ts';
import { parseQuery } from 'contract/query/parse';
import type { DocumentStore, Filters } from '#stores/documents/document-store.ts';
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
export function committeeNames(
  documents: Pick<DocumentStore, 'search'>,
  kind: Filters['kind'] = 'document',
): CommitteeNames {
  const found = new Map<DomainId, Map<string, NamedCommittee>>();
  return async (domain, codes) => {
    const names = found.get(domain) ?? new Map<string, NamedCommittee>();
    found.set(domain, names);
    const unknown = codes.filter((code) => !names.has(code));
    for (let at = 0; at < unknown.length; at += together) {
      const some = unknown.slice(at, at + together);
      await Promise.all(
        some.map(async (code) => {
          const name = await nameIn(documents, kind, domain, code);
          if (name !== undefined) names.set(code, name);
        }),
      );
    }
    return names;
  };
}

/** The committees of a dashboard that are known by themselves: those of the European Parliament. */
export function committeesKnown(domain: DomainId): readonly string[] {
  return dashboards[domain].committeeFilter === 'euEpCommittees' ? epCommittees : [];
}

/**
 * What people call these committees, by code. Councils have committees of the same name; those are told apart by the
 * name of the council.
 */
export function namedCommittees(
  domain: DomainId,
  codes: readonly string[],
  names: ReadonlyMap<string, NamedCommittee>,
  locale: Locale,
): ReadonlyMap<string, string> {
  const ofEuropeanParliament = committeesKnown(domain);
  const alike = new Map<string, number>();
  for (const code of codes) {
    const name = names.get(code)?.name;
    if (name !== undefined) alike.set(name, (alike.get(name) ?? 0) + 1);
  }
  const nameOf = (code: string) => {
    if (ofEuropeanParliament.includes(code)) return say(locale, `sources.epCommittees.${code}`);
    const named = names.get(code);
    if (!named) return code;
    return alike.get(named.name) === 1 ? named.name : `${named.name} (${named.institution})`;
  };
  return new Map(codes.map((code) => [code, nameOf(code)]));
}

async function nameIn(
  documents: Pick<DocumentStore, 'search'>,
  kind: Filters['kind'],
  domain: DomainId,
  code: string,
): Promise<NamedCommittee | undefined> {
  const parsed = parseQuery(`committee:"${code.replaceAll('"', ' ')}"`, []);
  if (parsed.error) return undefined;
  const { hits } = await documents.search(
    {
      query: parsed.tree,
      scope: { domains: [domain], excludedPaths: [] },
      filters: { ...unfiltered, domain, committees: [code], kind },
      metadataField: 'metadata',
    },
    { size: 1 },
  );
  const document = hits[0]?.document;
  const name = document?.committees.find((committee) => committee.code === code)?.name;
  return document && name !== undefined ? { name, institution: document.institution } : undefined;
}
