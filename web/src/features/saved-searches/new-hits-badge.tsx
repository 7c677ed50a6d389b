import { useTranslation } from 'react-i18next';
import type { SavedSearch } from 'contract/saved-searches';
import { useNewHits } from './new-hits.ts';
import styles from './saved-section.module.css';

/** The number of new hits at the right of a saved search; none when there are none (UX 5.2). */
export function NewHitsBadge({ saved }: { saved: SavedSearch }) {
  const { t } = useTranslation();
  const newHits = useNewHits([saved.queryDetails.groupingDetails.name])(saved.id);
  return newHits && <NewNumber number={newHits.number} label={t('filters.saved.newHits', { ...newHits })} />;
}

/** A number at the right of a saved search, said in words by its label. */
export function NewNumber({ number, label }: { number: string; label: string }) {
  return (
    <span className={styles.newHits}>
      <b role="img" aria-label={label}>
        {number}
      </b>
    </span>
  );
}
