import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { GuardedDialog } from '#features/guarded-dialog.tsx';
import { useGuard } from '#features/use-guard.ts';
import { describeError } from '#session/describe.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { ReasonField } from './reason-field.tsx';
import { useUnsavedWords } from './use-unsaved-words.ts';
import styles from './change-dialog.module.css';

/**
 * A dialog that changes something: its fields, why it is done (UX-2, 18), and what the server says against it. It closes
 * once it is done.
 */
export function ChangeDialog({
  title,
  confirm,
  children,
  values,
  valid = true,
  isReasonNeeded = true,
  size = 520,
  onSubmit,
  onClose,
}: {
  title: string;
  /** The verb on its button. */
  confirm: string;
  children?: ReactNode;
  /** What its fields hold, as JSON can: what was changed since it opened is not lost without asking. */
  values?: unknown;
  /** Whether its fields can be sent. */
  valid?: boolean;
  /** Where nobody needs to be told why, the reason may stay empty. */
  isReasonNeeded?: boolean;
  size?: number;
  /** Does it, with the reason. @throws what `call` throws */
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const guard = useGuard(onClose);
  const filled = JSON.stringify([values, reason]);
  const [opened] = useState(filled);
  const { onDirty } = guard;
  useEffect(() => onDirty(filled !== opened), [filled, opened, onDirty]);
  const lacksReason = isReasonNeeded && reason.trim() === '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (!valid || lacksReason || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSubmit(reason.trim());
      guard.close(true);
    } catch (caught) {
      setFailure(caught);
      setBusy(false);
    }
  };
  const leave = useUnsavedWords();
  return (
    <GuardedDialog guard={guard} leave={leave} title={title} size={size}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {failure !== undefined && <FormNotice kind="error">{describeError(failure)}</FormNotice>}
        {children}
        <ReasonField
          reason={reason}
          isNeeded={isReasonNeeded}
          isMissing={tried && lacksReason}
          onChange={setReason}
        />
        <FormActions confirm={confirm} busy={busy} disabled={!valid} onCancel={() => guard.close()} />
      </form>
    </GuardedDialog>
  );
}
