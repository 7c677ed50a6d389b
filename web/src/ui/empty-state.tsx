import type { ReactNode } from 'react';
import styles from './panels.module.css';

/** A place without content: what is the matter and what can be done about it. */
export function EmptyState({
  icon,
  title,
  children,
  headingLevel: Heading = 'h2',
}: {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
}) {
  return (
    <div className={styles.panel}>
      {icon}
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
