import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { sign } from '#ui/sign.tsx';
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
      onClick={(event) => pickLists([document.id], event.currentTarget)}
    >
      <Icon size={17} aria-hidden="true" />
    </IconButton>
  );
}

/** "Add to list" of the document page, also at the key L (UX 4, 5.5); elsewhere not the first button, or called shorter. */
export function AddToListButton({
  documentId,
  variant = 'filled',
  label,
}: {
  documentId: string;
  variant?: 'filled' | 'default';
  label?: string;
}) {
  const { t } = useTranslation();
  const held = useHoldings(documentId).length > 0;
  const Icon = held ? IconBookmarkFilled : IconBookmark;
  useShortcut('l', () => {
    const button = document.querySelector<HTMLElement>('[data-add-to-list]');
    if (button) pickLists([documentId], button);
  });
  return (
    <Button
      data-add-to-list=""
      variant={variant}
      aria-haspopup="dialog"
      leftSection={sign(Icon)}
      onClick={(event) => pickLists([documentId], event.currentTarget)}
    >
      {label ?? t('lists.picker.title')}
    </Button>
  );
}
