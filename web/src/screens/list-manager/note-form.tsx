import { Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import type { DocumentListItem } from 'contract/list-items';
import { isText } from '#api/shapes.ts';
import { DraftConflict, DraftNotice } from './draft-notice.tsx';
import { dropDraft, useDraft } from './drafts.ts';
import { FormActions } from '#ui/form-actions.tsx';
import styles from './list-manager.module.css';
import type { ItemActions } from './use-item-actions.ts';

interface Asked {
  item: DocumentListItem;
  actions: ItemActions;
  onClose: () => void;
}

/** Writes the note with a saved document; Escape leaves it as it was, and what was typed is offered again. */
export function NoteForm(asked: Asked) {
  const { t } = useTranslation();
  const name = `note ${asked.item.id}`;
  const { note } = asked.item;
  const { draft, version, changedElsewhere, keep, discard } = useDraft(name, isText, JSON.stringify(note));
  return (
    <>
      {changedElsewhere ? (
        <DraftConflict onDiscard={discard}>
          <p className={styles.note}>{note === '' ? t('listManager.draft.empty') : note}</p>
        </DraftConflict>
      ) : (
        draft && <DraftNotice at={draft.at} onDiscard={discard} />
      )}
      <NoteFields
        {...asked}
        key={version}
        left={draft?.fields}
        onType={keep}
        onSaved={() => dropDraft(name)}
      />
    </>
  );
}

function NoteFields({
  item,
  actions,
  left,
  onType,
  onSaved,
  onClose,
}: Asked & {
  /** What was typed before and not saved. */
  left: string | undefined;
  onType: (written: string | undefined) => void;
  onSaved: () => void;
}) {
  const { t } = useTranslation();
  const [note, setNote] = useState(left ?? item.note);
  useEffect(() => onType(note === item.note ? undefined : JSON.stringify(note)), [onType, note, item.note]);
  const save = async () => {
    onClose();
    if (await actions.change({ id: item.id, note: note.trim() })) onSaved();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
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
