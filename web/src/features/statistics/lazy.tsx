import { latePartOf } from '#features/late-part-of.tsx';
import styles from './parts.module.css';
import type { Scope } from './scope.ts';

const LateHistogram = latePartOf(() => import('./histogram.tsx'), 'Histogram');

/** Publications over time above the timeline; keeps its place until it is wanted and has come. */
export function Histogram({ scope, wanted }: { scope: Scope; wanted: boolean }) {
  return (
    <div className={styles.histogram} data-unprinted>
      {wanted && <LateHistogram scope={scope} />}
    </div>
  );
}

/** The cards beside the timeline. */
export const SidebarCards = latePartOf(() => import('./sidebar-cards.tsx'), 'SidebarCards');

/** Everything on the tab of statistics. */
export const StatisticsTab = latePartOf(() => import('./statistics-tab.tsx'), 'StatisticsTab', {
  Meanwhile: () => <div className={styles.tab} />,
});
