import type { AgendaCount, AgendaCounts } from 'contract/agendas';
import { limits } from 'contract/limits';
import {
  agendaKinds,
  agendaStates,
  type FilterSort,
  readSessionFilter,
  writeSessionFilter,
} from 'contract/session-filters';
import type { Facet, Tally } from '#stores/documents/document-store.ts';
import { withParents } from '#stores/documents/filters.ts';
import type { AgendaSearch } from './criteria.ts';

/** What one dashboard's meetings came to. */
export interface Tallied extends AgendaSearch {
  tally: Tally;
}

/** What each filter would find, of all dashboards together. */
export function countsOf(tallied: readonly Tallied[], sessionFilters: readonly string[]): AgendaCounts {
  const of = (facet: Facet) =>
    tallied
      .filter(({ countFor }) => countFor === 'all' || countFor === facet)
      .flatMap(({ search, tally }) =>
        tally.facets[facet].map((bucket) => ({ ...bucket, domain: search.filters.domain })),
      );
  const chosen = (sort: FilterSort) =>
    sessionFilters.filter((text) => readSessionFilter(text)?.sort === sort);
  const sources = summed(
    of('groupPath').flatMap(({ domain, value, count }) => [
      { filter: domain, count },
      ...withParents(value).map((path) => ({
        filter: writeSessionFilter({ sort: 'source', domain, path }),
        count,
      })),
    ]),
  );
  const committees = of('committee').map(({ domain, value, count }) => ({
    filter: writeSessionFilter({ sort: 'committee', domain, code: value }),
    count,
  }));
  const places = of('place').map(({ value, count }) => ({
    filter: writeSessionFilter({ sort: 'place', place: value }),
    count,
  }));
  const counted = (facet: 'kind' | 'status', value: string) =>
    of(facet).reduce((sum, one) => (one.value === value ? sum + one.count : sum), 0);
  return {
    sources: sources.toSorted((one, other) => (one.filter < other.filter ? -1 : 1)),
    committees: largest(summed(committees), limits.agendaCountedCommittees, chosen('committee')),
    kinds: agendaKinds.map((kind) => ({
      filter: writeSessionFilter({ sort: 'kind', kind }),
      count: counted('kind', kind),
    })),
    statuses: agendaStates.map((state) => ({
      filter: writeSessionFilter({ sort: 'status', state }),
      count: counted('status', state),
    })),
    places: largest(summed(places), limits.agendaCountedPlaces, chosen('place')),
  };
}

function summed(counts: readonly AgendaCount[]): AgendaCount[] {
  const sums = new Map<string, number>();
  for (const { filter, count } of counts) sums.set(filter, (sums.get(filter) ?? 0) + count);
  return [...sums].map(([filter, count]) => ({ filter, count }));
}

/** The first so many, and wherever they come those that were chosen. */
function largest(counts: readonly AgendaCount[], most: number, chosen: readonly string[]): AgendaCount[] {
  const ordered = counts.toSorted(
    (one, other) => other.count - one.count || (one.filter < other.filter ? -1 : 1),
  );
  return ordered.filter(({ filter }, place) => place < most || chosen.includes(filter));
}
