import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { filterTypes, sourceTreeOf } from '#session/filter-types.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './results.module.css';

const examplesOf: Record<DomainId, 'nl' | 'eu' | 'be'> = {
  nl: 'nl',
  'nl-lr': 'nl',
  eu: 'eu',
  'be-fed': 'be',
  'be-flm': 'be',
};

/** What a dashboard shows before the first search: three searches to start from (UX 5.11), or that there is nothing to find. */
export function FirstVisit({ domain, onSearch }: { domain: DomainId; onSearch: (query: string) => void }) {
  const { t } = useTranslation();
  const types = useQuery(filterTypes);
  const tree = types.data && sourceTreeOf(types.data, domain);
  if (tree?.every(({ count }) => count === 0)) return <EmptyState title={t('timeline.first.nothing')} />;
  return (
    <div className={styles.first}>
      <h2>{t('timeline.first.title')}</h2>
      <p>{t('timeline.first.intro')}</p>
      <ul aria-label={t('timeline.first.examples')}>
        {(['one', 'two', 'three'] as const).map((which) => {
          const example = t(`timeline.first.example.${examplesOf[domain]}.${which}`);
          return (
            <li key={which}>
              <button type="button" onClick={() => onSearch(example)}>
                <IconSearch size={16} aria-hidden="true" />
                <span>{example}</span>
                <IconArrowRight size={16} aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
