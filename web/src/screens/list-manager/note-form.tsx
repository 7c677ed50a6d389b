import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import type { DocumentListItem } from 'contract/lists';
import { FormActions } from './form-actions.tsx';
import styles from './list-manager.module.css';
import type { ItemActions } from './use-item-actions.ts';

/** Writes the note with a saved document; Escape leaves it as it was. */
export function NoteForm({
  item,
  actions,
  onClose,
}: {
  item: DocumentListItem;
  actions: ItemActions;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [note, setNote] = useState(item.note);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onClose();
        void actions.change({ id: item.id, note: note.trim() });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Textarea
        autoFocus
        autosize
        minRows={2}
        maxRows={8}
        aria-label={t('listManager.items.noteOf', { title: item.title })}
        maxLength={limits.maximumItemNote}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <FormActions confirm={t('listManager.form.save')} onCancel={onClose} />
    </form>
  );
}
