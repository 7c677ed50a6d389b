import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PeekSheet } from '#ui/peek-sheet.tsx';
import { PeekContent } from './peek.tsx';

/** A meeting looked at on a phone (UX-2, 22). */
export function MeetingSheet({
  id,
  onClose,
  ...peek
}: Omit<ComponentProps<typeof PeekContent>, 'id'> & { id: string | undefined }) {
  const { t } = useTranslation();
  return (
    <PeekSheet id={id} label={t('meeting.page')} onClose={onClose}>
      {(shown) => <PeekContent key={shown} id={shown} onClose={onClose} {...peek} />}
    </PeekSheet>
  );
}
