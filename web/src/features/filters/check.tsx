import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** A native check box with its name and a count; `mixed` means that a part is chosen (UX 6). */
export function Check({
  label,
  hint = label,
  sign,
  count,
  countLabel,
  state,
  disabled = false,
  onChange,
}: {
  label: string;
  /** The whole name, where the label is short or cut. */
  hint?: string | undefined;
  /** A mark before the name. */
  sign?: ReactNode;
  /** How many documents, as it is shown. */
  count?: string | undefined;
  /** The same in words. */
  countLabel?: string | undefined;
  state: boolean | 'mixed';
  disabled?: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <label
      className={styles.check}
      data-disabled={disabled || undefined}
      data-empty={count === '0' || undefined}
      title={hint}
    >
      <input
        type="checkbox"
        checked={state === true}
        disabled={disabled}
        ref={(box) => {
          if (box) box.indeterminate = state === 'mixed';
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
      {sign}
      <span className={styles.name}>{label}</span>
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">, {countLabel}</span>
        </span>
      )}
    </label>
  );
}
