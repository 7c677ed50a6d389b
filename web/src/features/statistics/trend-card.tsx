import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import { BarChart } from '#ui/charts/bar-chart.tsx';
import type { BarChoice } from '#ui/charts/bars.ts';
import { StatisticCard } from './card.tsx';
import { chooseOrExclude } from './ranking.tsx';
import type { Scope } from './scope.ts';
import { levelOf, splits, type Part, type Split } from './split.ts';
import styles from './trend.module.css';
import { useDrawnTrend } from './trend-parts.ts';
import { TrendTable, useTrendSheet } from './trend-table.tsx';
import { useBarWords } from './use-bar-words.ts';
import { useNarrow } from './use-narrow.ts';
import { useTrend } from './use-statistic.ts';

/** Publications over time, stacked by kind, institution or body; choosing anything in it filters (UX 5.3). */
export function TrendCard({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const phone = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const [split, setSplit] = useState<Split>('family');
  const asked = useTrend(scope, levelOf[split]);
  const drawn = useDrawnTrend(scope.domain, asked.data, split);
  const narrow = useNarrow(scope);
  const title = t(`statistics.steps.${asked.data?.step ?? 'week'}`);
  const words = useBarWords(title, drawn);
  const { bars = [], parts = [], ticks = [] } = drawn ?? {};

  const spanOf = ({ from, to }: Pick<BarChoice, 'from' | 'to'>) => ({
    startDate: asked.data!.data[from]!.start,
    endDate: asked.data!.data[to]!.end,
    lookBack: false as const,
  });
  const leaveOut = ({ name, filter }: Part) => narrow.withoutNodes(name, filter.groupPaths ?? []);
  const onChoose = (choice: BarChoice, exclude: boolean) => {
    const part = choice.series === undefined ? undefined : parts[choice.series];
    if (exclude) {
      if (part) leaveOut(part);
      return;
    }
    const chosen = bars.slice(choice.from, choice.to + 1);
    const count = part ? part.counts[choice.from]! : chosen.reduce((sum, { total }) => sum + total, 0);
    const name = part ? `${part.name}, ${words.spanOf(choice)}` : words.spanOf(choice);
    narrow.to({ name, count }, ...(part ? [part.filter] : []), spanOf(choice));
  };

  const sheet = useTrendSheet(title, asked.data, drawn);
  return (
    <StatisticCard
      scope={scope}
      title={title}
      asked={asked}
      sheet={sheet}
      empty={undefined}
      size="wide"
      control={
        <SegmentedControl
          aria-label={t('statistics.trend.by')}
          data={splits.map((value) => ({ value, label: t(`statistics.trend.${value}`) }))}
          value={split}
          onChange={(value) => setSplit(value)}
        />
      }
      table={
        drawn && <TrendTable title={title} drawn={drawn} onChoose={(choice) => onChoose(choice, false)} />
      }
    >
      <BarChart
        bars={bars}
        series={parts}
        ticks={ticks}
        height={phone ? 200 : 250}
        lines={4}
        words={words}
        formatNumber={number}
        onChoose={onChoose}
      />
      <ul className={styles.legend} aria-label={t('statistics.trend.by')}>
        {parts.map((part) => (
          <li key={part.key}>
            <button
              type="button"
              title={t('statistics.filter.hint')}
              {...chooseOrExclude(
                () => narrow.to({ name: part.name, count: part.count }, part.filter),
                () => leaveOut(part),
              )}
            >
              <i style={{ background: `var(${part.token})` }} aria-hidden="true" />
              {part.name} <span>{number(part.count)}</span>
            </button>
          </li>
        ))}
      </ul>
    </StatisticCard>
  );
}
