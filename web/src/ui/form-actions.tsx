import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './form-actions.module.css';

/** The end of a form: the way out, and what sends it. */
export function FormActions({
  confirm,
  busy = false,
  disabled = false,
  onCancel,
}: {
  confirm: string;
  busy?: boolean;
  /** What is filled in cannot be sent. */
  disabled?: boolean;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles.actions}>
      <Button variant="default" onClick={onCancel}>
        {t('shell.cancel')}
      </Button>
      <Button type="submit" loading={busy} disabled={disabled}>
        {confirm}
      </Button>
    </div>
  );
}
