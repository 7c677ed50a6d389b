import { TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './transfer-dialog.module.css';
import type { Receiver } from './use-receiver.ts';

/** The address of a colleague, and who that is. */
export function ReceiverField({ receiver }: { receiver: Receiver }) {
  const { t } = useTranslation();
  const { email, type, found, wrong, check } = receiver;
  return (
    <div className={styles.receiver}>
      <TextInput
        data-autofocus
        type="email"
        autoComplete="off"
        required
        label={t('listManager.transfer.email')}
        value={email}
        maxLength={320}
        error={wrong}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          if (email.trim() !== '') void check();
        }}
      />
      <p role="status" className={styles.found}>
        {found !== undefined && (
          <>
            <b>{found}</b>
            <span>
              <IconCheck size={16} aria-hidden="true" />
              {t('listManager.transfer.found')}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
