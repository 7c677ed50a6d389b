import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './shell.module.css';

/** Says that there is no network, for as long as that lasts (UX 5.11). */
export function OfflineBar() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(followNetwork, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className={styles.offline} data-unprinted>
          <IconWifiOff size={16} aria-hidden="true" />
          {t('shell.offline')}
        </p>
      )}
    </div>
  );
}

function followNetwork(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
