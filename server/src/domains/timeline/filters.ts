import { contextCodes } from 'contract/contexts';
import { dashboards, type DomainId, keyOf } from 'contract/dashboards';
import type { CommitteeCount, DocumentFilterTypes, FilterNode, FiltersResponse } from 'contract/filters';
import { hasModule } from 'contract/modules';
import type { SourceNode } from 'contract/sources/grouping';
import { countsByNode } from 'contract/sources/standing';
import { treeOf, groupPathsOf, sourceNode } from 'contract/sources';
import type { Locale } from 'contract/users';
import { type Actor, scopeOf } from '#platform/access.ts';
import { staffWords } from '#platform/staff-words.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import {
  type CommitteeNames,
  committeesKnown,
  namedCommittees,
  type NamedCommittee,
} from './committee-names.ts';

interface Parts {
  documents: DocumentStore;
  committeeNames: CommitteeNames;
}

/**
 * The source tree of a domain with the number of documents under each node, and its committees where the
 * dashboard filters by them; locked nodes count 0, and what staff hid is left out.
 */
export async function filtersOf(
  { documents, committeeNames }: Parts,
  domain: DomainId,
  actor: Actor,
  locale: Locale,
): Promise<FiltersResponse> {
  const { groupPaths, committees } = await documents.facets(domain);
  const counts = countsByNode(treeOf(domain), groupPaths, scopeOf(actor).excludedPaths);
  const upperHouse = hasModule(actor.modules, 'DSModule');
  const hidden = staffWords().hiddenSources[domain] ?? [];
  const nodesOf = (nodes: readonly SourceNode[], prefix: string, lockedAbove: boolean): FilterNode[] =>
    nodes.flatMap((node) => {
      const path = prefix + node.code;
      if (hidden.includes(path)) return [];
      const locked = lockedAbove || (node.needsUpperHouse === true && !upperHouse);
      return {
        path,
        family: node.family,
        locked,
        count: locked ? 0 : (counts[path] ?? 0),
        children: nodesOf(node.children ?? [], `${path}/`, locked),
      };
    });
  const { name, version, nodes } = treeOf(domain);
  const { contextRequired, committeeFilter } = dashboards[domain];
  const names = committeeFilter && (await committeeNames(domain, Object.keys(committees)));
  return {
    groupingDetails: { name, version },
    nodes: nodesOf(nodes, '', false),
    contexts: contextRequired ? [...contextCodes] : [],
    ...(names ? { committees: committeesOf(domain, committees, names, locale) } : {}),
  };
}

/** The committees that documents name and those the dashboard is known to have, by code. */
function committeesOf(
  domain: DomainId,
  counts: Record<string, number>,
  names: ReadonlyMap<string, NamedCommittee>,
  locale: Locale,
): CommitteeCount[] {
  const codes = [...new Set([...committeesKnown(domain), ...Object.keys(counts)])].toSorted();
  const named = namedCommittees(domain, codes, names, locale);
  return codes.map((code) => ({ code, name: named.get(code) ?? code, count: counts[code] ?? 0 }));
}

/** Everything the user's dashboards filter by, keyed as in the specification (§3, Filter types per user). */
export async function filterTypesOf(
  parts: Parts,
  actor: Actor,
  locale: Locale,
): Promise<DocumentFilterTypes> {
  const domains = scopeOf(actor).domains;
  const trees = await Promise.all(domains.map((domain) => filtersOf(parts, domain, actor, locale)));
  const fields = trees.flatMap((tree) => {
    const { name } = tree.groupingDetails;
    const { contextRequired, committeeFilter } = dashboards[name];
    return Object.entries({
      [`${keyOf(name)}Grouping`]: tree,
      [`${keyOf(name)}GroupsByDocType`]: groupsByType(name),
      ...(contextRequired && { [`${keyOf(name)}Contexts`]: tree.contexts }),
      ...(committeeFilter === 'euEpCommittees' && { euEpCommittees: tree.committees ?? [] }),
    });
  });
  return {
    ...Object.fromEntries(fields),
    documentTypesConfig: Object.fromEntries(domains.map((domain) => [domain, familiesOf(domain)])),
  };
}

function typesOf(domain: DomainId): { path: string; code: string; family: string }[] {
  const grouping = treeOf(domain);
  return groupPathsOf(grouping).flatMap((path) => {
    const { code, family } = sourceNode(grouping, path) ?? {};
    return code && family ? [{ path, code, family }] : [];
  });
}

function groupsByType(domain: DomainId): Record<string, string[]> {
  const byCode = Map.groupBy(typesOf(domain), ({ code }) => code);
  return Object.fromEntries([...byCode].map(([code, types]) => [code, types.map(({ path }) => path)]));
}

function familiesOf(domain: DomainId): Record<string, { family: string }> {
  return Object.fromEntries(typesOf(domain).map(({ path, family }) => [path, { family }]));
}
