import { IconSearch } from '@tabler/icons-react';
import { plainLetters } from '#features/plain-letters.ts';
import styles from './filters.module.css';

/** A field that narrows a list of filters to those whose name holds what is typed. */
export function NarrowField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <div className={styles.narrow}>
      <IconSearch size={14} aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** Whether a name holds what was typed, compared by their plain letters. */
export function holds(name: string, typed: string): boolean {
  const wanted = plainLetters(typed.trim());
  return wanted === '' || plainLetters(name).includes(wanted);
}
