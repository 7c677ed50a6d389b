import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { sign } from '#ui/sign.tsx';
import { pickLists } from './picker-state.ts';
import { useHoldings } from './use-lists.ts';
import { useListKeys } from './use-list-keys.ts';

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
  const addition = { documentIds: [documentId] };
  useListKeys(() => {
    const button = document.querySelector<HTMLElement>('[data-add-to-list]');
    return button ? [addition, button] : undefined;
  });
  return (
    <Button
      data-add-to-list=""
      variant={variant}
      aria-haspopup="dialog"
      leftSection={sign(Icon)}
      onClick={(event) => pickLists(addition, event.currentTarget)}
    >
      {label ?? t('lists.picker.title')}
    </Button>
  );
}
