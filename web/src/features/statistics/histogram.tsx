import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import type { BarChoice } from '#ui/charts/bars.ts';
import type { Scope } from './scope.ts';
import { StatisticMenu } from './statistic-menu.tsx';
import { useDrawnTrend } from './trend-parts.ts';
import { TrendTable, useTrendSheet } from './trend-table.tsx';
import { useBarWords } from './use-bar-words.ts';
import { useDownloads } from './use-downloads.ts';
import { useNarrow } from './use-narrow.ts';
import { useTrend } from './use-statistic.ts';
import styles from './trend.module.css';

/**
 * Publications over time above the timeline, 72 px; dragging or Shift with arrows narrows the period (UX 5.2). Like
 * every chart it can be seen as a table and downloaded (UX 5.3).
 */
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
  const title = t(`statistics.steps.${asked.data?.step ?? 'week'}`);
  const words = useBarWords(title, whole);
  const series = useMemo(
    () => [{ key: 'all', name: t('statistics.trend.total'), token: '--pm-bar-quiet' }],
    [t],
  );
  const sheet = useTrendSheet(title, asked.data, whole, series);
  const downloads = useDownloads(scope);
  const [asTable, setAsTable] = useState(false);
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
  const onChoose = (choice: BarChoice) => {
    const bars = whole.bars.slice(choice.from, choice.to + 1);
    narrow.to(
      { name: words.spanOf(choice), count: bars.reduce((sum, { total }) => sum + total, 0) },
      { startDate: points[choice.from]!.start, endDate: points[choice.to]!.end, lookBack: false },
    );
  };
  return (
    <div className={styles.histogram} data-outdated={asked.outdated || undefined}>
      <div>
        {asTable ? (
          <TrendTable title={title} drawn={whole} onChoose={onChoose} />
        ) : (
          <BarChart
            bars={whole.bars}
            series={series}
            ticks={whole.ticks}
            height={72}
            lines={2}
            words={words}
            formatNumber={number}
            onChoose={onChoose}
          />
        )}
      </div>
      <StatisticMenu
        title={title}
        downloads={downloads}
        sheet={sheet}
        asTable={asTable}
        onToggle={() => setAsTable(!asTable)}
      />
    </div>
  );
}
