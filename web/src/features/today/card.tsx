import { useId, type ReactNode } from 'react';
import styles from './today.module.css';

/** A card of the first screen; `extra` stands at the end of its head. */
export function Card({
  title,
  extra,
  className,
  children,
}: {
  title: string;
  extra?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={`${styles.card} ${className ?? ''}`} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {extra}
      </header>
      {children}
    </section>
  );
}
