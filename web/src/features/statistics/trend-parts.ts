import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrendsResponse } from 'contract/statistics';
import { useNames } from '#features/names.ts';
import { usePreferences } from '#session/session.ts';
import type { Bar, Tick } from '#ui/charts/bars.ts';
import type { DomainId } from 'contract/dashboards';
import { spanName, ticksOf } from './spans.ts';
import { partsOf, type Part, type Split } from './split.ts';

/** A trend as it is drawn. */
export interface DrawnTrend {
  bars: Bar[];
  parts: Part[];
  ticks: Tick[];
}

/** A trend divided into parts, with every word in the user's language. */
export function useDrawnTrend(
  domain: DomainId,
  trend: TrendsResponse | undefined,
  split: Split,
): DrawnTrend | undefined {
  const { t } = useTranslation();
  const names = useNames();
  const { locale } = usePreferences().preferences;
  return useMemo(() => {
    if (!trend) return undefined;
    const parts = partsOf(domain, trend, split, {
      family: (family) => t(`sources.families.${family}`),
      node: (path) => names.source(domain, path),
      others: t('statistics.trend.others'),
    });
    const bars = trend.data.map(({ start, end, unfinished, count }, index) => ({
      key: start,
      label: spanName(start, end, locale),
      counts: parts.map(({ counts }) => counts[index]!),
      total: count,
      unfinished,
    }));
    return { bars, parts, ticks: ticksOf(trend.data, trend.step, locale) };
  }, [domain, trend, split, names, locale, t]);
}
