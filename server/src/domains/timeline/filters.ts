import { contextCodes } from 'contract/contexts';
import { dashboards, type DomainId } from 'contract/dashboards';
import { hasModule } from 'contract/modules';
import { groupings, type SourceNode } from 'contract/sources';
import type { FilterNode, FiltersResponse } from 'contract/timeline';
import type { Actor } from '#platform/access.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';

/** The source tree of a domain with the number of documents under each node; locked nodes count 0. */
export async function filtersOf(
  documents: DocumentStore,
  domain: DomainId,
  actor: Actor,
): Promise<FiltersResponse> {
  const { groupPaths } = await documents.facets(domain);
  const upperHouse = hasModule(actor.modules, 'DSModule');
  const nodesOf = (nodes: readonly SourceNode[], prefix: string, lockedAbove: boolean): FilterNode[] =>
    nodes.map((node) => {
      const path = prefix + node.code;
      const locked = lockedAbove || (node.needsUpperHouse === true && !upperHouse);
      return {
        path,
        family: node.family,
        locked,
        count: locked ? 0 : (groupPaths[path] ?? 0),
        children: nodesOf(node.children ?? [], `${path}/`, locked),
      };
    });
  const { name, version, nodes } = groupings[domain];
  return {
    groupingDetails: { name, version },
    nodes: nodesOf(nodes, '', false),
    contexts: dashboards[domain].contextRequired ? [...contextCodes] : [],
  };
}
