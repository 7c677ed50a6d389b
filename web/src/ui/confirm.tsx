import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirm.module.css';
import { useOverlayParts } from './late.tsx';

/**
 * Asks before something that cannot be undone. The confirm button repeats the verb (UX 4); focus starts
 * on cancel and goes back to where it came from.
 */
export function Confirm({
  opened,
  header,
  body,
  confirm,
  busy = false,
  onConfirm,
  onCancel,
}: {
  opened: boolean;
  header: string;
  body: string;
  confirm: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const { t } = useTranslation();
  const parts = useOverlayParts(opened, onCancel);
  // It opens once it is there, or it would not know where the focus came from.
  const [ready, setReady] = useState(parts !== undefined);
  // oxlint-disable-next-line react/set-state-in-effect -- it is drawn closed first on purpose
  useEffect(() => setReady(parts !== undefined), [parts]);
  if (!parts) return null;
  return (
    <parts.Modal opened={opened && ready} onClose={onCancel} title={header} size={440}>
      <p className={styles.body}>{body}</p>
      <div className={styles.actions}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('shell.cancel')}
        </Button>
        <Button color="red" loading={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </parts.Modal>
  );
}
