import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LatePart, lazyPart } from '#ui/late-part.tsx';
import styles from './parts.module.css';
import type { Scope } from './scope.ts';

const LateHistogram = lazyPart(() => import('./histogram.tsx'), 'Histogram');
const LateSidebarCards = lazyPart(() => import('./sidebar-cards.tsx'), 'SidebarCards');
const LateStatisticsTab = lazyPart(() => import('./statistics-tab.tsx'), 'StatisticsTab');

/** Publications over time above the timeline; keeps its place until it is wanted and has come. */
export function Histogram({ scope, wanted }: { scope: Scope; wanted: boolean }) {
  return (
    <div className={styles.histogram} data-unprinted>
      {wanted && (
        <LatePart failure={<PartFailure />}>
          <LateHistogram scope={scope} />
        </LatePart>
      )}
    </div>
  );
}

/** The cards beside the timeline. */
export function SidebarCards({ scope }: { scope: Scope }) {
  return (
    <LatePart failure={<PartFailure />}>
      <LateSidebarCards scope={scope} />
    </LatePart>
  );
}

/** Everything on the tab of statistics. */
export function StatisticsTab({ scope }: { scope: Scope }) {
  return (
    <LatePart failure={<PartFailure />} meanwhile={<div className={styles.tab} />}>
      <LateStatisticsTab scope={scope} />
    </LatePart>
  );
}

function PartFailure() {
  const { t } = useTranslation();
  return (
    <p role="alert" className={styles.failed}>
      {t('statistics.partFailed')}{' '}
      <Button variant="default" onClick={() => location.reload()}>
        {t('statistics.reload')}
      </Button>
    </p>
  );
}
