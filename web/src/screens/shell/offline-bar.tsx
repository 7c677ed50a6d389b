import { useNetwork } from '@mantine/hooks';
import { IconWifiOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './shell.module.css';

/** Says that there is no network, for as long as that lasts (UX 5.11). */
export function OfflineBar() {
  const { t } = useTranslation();
  const { online } = useNetwork();
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
