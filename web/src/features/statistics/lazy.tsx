import { Button } from '@mantine/core';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './parts.module.css';
import type { Scope } from './scope.ts';

const LateHistogram = lazy(async () => ({ default: (await import('./histogram.tsx')).Histogram }));
const LateSidebarCards = lazy(async () => ({ default: (await import('./sidebar-cards.tsx')).SidebarCards }));
const LateStatisticsTab = lazy(async () => ({
  default: (await import('./statistics-tab.tsx')).StatisticsTab,
}));

/** Publications over time above the timeline; keeps its place until it is wanted and has come. */
export function Histogram({ scope, wanted }: { scope: Scope; wanted: boolean }) {
  return (
    <div className={styles.histogram}>
      {wanted && (
        <Part>
          <LateHistogram scope={scope} />
        </Part>
      )}
    </div>
  );
}

/** The cards beside the timeline. */
export function SidebarCards({ scope }: { scope: Scope }) {
  return (
    <Part>
      <LateSidebarCards scope={scope} />
    </Part>
  );
}

/** Everything on the tab of statistics. */
export function StatisticsTab({ scope }: { scope: Scope }) {
  return (
    <Part meanwhile={<div className={styles.tab} />}>
      <LateStatisticsTab scope={scope} />
    </Part>
  );
}

/** A part that is fetched when it is first shown; when that fails only the part says so. */
function Part({ meanwhile = null, children }: { meanwhile?: ReactNode; children: ReactNode }) {
  return (
    <PartBoundary>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </PartBoundary>
  );
}

class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <PartFailure /> : this.props.children;
  }
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
