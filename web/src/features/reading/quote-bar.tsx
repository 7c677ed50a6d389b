import type { CSSProperties, ReactNode } from 'react';
import styles from './quote-bar.module.css';
import type { Stretch } from './selected-stretch.ts';

/** What can be done with selected words, beside their end; what holds the text is what it is placed in. */
export function QuoteBar({
  stretch: { bottom, middle },
  children,
}: {
  stretch: Stretch;
  children: ReactNode;
}) {
  return (
    <div
      className={styles.bar}
      data-unprinted
      data-quote=""
      style={{ top: bottom, '--middle': `${middle}px` } as CSSProperties}
      // Pressing a button must not undo the selection.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}
