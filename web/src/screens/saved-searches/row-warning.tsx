import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from 'contract/saved-searches';
import styles from './saved-searches.module.css';

/** That a search stands still (decision 8.6) or that its sources changed (3.10), and the way to do something about it. */
export function RowWarning({
  saved,
  onCheck,
}: {
  saved: Pick<SavedSearch, 'paused' | 'sourcesChanged'>;
  onCheck: () => void;
}) {
  const { t } = useTranslation();
  if (!saved.paused && !saved.sourcesChanged) return null;
  return (
    <p className={styles.warning}>
      <IconAlertTriangle size={15} aria-hidden="true" />
      <span>{saved.paused ? t(`searches.paused.${saved.paused}`) : t('searches.sourcesChanged')}</span>
      <button type="button" onClick={onCheck}>
        {t('searches.check')}
      </button>
    </p>
  );
}
