import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { toggleSelected, useSelected } from './selection.ts';
import styles from './selection.module.css';

/** The box that selects a result (UX 5.2). */
export function SelectBox({ document: { id, title } }: { document: { id: string; title: string } }) {
  const { t } = useTranslation();
  return (
    <label className={styles.select}>
      <Checkbox
        aria-label={t('lists.selection.select', { title })}
        checked={useSelected(id)}
        onChange={() => toggleSelected(id)}
      />
    </label>
  );
}
