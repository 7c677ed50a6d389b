import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { removalOf, useActiveFilters } from './active-filters.ts';
import styles from './filter-chips.module.css';
import type { Search } from './use-search-state.ts';

/** Every filter of the search that is not as it is by default, each with a way to take it away. */
export function FilterChips({ domain, search }: { domain: DomainId; search: Search }) {
  const { t } = useTranslation();
  const filters = useActiveFilters(domain)(search.shown);
  if (filters.length === 0) return null;
  const clear = () => {
    const removals = filters.map(({ group }) => Object.entries(removalOf(filters, group)));
    search.change(Object.fromEntries(removals.flat()));
  };
  return (
    <div className={styles.chips} role="group" aria-label={t('filters.active.title')}>
      <ul>
        {filters.map(({ group, label, removal }) => (
          <li key={`${group} ${label}`}>
            <button
              type="button"
              aria-label={t('filters.active.remove', { name: label })}
              onClick={(event) => {
                // The chip goes away: the focus moves to the next one, or to the results, not to nowhere.
                const { parentElement: chip } = event.currentTarget;
                const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
                (neighbour?.querySelector('button') ?? document.getElementById('main'))?.focus();
                search.change(removal);
              }}
            >
              <span>{label}</span>
              <IconX size={14} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {filters.length > 1 && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            document.getElementById('main')?.focus();
            clear();
          }}
        >
          {t('filters.active.clear')}
        </button>
      )}
    </div>
  );
}
