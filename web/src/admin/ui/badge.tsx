import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** How something stands, in a few words; its colour only says it again. */
export function Badge({ kind, children }: { kind: 'good' | 'warning' | 'bad' | 'off'; children: ReactNode }) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {children}
    </span>
  );
}
