import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#features/shortcuts/use-shortcut.ts';
import { sign } from '#ui/sign.tsx';
import { pickLists } from './picker-state.ts';
import { useHoldings } from './use-lists.ts';

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
