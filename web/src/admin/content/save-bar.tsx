import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showMessage } from '#ui/message-bar.tsx';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { TextChange } from './texts.ts';
import styles from './content.module.css';

/** Stands below content that was changed and not saved: it is kept as a whole, for one reason. */
export function SaveBar({
  draft,
  kept,
  valid = true,
  changes = [],
  onSave,
  onDiscard,
  onUnsaved,
}: {
  draft: unknown;
  /** What stands as long as the draft is not saved. */
  kept: unknown;
  /** Whether it can be kept as it is. */
  valid?: boolean;
  /** What is said before it is kept: texts as they were and as they will be. */
  changes?: readonly TextChange[];
  /** Keeps it. @throws what `call` throws */
  onSave: (reason: string) => Promise<unknown>;
  onDiscard: () => void;
  /** Says whether there is something that was not saved. */
  onUnsaved?: (unsaved: boolean) => void;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const unsaved = JSON.stringify(draft) !== JSON.stringify(kept);
  const guard = <LeaveGuard {...{ unsaved, onUnsaved }} />;
  if (!unsaved) return guard;
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
          confirm={t('shell.save')}
          onSubmit={async (reason) => {
            await onSave(reason);
            showMessage({ kind: 'success', text: t('shell.saved') });
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t('adminContent.content.saveText')}</p>
          {changes.length > 0 && (
            <ul className={styles.changes}>
              {changes.map(({ before, after }, place) => (
                <li key={place}>
                  <del>{before}</del> → <ins>{after}</ins>
                </li>
              ))}
            </ul>
          )}
        </ChangeDialog>
      )}
      {guard}
    </div>
  );
}
