import type { SavedSearch } from 'contract/saved-searches';
import { useNewHits } from './new-hits.ts';
import styles from './saved-section.module.css';

/** The number of new hits at the right of a saved search; none when there are none (UX 5.2). */
export function NewHitsBadge({ saved }: { saved: SavedSearch }) {
  const newHits = useNewHits([saved.queryDetails.groupingDetails.name])(saved);
  if (!newHits) return null;
  return (
    <span className={styles.newHits}>
      <b role="img" aria-label={newHits.long}>
        {newHits.short}
      </b>
    </span>
  );
}
