import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { describeError } from '#session/describe.ts';
import styles from './template-list.module.css';

/** Asks for the name of a template; what the server says of it stands beside it. */
export function TemplateName({
  initial,
  confirm,
  onSave,
  onClose,
}: {
  initial: string;
  confirm: string;
  /** Throws where it could not be kept. */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [name, setName] = useState(initial);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setWrong(t('newsletter.templates.nameRequired'));
    setBusy(true);
    try {
      await onSave(name.trim());
      onClose();
    } catch (failure) {
      setWrong(describeError(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        data-autofocus
        label={t('newsletter.templates.name')}
        description={t('newsletter.templates.nameHint')}
        required
        maxLength={limits.maximumTemplateName}
        value={name}
        error={wrong}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setWrong(undefined);
        }}
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
