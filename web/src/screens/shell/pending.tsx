import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './pending.module.css';

/** Stands where a page comes that takes more than a second to load. */
export function Pending() {
  const { t } = useTranslation();
  return (
    <main id="main" tabIndex={-1} className={styles.pending}>
      <div role="status">
        <Loader size="sm" aria-hidden="true" />
        <span>{t('shell.loading')}</span>
      </div>
    </main>
  );
}
