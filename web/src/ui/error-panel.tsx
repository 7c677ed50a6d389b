import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './panels.module.css';

/** A failure in the panel where it happened: message, number for support, and trying again (UX 5.11). */
export function ErrorPanel({
  message,
  requestId,
  onRetry,
  headingLevel: Heading = 'h2',
}: {
  message: string;
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
  headingLevel?: 'h1' | 'h2' | 'h3';
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.panel} role="alert">
      <IconAlertTriangle size={28} className={styles.danger} aria-hidden="true" />
      <Heading>{message}</Heading>
      {requestId && <p className={styles.small}>{t('shell.reference', { number: requestId })}</p>}
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          {t('shell.tryAgain')}
        </Button>
      )}
    </div>
  );
}
