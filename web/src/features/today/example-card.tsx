import { IconArrowRight, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { useRecentSearches } from '#features/recent-searches/recent-searches.ts';
import { Card } from './card.tsx';
import styles from './today.module.css';

/** Own searches after which nobody needs one to start from. */
const enough = 10;

/** One search to start from, in plain words (UX-2, 09). */
export function ExampleCard({ domain, onSearch }: { domain: DomainId; onSearch: (query: string) => void }) {
  const { t } = useTranslation();
  if (useRecentSearches(domain).length >= enough) return null;
  const example = t(`today.example.${domain}`);
  return (
    <Card title={t('today.example.title')} className={styles.example}>
      <button type="button" onClick={() => onSearch(example)}>
        <IconSearch size={16} aria-hidden="true" />
        <span>{example}</span>
        <IconArrowRight size={16} aria-hidden="true" />
      </button>
      <p className={styles.quiet}>{t('today.example.finds')}</p>
    </Card>
  );
}
