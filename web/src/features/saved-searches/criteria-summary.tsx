import { useTranslation } from 'react-i18next';
import { useActiveFilters } from '#features/search/active-filters.ts';
import { QueryText } from '#features/search/query-text.tsx';
import { stateOf } from './criteria.ts';
import styles from './search-form.module.css';
import type { Saving } from './saving.ts';

/** What a saved search looks for, to read: the query, and what narrows it in words. */
export function CriteriaSummary({ domain, criteria }: Pick<Saving, 'domain' | 'criteria'>) {
  const { t } = useTranslation();
  const state = stateOf(criteria);
  const filters = useActiveFilters(domain)(state);
  return (
    <div className={styles.criteria}>
      <p className={styles.query}>
        <QueryText query={state.query} />
      </p>
      <ul aria-label={t('filters.active.title')}>
        {filters.length === 0 && <li>{t('saving.form.everywhere')}</li>}
        {filters.map(({ group, label }) => (
          <li key={`${group} ${label}`}>{label}</li>
        ))}
      </ul>
    </div>
  );
}
