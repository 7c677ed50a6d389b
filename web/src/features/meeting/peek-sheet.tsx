import { Drawer } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { PeekContent } from './peek.tsx';
import styles from './peek.module.css';

/** A meeting looked at on a phone: a sheet from below over the agenda (UX-2, 22). */
export function PeekSheet({
  id,
  onClose,
  ...peek
}: Omit<ComponentProps<typeof PeekContent>, 'id'> & { id: string | undefined }) {
  const { t } = useTranslation();
  // What is going down still shows the meeting it went up with.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <Drawer.Root opened={id !== undefined} onClose={onClose} position="bottom" size="82%">
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('meeting.page')} className={styles.sheet}>
        <Drawer.Body className={styles.sheetBody}>
          {shown !== undefined && <PeekContent key={shown} id={shown} onClose={onClose} {...peek} />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
