import { useTranslation } from 'react-i18next';
import { toggleSelected, useSelected, useSelecting } from './selection.ts';
import styles from './selection.module.css';

/**
 * The box that selects a result (UX 5.2); on a phone it is there once something is selected. A plain one: rows are
 * drawn while the reader scrolls.
 */
export function SelectBox({ document: { id, title } }: { document: { id: string; title: string } }) {
  const { t } = useTranslation();
  return (
    <label className={styles.select} data-selecting={useSelecting() || undefined}>
      <input
        type="checkbox"
        aria-label={t('lists.selection.select', { title })}
        checked={useSelected(id)}
        onChange={() => toggleSelected(id)}
      />
    </label>
  );
}
