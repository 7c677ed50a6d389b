import { IconSearch } from '@tabler/icons-react';
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

/** Whether a name holds what was typed; capitals and accents do not matter. */
export function holds(name: string, typed: string): boolean {
  const wanted = plain(typed.trim());
  return wanted === '' || plain(name).includes(wanted);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
