import { Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { FormActions } from './form-actions.tsx';
import styles from './list-manager.module.css';

interface Asked {
  /** What gets the title. */
  of: 'list' | 'heading';
  confirm: string;
  initial: string;
  onClose: () => void;
  /** Resolves with whether it worked; then the dialog closes. */
  onSubmit: (text: string) => Promise<boolean>;
}

/** Asks for one short text: the title of a list or of a subheading. */
export function TitleDialog({ opened, header, ...asked }: Asked & { opened: boolean; header: string }) {
  return (
    <Modal opened={opened} onClose={asked.onClose} title={header} size={440}>
      <TitleForm {...asked} />
    </Modal>
  );
}

function TitleForm({ of, confirm, initial, onClose, onSubmit }: Asked) {
  const { t } = useTranslation();
  const [text, setText] = useState(initial);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const title = text.trim();
    if (title === '') return setFailed(true);
    setBusy(true);
    const done = await onSubmit(title).finally(() => setBusy(false));
    if (done) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className={styles.form} noValidate>
      <TextInput
        data-autofocus
        label={t(of === 'list' ? 'listManager.form.title' : 'listManager.form.headingTitle')}
        required
        value={text}
        maxLength={limits.maximumListTitle}
        error={
          failed && text.trim() === ''
            ? t(`listManager.form.${of === 'list' ? 'title' : 'heading'}Required`)
            : undefined
        }
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormActions confirm={confirm} busy={busy} onCancel={onClose} />
    </form>
  );
}
