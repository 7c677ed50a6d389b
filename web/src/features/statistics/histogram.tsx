import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import type { Scope } from './scope.ts';
import { useDrawnTrend } from './trend-parts.ts';
import { useBarWords } from './use-bar-words.ts';
import { useNarrow } from './use-narrow.ts';
import { useTrend } from './use-statistic.ts';
import styles from './trend.module.css';

const plain = [{ key: 'all', name: '', token: '--pm-bar-quiet' }];

/** Publications over time above the timeline, 72 px; dragging or Shift with arrows narrows the period (UX 5.2). */
export function Histogram({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const asked = useTrend(scope, 'documentType');
  const drawn = useDrawnTrend(scope.domain, asked.data, 'family');
  const whole = useMemo(
    () => drawn && { ...drawn, parts: [], bars: drawn.bars.map((bar) => ({ ...bar, counts: [bar.total] })) },
    [drawn],
  );
  const narrow = useNarrow(scope);
  const words = useBarWords(t(`statistics.steps.${asked.data?.step ?? 'week'}`), whole);
  if (asked.error) {
    return (
      <p className={styles.failed}>
        {t('statistics.partFailed')}{' '}
        <button type="button" onClick={asked.retry}>
          {t('statistics.retry')}
        </button>
      </p>
    );
  }
  if (!whole || !asked.data) return null;
  const points = asked.data.data;
  return (
    <div data-outdated={asked.outdated || undefined}>
      <BarChart
        bars={whole.bars}
        series={plain}
        ticks={whole.ticks}
        height={72}
        lines={2}
        words={words}
        formatNumber={number}
        onChoose={(choice) => {
          const bars = whole.bars.slice(choice.from, choice.to + 1);
          narrow.to(
            { name: words.spanOf(choice), count: bars.reduce((sum, { total }) => sum + total, 0) },
            {
              startDate: points[choice.from]!.start,
              endDate: points[choice.to]!.end,
              lookBack: false,
            },
          );
        }}
      />
    </div>
  );
}
