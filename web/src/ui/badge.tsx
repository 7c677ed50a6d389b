import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** How something stands, in a few words; the words say it, the colour helps. */
export function Badge({
  kind = 'plain',
  children,
}: {
  /** What is plain or fine needs no attention and stands as text. */
  kind?: 'plain' | 'fine' | 'good' | 'news' | 'warning' | 'bad' | 'off';
  children: ReactNode;
}) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
