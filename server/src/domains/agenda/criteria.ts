import { dashboards, type DomainId, domainIds } from 'contract/dashboards';
import { parseQuery } from 'contract/query/parse';
import { everything } from 'contract/query/tree';
import {
  meetingPaths,
  presentFilters,
  readSessionFilter,
  type SessionFilter,
  unknownFilter,
} from 'contract/session-filters';
import { isWithin, treeOf } from 'contract/sources';
import { holdsOutside } from 'contract/sources/standing';
import { type Actor, mayReadDomain, type Scope, scopeOf } from '#platform/access.ts';
import { invalidInput, invalidQuery } from '#platform/errors.ts';
import type { Facet, Search } from '#stores/documents/document-store.ts';
import { unfiltered } from '#stores/documents/filters.ts';
import type { Facts } from '#stores/documents/meeting-facts.ts';

/** Which meetings are asked for. */
interface AgendaCriteria {
  query: string;
  sessionFilters: readonly string[];
  /** Only those read from this service. */
  origin?: string | undefined;
}

/** The meetings of one dashboard, of every day. */
export interface AgendaSearch {
  search: Search;
  /**
   * For what these meetings count: `all` are found; where a filter for sources or committees means those of another
   * dashboard, they only count for what that filter could be instead.
   */
  countFor: 'all' | Extract<Facet, 'groupPath' | 'committee'>;
}

/**
 * How the meetings of each dashboard are searched that the actor has. No query means all of them (decision 10.3).
 * @throws EC-02 for a query that cannot be run, or a filter that names nothing
 */
export function agendaPlan(actor: Actor, { query, sessionFilters, origin }: AgendaCriteria): AgendaSearch[] {
  const unknown = unknownFilter(sessionFilters);
  if (unknown !== undefined) {
    throw invalidInput('refusals.unknownFilter', 'body.sessionFilters', { name: unknown });
  }
  const filters = presentFilters(sessionFilters).flatMap((text) => readSessionFilter(text) ?? []);
  const scope = scopeOf(actor);
  const facts = factsOf(filters, origin);
  const ids = filters.flatMap((one) => (one.sort === 'meeting' ? [one.id] : []));
  return domainIds
    .filter((domain) => mayReadDomain(actor, domain))
    .flatMap((domain): AgendaSearch[] => {
      const groupPaths = nodesIn(filters, domain, scope);
      const committees = committeesIn(filters, domain);
      const searched = (paths: readonly string[], committee: readonly string[]): Search => ({
        query: queryTree(query, domain),
        scope,
        filters: {
          ...unfiltered,
          domain,
          groupPaths: paths,
          kind: 'meeting',
          facts: { ...facts, committee },
          ids,
        },
        metadataField: 'metadata',
      });
      if (groupPaths && committees) {
        return [{ search: searched(groupPaths, committees), countFor: 'all' }];
      }
      if (committees) return [{ search: searched([], committees), countFor: 'groupPath' }];
      if (groupPaths) return [{ search: searched(groupPaths, []), countFor: 'committee' }];
      return [];
    });
}

/**
 * The searches that find the meetings that are asked for, of every day; none where no source the actor has fits.
 * @throws as `agendaPlan`
 */
export function agendaSearchesOf(actor: Actor, criteria: AgendaCriteria): Search[] {
  return agendaPlan(actor, criteria).flatMap(({ search, countFor }) => (countFor === 'all' ? [search] : []));
}

function factsOf(filters: readonly SessionFilter[], origin: string | undefined): Facts {
  return {
    kind: filters.flatMap((one) => (one.sort === 'kind' ? [one.kind] : [])),
    status: filters.flatMap((one) => (one.sort === 'status' ? [one.state] : [])),
    place: filters.flatMap((one) => (one.sort === 'place' ? [one.place] : [])),
    origin: origin === undefined ? [] : [origin],
  };
}

/**
 * The nodes of a dashboard that are meant, all of them for none; undefined where others are meant, or none of these
 * that has meetings the scope reaches.
 */
function nodesIn(
  filters: readonly SessionFilter[],
  domain: DomainId,
  { excludedPaths }: Scope,
): string[] | undefined {
  const sources = filters.filter((one) => one.sort === 'source');
  if (sources.length === 0) return [];
  const own = sources.filter((one) => one.domain === domain);
  if (own.some(({ path }) => path === undefined)) return [];
  const tree = treeOf(domain);
  const holding = meetingPaths(domain).filter((path) => holdsOutside(tree, path, excludedPaths));
  const fitting = own.flatMap(({ path = '' }) =>
    holding.some((one) => isWithin(one, path) || isWithin(path, one)) ? [path] : [],
  );
  return fitting.length > 0 ? fitting : undefined;
}

/** The committees of a dashboard that are meant, any for none; undefined where those of others are. */
function committeesIn(filters: readonly SessionFilter[], domain: DomainId): string[] | undefined {
  const committees = filters.filter((one) => one.sort === 'committee');
  if (committees.length === 0) return [];
  const own = committees.flatMap((one) => (one.domain === domain ? [one.code] : []));
  return own.length > 0 ? own : undefined;
}

function queryTree(query: string, domain: DomainId): Search['query'] {
  if (query.trim() === '') return everything;
  const parsed = parseQuery(query, dashboards[domain].languages);
  if (parsed.error) throw invalidQuery(parsed.error);
  return parsed.tree;
}
