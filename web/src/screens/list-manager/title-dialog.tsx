import { Button, Modal, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import styles from './list-manager.module.css';

interface Asked {
  label: string;
  /** Said when the text is empty. */
  required: string;
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

function TitleForm({ label, required, confirm, initial, onClose, onSubmit }: Asked) {
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
        label={label}
        required
        value={text}
        maxLength={limits.maximumListTitle}
        error={failed && text.trim() === '' ? required : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.formActions}>
        <Button variant="default" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
