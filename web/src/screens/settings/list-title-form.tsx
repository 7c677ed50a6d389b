import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import styles from './readers.module.css';

/** Asks for the name of an address list. */
export function ListTitleForm({
  initial,
  confirm,
  onSave,
  onClose,
}: {
  initial: string;
  confirm: string;
  /** Resolves with whether it worked. */
  onSave: (title: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(initial);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (title.trim() === '') return;
    setBusy(true);
    const done = await onSave(title.trim()).finally(() => setBusy(false));
    if (done) onClose();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        autoFocus
        label={t('readers.lists.name')}
        required
        maxLength={limits.maximumAddressListTitle}
        value={title}
        error={tried && title.trim() === '' ? t('readers.lists.required') : undefined}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={busy}>
          {confirm}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
      </div>
    </form>
  );
}
