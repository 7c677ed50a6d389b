import type { ReactNode } from 'react';
import { usePageTitle } from '#session/page-title.ts';
import styles from './admin-page.module.css';

/** A page of the admin site: its heading with what stands beside it, and what it is made of. */
export function AdminPage({
  title,
  intro,
  above,
  beside,
  children,
}: {
  title: string;
  intro?: string;
  /** Stands over the heading: the way back. */
  above?: ReactNode;
  /** Actions on the whole page. */
  beside?: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <header className={styles.head}>
        {above && <div className={styles.above}>{above}</div>}
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
        {beside && <div className={styles.beside}>{beside}</div>}
      </header>
      {children}
    </main>
  );
}

/** A part of a page in a frame of its own, with a heading. */
export function AdminCard({
  title,
  beside,
  children,
}: {
  title: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  );
}
