import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import styles from './section.module.css';
import { useFold } from './use-fold.ts';

/** A part of the left sidebar that can be folded away; it stays as the user left it. */
export function Section({
  name,
  lack,
  title,
  extra,
  closed = false,
  children,
}: {
  /** Under which its state is remembered. */
  name: string;
  /** What a search lacks as long as nothing is chosen here; see `lacking`. */
  lack?: string;
  title: string;
  /** Stands beside the title. */
  extra?: ReactNode;
  /** Folded away at first. */
  closed?: boolean;
  children: ReactNode;
}) {
  const [opened, setOpened] = useFold(name, !closed);
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} data-filter={lack}>
      <div className={styles.head}>
        <h2 id={id}>
          <button type="button" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            <IconChevronDown size={14} className={styles.chevron} data-opened={opened} aria-hidden="true" />
            <span>{title}</span>
          </button>
        </h2>
        {extra}
      </div>
      {opened && children}
    </section>
  );
}
