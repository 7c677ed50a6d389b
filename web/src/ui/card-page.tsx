import type { ReactNode } from 'react';
import styles from './card-page.module.css';
import { Logo } from './logo.tsx';

/** A page that is one card on the canvas: login, password, maintenance (UX 5.1, 5.10). */
export function CardPage({
  product,
  title,
  children,
  below,
}: {
  product: string;
  title: string;
  children: ReactNode;
  /** Stands under the card. */
  below?: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <main id="main" tabIndex={-1} className={styles.card}>
        <p className={styles.brand}>
          <Logo size={28} />
          {product}
        </p>
        <h1>{title}</h1>
        {children}
      </main>
      {below && <footer className={styles.below}>{below}</footer>}
    </div>
  );
}
