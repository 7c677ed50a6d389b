import { Drawer } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import styles from './peek-sheet.module.css';

/** Something of a list looked at on a phone: a sheet from below over it (UX-2, 22). */
export function PeekSheet({
  id,
  label,
  onClose,
  children,
}: {
  /** What is looked at; nothing where the sheet is down. */
  id: string | undefined;
  label: string;
  onClose: () => void;
  /** Draws what is looked at. */
  children: (id: string) => ReactNode;
}) {
  // What is going down still shows what it went up with.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <Drawer.Root opened={id !== undefined} onClose={onClose} position="bottom" size="82%">
      <Drawer.Overlay />
      <Drawer.Content aria-label={label} className={styles.sheet}>
        <Drawer.Body className={styles.body}>{shown !== undefined && children(shown)}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
