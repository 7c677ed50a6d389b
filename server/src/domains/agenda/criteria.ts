import { dashboards, DomainId, domainIds } from 'contract/dashboards';
import { parseQuery } from 'contract/query/parse';
import { groupings, sourceNode } from 'contract/sources';
import { type Actor, mayReadDomain, scopeOf } from '#platform/access.ts';
import { invalidInput, invalidQuery } from '#platform/errors.ts';
import type { Search } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';

/**
 * The searches that find the meetings of a query, of every day: one for each dashboard that the filters mean and
 * the actor has; none where these have nothing in common.
 * @throws EC-02 for a query that cannot be run, or a filter that names nothing
 */
export function agendaSearchesOf(actor: Actor, query: string, sessionFilters: readonly string[]): Search[] {
  return chosenNodes(sessionFilters, actor).map(([domain, groupPaths]) => ({
    query: treeOf(query, domain),
    scope: scopeOf(actor),
    filters: { ...unfiltered, domain, groupPaths, kind: 'meeting' },
    metadataField: 'metadata',
  }));
}

/** The nodes to search per dashboard the actor has; an empty list of nodes means all of the dashboard. */
function chosenNodes(sessionFilters: readonly string[], actor: Actor): [DomainId, string[]][] {
  const allowed = domainIds.filter((domain) => mayReadDomain(actor, domain));
  if (sessionFilters.length === 0) return allowed.map((domain) => [domain, []]);
  const chosen = new Map<DomainId, string[]>();
  const whole = new Set<DomainId>();
  for (const filter of sessionFilters) {
    const { domain, path } = readFilter(filter);
    if (domain === undefined || (path !== undefined && !sourceNode(groupings[domain], path))) {
      throw invalidInput('errors.unknownGroup', 'body.sessionFilters', { name: filter });
    }
    if (path === undefined) whole.add(domain);
    chosen.set(domain, [...(chosen.get(domain) ?? []), ...(path === undefined ? [] : [path])]);
  }
  return [...chosen]
    .filter(([domain]) => allowed.includes(domain))
    .map(([domain, paths]) => [domain, whole.has(domain) ? [] : paths]);
}

/** The dashboard a filter names, undefined where there is none such, and the node of its tree. */
export function readFilter(filter: string): { domain: DomainId | undefined; path: string | undefined } {
  const [name, path] = filter.split(':', 2);
  return { domain: DomainId.safeParse(name).data, path };
}

function treeOf(query: string, domain: DomainId): Search['query'] {
  const parsed = parseQuery(query, dashboards[domain].languages);
  if (parsed.error) throw invalidQuery(parsed.error);
  return parsed.tree;
}
