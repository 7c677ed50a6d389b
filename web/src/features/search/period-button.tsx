import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { addDays } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { usePeriodName } from './active-filters.ts';
import { daysOf, presets, samePeriod, today, writeDay, writePeriod, type Period } from './period.ts';
import { PeriodPopover } from './period-popover.tsx';

interface Choice {
  period: Period;
  lookBack: boolean;
}

/** The period of the search of a dashboard, with those offered by one click and the whole archive (UX 5.2). */
export function PeriodButton({
  domain,
  period,
  lookBack,
  onChange,
}: Choice & { domain: DomainId; onChange: (choice: Choice) => void }) {
  const { t } = useTranslation();
  const narrow = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const days = daysOf(period, today(), domain);
  const name = usePeriodName(domain);
  const range = t('timeline.period.range', { from: writeDay(days.from), to: writeDay(days.to) });
  const archive = t('timeline.period.lookBack');
  return (
    <PeriodPopover
      label={lookBack ? archive : narrow ? name(period) : range}
      days={days}
      presets={[
        ...presets.map((preset) => ({
          key: writePeriod(preset),
          name: name(preset),
          chosen: !lookBack && samePeriod(preset, period),
          choose: () => onChange({ period: preset, lookBack: false }),
        })),
        {
          key: 'back',
          name: archive,
          chosen: lookBack,
          choose: () => onChange({ period, lookBack: true }),
        },
      ]}
      reach={{ latest: addDays(today(), limits.maximumDaysAhead) }}
      outside={t('timeline.period.problems.tooFarAhead')}
      onChoose={(typed) => onChange({ period: { kind: 'range', ...typed }, lookBack: false })}
    />
  );
}
