import type { DomainId } from 'contract/dashboards';
import { removalOf, useActiveFilters } from './active-filters.ts';
import { Chips } from './chips.tsx';
import type { Search } from './use-search-state.ts';

/** Every filter of the search of a dashboard that is not as it is by default. */
export function FilterChips({ domain, search }: { domain: DomainId; search: Search }) {
  const filters = useActiveFilters(domain)(search.shown);
  const chips = filters.map(({ group, label, removal }) => ({
    key: `${group} ${label}`,
    label,
    remove: () => search.change(removal),
  }));
  const clear = () => {
    const removals = filters.map(({ group }) => Object.entries(removalOf(filters, group)));
    search.change(Object.fromEntries(removals.flat()));
  };
  return <Chips chips={chips} onClear={clear} />;
}
