import { IconChevronRight } from '@tabler/icons-react';
import styles from './filters.module.css';

/** Opens what a search has no hits for, and folds it away again. */
export function Zeros({
  label,
  opened,
  onToggle,
}: {
  label: string;
  opened: boolean;
  onToggle: (opened: boolean) => void;
}) {
  return (
    <button type="button" className={styles.zeros} aria-expanded={opened} onClick={() => onToggle(!opened)}>
      <IconChevronRight size={14} className={styles.turning} data-opened={opened} aria-hidden="true" />
      {label}
    </button>
  );
}
