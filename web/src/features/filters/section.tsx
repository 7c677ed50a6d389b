import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import styles from './filters.module.css';

/** A part of the filters that can be folded away. */
export function Section({
  title,
  extra,
  children,
}: {
  title: string;
  /** A short summary beside the title. */
  extra?: ReactNode;
  children: ReactNode;
}) {
  const [opened, setOpened] = useState(true);
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        <button type="button" aria-expanded={opened} onClick={() => setOpened(!opened)}>
          <IconChevronDown size={14} className={styles.chevron} data-opened={opened} aria-hidden="true" />
          {title}
        </button>
        {extra}
      </h2>
      {opened && children}
    </section>
  );
}
