import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import type { BarChoice } from '#ui/charts/bars.ts';
import type { DrawnTrend } from './trend-parts.ts';

/** What a chart over time says of its bars and of what is chosen in it. */
export function useBarWords(label: string, drawn: DrawnTrend | undefined) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { bars = [], parts = [] } = drawn ?? {};
  const results = (count: number) => t('statistics.trend.results', { count, number: number(count) });
  const spanOf = ({ from, to }: Pick<BarChoice, 'from' | 'to'>) => {
    const [first, last] = [bars[from]?.label ?? '', bars[to]?.label ?? ''];
    return from === to ? first : `${first} – ${last}`;
  };
  return {
    label,
    kind: t('statistics.trend.chart'),
    keys: t(parts.length > 1 ? 'statistics.trend.keys' : 'statistics.trend.keysBars'),
    spanOf,
    read: ({ from, series }: BarChoice) => {
      const bar = bars[from];
      if (!bar) return '';
      const part = series === undefined ? undefined : parts[series];
      const text = part
        ? t('statistics.trend.part', {
            name: part.name,
            period: bar.label,
            number: number(bar.counts[series!] ?? 0),
          })
        : t('statistics.trend.bar', { period: bar.label, number: results(bar.total) });
      return bar.unfinished ? `${text} (${t('statistics.trend.unfinished')})` : text;
    },
    readSelected: (choice: BarChoice) =>
      t('statistics.trend.selected', {
        period: spanOf(choice),
        number: results(bars.slice(choice.from, choice.to + 1).reduce((sum, { total }) => sum + total, 0)),
      }),
  };
}
