import type { ReactNode } from 'react';
import page from '#features/reading/page.module.css';
import { useReadFrom } from '#features/reading/use-read-from.ts';
import { Actions } from './actions.tsx';
import styles from './person.module.css';

/** Who or what a page is about by the list of the source, and what one can do with what there is of them. */
export function SubjectHead({
  subject,
  initials,
  line,
  children,
}: {
  subject: Parameters<typeof Actions>[0]['subject'] & { name: string };
  initials: string;
  /** What stands above the name. */
  line: ReactNode;
  /** What stands below it. */
  children: ReactNode;
}) {
  const heading = useReadFrom();
  return (
    <header className={styles.head}>
      <span className={styles.initials} aria-hidden="true">
        {initials}
      </span>
      <div className={styles.who}>
        <p className={styles.line}>{line}</p>
        <h1 ref={heading} tabIndex={-1} className={page.title}>
          {subject.name}
        </h1>
        {children}
      </div>
      <Actions subject={subject} />
    </header>
  );
}
