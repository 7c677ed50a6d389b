import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GuardedDialog } from '#features/guarded-dialog.tsx';
import type { Guard } from '#features/use-guard.ts';
import { FormActions } from '#ui/form-actions.tsx';
import { useUnsavedWords } from '../ui/use-unsaved-words.ts';
import styles from './content.module.css';

/** A dialog for one part of content that is saved later, with the rest. */
export function ContentDialog({
  guard,
  title,
  valid,
  onDone,
  children,
}: {
  guard: Guard;
  title: string;
  valid: boolean;
  onDone: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!valid) return;
    onDone();
    guard.close(true);
  };
  const leave = useUnsavedWords();
  return (
    <GuardedDialog guard={guard} leave={leave} title={title} size={680}>
      <form className={styles.fields} noValidate onSubmit={submit} onChange={() => guard.onDirty(true)}>
        {children}
        <FormActions
          confirm={t('adminContent.content.done')}
          disabled={!valid}
          onCancel={() => guard.close()}
        />
      </form>
    </GuardedDialog>
  );
}
