import { useQueries } from '@tanstack/react-query';
import { callOf } from 'contract/addresses';
import type { DomainId } from 'contract/dashboards';
import { searchTimeline } from 'contract/timeline';
import { call } from '#api/call.ts';
import { removalOf, useActiveFilters, type FilterGroup } from '#features/search/active-filters.ts';
import { parametersOf, type SearchState } from '#features/search/search-state.ts';

/** A kind of filter that is set, in words, and how many hits the search has without it. */
interface WithoutFilter {
  group: FilterGroup | 'all';
  label: string;
  removal: Partial<SearchState>;
  count: number;
}

/** Most filters offered: who has more of them set starts anew. */
const most = 3;

/**
 * For a search without hits: the filters without which it has some, those that cost most first (UX 5.11); all
 * of them together where no single one does it.
 */
export function useWithoutFilter(domain: DomainId, search: SearchState): WithoutFilter[] {
  // Without looking back there are never more.
  const filters = useActiveFilters(domain)(search).filter(({ removal }) => !('lookBack' in removal));
  const groups: Omit<WithoutFilter, 'count'>[] = [...new Set(filters.map(({ group }) => group))].map(
    (group) => ({
      group,
      label: filters
        .filter((filter) => filter.group === group)
        .map(({ label }) => label)
        .join(', '),
      removal: removalOf(filters, group),
    }),
  );
  if (groups.length > 1) {
    groups.push({
      group: 'all',
      label: filters.map(({ label }) => label).join(', '),
      removal: Object.assign({}, ...groups.map(({ removal }) => removal)) as Partial<SearchState>,
    });
  }
  const counts = useQueries({
    queries: groups.map(({ removal }) => {
      const body = { ...parametersOf(domain, { ...search, ...removal }), size: 1 };
      return {
        queryKey: ['countWithout', body],
        staleTime: Infinity,
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await call(callOf(searchTimeline, domain), { body, signal, retrySlow: true })).countTotal,
      };
    }),
  });
  const found = groups
    .map((group, index) => ({ ...group, count: counts[index]?.data ?? 0 }))
    .filter(({ count }) => count > 0);
  const single = found.filter(({ group }) => group !== 'all');
  return (single.length > 0 ? single : found)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most);
}
