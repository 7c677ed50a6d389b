import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Confirm } from '#ui/confirm.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import styles from './content.module.css';

/** Stands below content that was changed and not saved: it is kept as a whole, for one reason. */
export function SaveBar({
  unsaved,
  valid = true,
  onSave,
  onDiscard,
}: {
  unsaved: boolean;
  /** Whether it can be kept as it is. */
  valid?: boolean;
  /** Keeps it. @throws what `call` throws */
  onSave: (reason: string) => Promise<unknown>;
  onDiscard: () => void;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved && current.pathname !== next.pathname,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  if (!unsaved) return null;
  return (
    <div className={styles.save}>
      <p role="status">{t('adminContent.content.unsaved')}</p>
      <Button variant="default" onClick={onDiscard}>
        {t('adminContent.content.discard')}
      </Button>
      <Button disabled={!valid} onClick={() => setAsking(true)}>
        {t('adminContent.content.save')}
      </Button>
      {asking && (
        <ChangeDialog
          title={t('adminContent.content.saveTitle')}
          confirm={t('adminContent.content.saveConfirm')}
          onSubmit={async (reason) => {
            await onSave(reason);
            showMessage({ kind: 'success', text: t('adminContent.content.saved') });
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('adminContent.content.saveText')}</p>
        </ChangeDialog>
      )}
      <Confirm
        opened={blocker.status === 'blocked'}
        header={t('admin.change.unsaved.header')}
        body={t('admin.change.unsaved.body')}
        confirm={t('admin.change.unsaved.confirm')}
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </div>
  );
}
