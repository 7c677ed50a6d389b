import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { describeError } from '#session/describe.ts';
import { FormActions } from '#ui/form-actions.tsx';
import styles from './one-line-form.module.css';

/** What is asked for and the way out. */
export interface OneLineAsked {
  initial?: string;
  confirm: string;
  /** False where it was said elsewhere that it did not work; what it throws is said beside the field. */
  onSave: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for one line of text, such as a name; closes once it is saved. */
export function OneLineForm({
  label,
  description,
  required,
  maximum,
  type = 'text',
  initial = '',
  confirm,
  onSave,
  onClose,
}: OneLineAsked & {
  label: string;
  description?: string;
  /** What is said where nothing is filled in. */
  required: string;
  maximum?: number;
  type?: 'text' | 'email';
}) {
  const [text, setText] = useState(initial);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === '') return setWrong(required);
    setBusy(true);
    try {
      if (await onSave(wanted)) onClose();
    } catch (failure) {
      setWrong(describeError(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        autoFocus
        data-autofocus
        type={type}
        label={label}
        description={description}
        required
        maxLength={maximum}
        value={text}
        error={wrong}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setWrong(undefined);
        }}
      />
      <FormActions confirm={confirm} busy={busy} onCancel={onClose} />
    </form>
  );
}
