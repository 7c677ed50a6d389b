import { useEffect } from 'react';
import { addRecentSearch, useRecentSearches } from '#features/recent-searches/recent-searches.ts';
import type { Recent } from '#features/recent-searches/use-recent.ts';
import { filterSorts, plainAgenda, readAgenda, writeAgenda } from './agenda-state.ts';
import { useAppliedSearch } from './saved-agenda.tsx';
import type { Agenda } from './use-agenda.ts';
import { useFilterNames } from './use-filter-names.ts';

/**
 * Remembers every query that is run on the agenda, the days aside, and tells those that ran before, newest first
 * (decision 4.10). A saved search that is applied is not remembered (specification §4).
 */
export function useRecentAgenda({ state, today, change }: Agenda): readonly Recent[] {
  const names = useFilterNames();
  const applied = useAppliedSearch(state) !== undefined;
  const { view, date, range } = plainAgenda;
  const search = writeAgenda({ ...state, view, date, range, saved: undefined, meeting: undefined });
  const written = state.query === '' || applied || state.saved !== undefined ? '' : JSON.stringify(search);
  useEffect(() => {
    if (written !== '') addRecentSearch('agenda', JSON.parse(written) as Record<string, string>);
  }, [written]);
  return useRecentSearches('agenda').map((text) => {
    const { query, ...rest } = readAgenda(text, today).state;
    return {
      key: JSON.stringify(text),
      search: text,
      query,
      detail: filterSorts
        .flatMap((sort) =>
          names.chosen(
            sort,
            rest[sort].map((key) => ({ key })),
          ),
        )
        .map(({ label }) => label)
        .join(' · '),
      choose: () => {
        const filters = Object.fromEntries(filterSorts.map((sort) => [sort, rest[sort]]));
        change({ query, ...filters, saved: undefined });
      },
    };
  });
}
