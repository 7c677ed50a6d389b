import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { pickLists } from './picker-state.ts';
import { useHoldings } from './use-lists.ts';

/** "Add to list" of a row; filled when the document is on a list. */
export function AddToListIcon({ document }: { document: { id: string; title: string } }) {
  const { t } = useTranslation();
  const held = useHoldings(document.id).length > 0;
  const label = t('lists.picker.title');
  const Icon = held ? IconBookmarkFilled : IconBookmark;
  return (
    <IconButton
      label={label}
      name={t('timeline.item.actions', { action: label, title: document.title })}
      aria-haspopup="dialog"
      data-held={held || undefined}
      onClick={(event) => pickLists({ documentIds: [document.id] }, event.currentTarget)}
    >
      <Icon size={17} aria-hidden="true" />
    </IconButton>
  );
}
