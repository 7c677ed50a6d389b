import type { ShownLabel } from 'contract/team-labels';
import styles from './label-chip.module.css';

/** A label of the organisation: its name, with its colour beside it. */
export function LabelChip({ label: { name, colour } }: { label: Pick<ShownLabel, 'name' | 'colour'> }) {
  return (
    <span className={styles.label}>
      <LabelDot colour={colour} />
      {name}
    </span>
  );
}

/** The colour of a label, which says nothing without its name. */
export function LabelDot({ colour }: Pick<ShownLabel, 'colour'>) {
  return <i aria-hidden="true" className={styles.dot} data-colour={colour} />;
}
