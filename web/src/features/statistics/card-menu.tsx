import { IconChevronDown } from '@tabler/icons-react';
import styles from './card-menu.module.css';

/** A quiet choice beside the title of a card; the browser's own list, which every device knows. */
export function CardMenu<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  /** What is chosen, for who cannot see where it stands. */
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  return (
    <span className={styles.menu}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} aria-hidden="true" />
    </span>
  );
}
