import { Checkbox } from '@mantine/core';
import { IconNote, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { useAtOnce } from '#ui/use-at-once.ts';
import { ItemContent } from './item-content.tsx';
import styles from './list-manager.module.css';
import { MoveMenu, type PlacedItem } from './move-menu.tsx';
import { NoteForm } from './note-form.tsx';
import { TitleDialog } from './title-dialog.tsx';
import { UpdateDialog } from './update-dialog.tsx';

/** One item: its place, export box, what it is and what can be done with it (UX 5.6). */
export function ItemRow(placed: PlacedItem) {
  const { item, index, others, actions, onMove } = placed;
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const { title } = item;
  const [marked, mark] = useAtOnce(item.markedForExport, async (markedForExport) => {
    await actions.change({ id: item.id, markedForExport });
  });
  const close = () => setEditing(false);
  const moveByKeys = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined || (event.target as Element).matches('textarea')) return;
    event.preventDefault();
    onMove(index + step);
  };
  return (
    <li className={styles.row} data-kind={item.kind} onKeyDown={moveByKeys}>
      <MoveMenu {...placed} />
      <label data-tip={t('listManager.items.markHint')} className={styles.mark} data-unprinted>
        <Checkbox
          aria-label={t('listManager.items.mark', { title })}
          checked={marked}
          onChange={(event) => mark(event.currentTarget.checked)}
        />
      </label>
      <div className={styles.content}>
        <ItemContent
          // The note that is being written stands in its field.
          item={editing && item.kind === 'document' ? { ...item, note: '' } : item}
          onUnquote={(quotation) => void actions.unquote(item, quotation)}
        />
        {item.kind === 'document' && editing && <NoteForm item={item} actions={actions} onClose={close} />}
      </div>
      <div className={styles.rowActions} data-unprinted>
        {item.kind === 'document' ? (
          <IconButton
            icon={IconNote}
            label={t(item.note === '' ? 'listManager.items.noteAdd' : 'listManager.items.noteEdit')}
            name={`${t(item.note === '' ? 'listManager.items.noteAdd' : 'listManager.items.noteEdit')}: ${title}`}
            aria-expanded={editing}
            onClick={() => setEditing(!editing)}
          />
        ) : (
          <IconButton
            icon={IconPencil}
            label={t('listManager.items.edit')}
            name={t('listManager.items.editOne', { title })}
            onClick={() => setEditing(true)}
          />
        )}
        <IconButton
          icon={IconTrash}
          label={t('listManager.items.remove')}
          name={t('listManager.items.removeOne', { title })}
          onClick={() => void actions.remove(item)}
        />
      </div>
      {item.kind === 'update' && (
        <UpdateDialog
          opened={editing}
          listId={item.listId}
          item={item}
          others={others}
          actions={actions}
          onClose={close}
        />
      )}
      {item.kind === 'subheading' && (
        <TitleDialog
          opened={editing}
          header={t('listManager.items.subheading')}
          of="heading"
          confirm={t('listManager.form.save')}
          initial={title}
          onClose={close}
          onSave={(text) => actions.change({ id: item.id, title: text })}
        />
      )}
    </li>
  );
}
