import { useTranslation } from 'react-i18next';
import { DomainName } from '#features/saved-searches/domain-name.tsx';
import { QueryText } from '#features/search/query-text.tsx';
import type { Place } from './domain-choice.tsx';
import styles from './saved-searches.module.css';

/** A saved search whose module ended: kept for a year, to be read (decision 6.4). */
export function KeptRow({ title, query, place }: { title: string; query: string; place: Place }) {
  const { t } = useTranslation();
  return (
    <li className={styles.row} aria-label={title}>
      <div className={styles.search}>
        <h2>{title}</h2>
        <p className={styles.query} title={query}>
          <QueryText query={query} />
        </p>
        <p className={styles.facts}>
          <DomainName domain={place} />
        </p>
      </div>
      <p className={styles.kept}>{t('saving.page.kept')}</p>
    </li>
  );
}
