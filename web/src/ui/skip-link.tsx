import styles from './skip-link.module.css';

/** Leads past the bar to the page, for who goes by keyboard; seen while it has the focus. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      className={styles.skip}
      data-unprinted
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {label}
    </a>
  );
}
