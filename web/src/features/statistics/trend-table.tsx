import { useTranslation } from 'react-i18next';
import type { TrendsResponse } from 'contract/statistics';
import { useFormats } from '#features/formats.ts';
import type { BarChoice, ChartSeries } from '#ui/charts/bars.ts';
import { StatisticTable } from './card.tsx';
import type { DrawnTrend } from './trend-parts.ts';
import type { Sheet } from './use-downloads.ts';

/** A chart over time as a table: periods with all their results and those of each part, which filter as its bars do. */
export function TrendTable({
  title,
  drawn: { bars, parts },
  onChoose,
}: {
  title: string;
  drawn: DrawnTrend;
  onChoose: (choice: BarChoice) => void;
}) {
  const { number } = useFormats();
  const cell = (count: number, choice: BarChoice) => ({
    text: number(count),
    onChoose: count === 0 ? undefined : () => onChoose(choice),
  });
  return (
    <StatisticTable
      caption={title}
      head={useHead(parts)}
      rows={bars.map(({ key, label, total, counts }, index) => ({
        key,
        name: label,
        cells: [
          cell(total, { from: index, to: index }),
          ...parts.map((_, series) => cell(counts[series]!, { from: index, to: index, series })),
        ],
      }))}
    />
  );
}

/** The same to download; a chart that is not divided is drawn in one `series`. */
export function useTrendSheet(
  title: string,
  trend: TrendsResponse | undefined,
  drawn: DrawnTrend | undefined,
  series?: readonly ChartSeries[],
): Sheet | undefined {
  const { bars = [], parts = [], ticks = [] } = drawn ?? {};
  const head = useHead(parts);
  return (
    trend && {
      title,
      head,
      rows: bars.map(({ label, total, counts }) => [label, total, ...parts.map((_, nth) => counts[nth]!)]),
      drawing: { kind: 'bars', bars, series: series ?? parts, ticks },
      period: trend.period,
    }
  );
}

function useHead(parts: DrawnTrend['parts']): string[] {
  const { t } = useTranslation();
  return [t('statistics.trend.period'), t('statistics.trend.total'), ...parts.map(({ name }) => name)];
}
