import type { ReactNode } from 'react';
import styles from './pill.module.css';

/** How something stands, in a few words; the words say it, the colour helps. */
export function Pill({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'good' | 'news' | 'warning' | 'danger' | 'gone';
  children: ReactNode;
}) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {children}
    </span>
  );
}
