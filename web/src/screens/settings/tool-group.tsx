import type { ReactNode } from 'react';
import styles from './api.module.css';
import setting from './setting.module.css';

/** What a user may have some of, with how many and the way to another. */
export function ToolGroup({
  title,
  count,
  action,
  children,
}: {
  title: string;
  count: string | undefined;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={setting.group} aria-label={title}>
      <header className={styles.head}>
        <h3>{title}</h3>
        <span>{count}</span>
        {action}
      </header>
      {children}
    </section>
  );
}
