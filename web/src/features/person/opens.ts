import type { DomainId } from 'contract/dashboards';
import type { CountedSearch } from 'contract/counted';
import { defaultSearch, writeSearch } from '#features/search/search-state.ts';

/** The link to a dashboard that finds exactly what was counted. */
export function opens(domain: DomainId, { query, groupPaths, from, to }: CountedSearch) {
  return {
    to: '/$domain/dashboard' as const,
    params: { domain },
    search: writeSearch({
      ...defaultSearch,
      query,
      period: { kind: 'range', from, to },
      types: groupPaths.length > 0 ? groupPaths : 'all',
    }),
  };
}
