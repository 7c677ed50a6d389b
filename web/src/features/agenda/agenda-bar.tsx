import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { agendaPeriod, type AgendaPeriod } from 'contract/agenda-period';
import { addDays } from 'contract/amsterdam';
import { endOfStep, startOfStep } from 'contract/calendar-steps';
import { Chips } from '#features/search/chips.tsx';
import { PeriodPopover } from '#features/search/period-popover.tsx';
import { writeDay } from '#features/search/period.ts';
import type { Suggested } from '#features/search/query-suggestions.tsx';
import { SearchForm } from '#features/search/search-form.tsx';
import { faultInAnswer } from '#features/search/use-judged-text.ts';
import {
  filterSorts,
  noFilters,
  plainAgenda,
  shownDays,
  type AgendaState,
  type FilterSort,
} from './agenda-state.ts';
import type { Facets } from './facets.ts';
import type { Meetings } from './meetings.ts';
import { SaveAgendaButton } from './save-agenda-button.tsx';
import type { Agenda } from './use-agenda.ts';
import { useFilterNames } from './use-filter-names.ts';
import { useRangeName } from './use-range-name.ts';

/** Query and days of the agenda, with what narrows them; a query of nothing is every meeting (decision 10.3). */
export function AgendaBar({
  agenda,
  meetings,
  facets,
  suggestions,
  children,
}: {
  agenda: Agenda;
  meetings: Meetings;
  facets: Facets | undefined;
  suggestions: Suggested;
  /** What stands at the end of the bar on a phone. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { state, change } = agenda;
  return (
    <SearchForm
      label={t('agendaPage.form')}
      placeholder={t('agendaPage.placeholder')}
      values="agenda"
      ran={state.query}
      optional
      serverFault={faultInAnswer(meetings.error)}
      offer={(draw) => draw(suggestions)}
      onRun={(query) => (query === state.query ? meetings.retry() : change({ query, others: false }))}
      period={<AgendaDays agenda={agenda} />}
      save={(ran) => <SaveAgendaButton agenda={agenda} ran={ran} />}
      below={<FilterChips state={state} facets={facets} onChange={change} />}
    >
      {children}
    </SearchForm>
  );
}

/** The days that are shown; those of the agenda can be typed, picked or chosen by one click (decision 5.14). */
function AgendaDays({ agenda: { state, today, change } }: { agenda: Agenda }) {
  const { t } = useTranslation();
  const rangeName = useRangeName();
  const narrow = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const reach = agendaPeriod(today);
  const shown = shownDays(state, today);
  const range = (days: AgendaPeriod) =>
    t('timeline.period.range', { from: writeDay(days.from), to: writeDay(days.to) });
  const show = (part: Partial<AgendaState>) => () =>
    change({ view: 'list', date: undefined, range: undefined, ...part });
  const week = (day: string) => ({ from: startOfStep(day, 'week'), to: endOfStep(day, 'week') });
  const ranges = {
    thisWeek: week(today),
    nextWeek: week(addDays(today, 7)),
    thisMonth: { from: startOfStep(today, 'month'), to: endOfStep(today, 'month') },
    coming: { from: today, to: reach.to },
    past: { from: reach.from, to: today },
    whole: reach,
  };
  const same = (one: AgendaPeriod) => one.from === shown.from && one.to === shown.to;
  return (
    <PeriodPopover
      label={
        narrow && !state.range
          ? rangeName(state.view === 'month' ? 'month' : 'list', shown, today)
          : range(shown)
      }
      days={shown}
      presets={[
        {
          key: 'fourWeeks',
          name: t('agendaPage.period.fourWeeks'),
          chosen: same(shownDays(plainAgenda, today)),
          choose: show({}),
        },
        ...(Object.keys(ranges) as (keyof typeof ranges)[]).map((key) => ({
          key,
          name: t(`agendaPage.period.${key}`),
          chosen: same(ranges[key]),
          choose: show({ range: ranges[key] }),
        })),
      ]}
      reach={{ earliest: reach.from, latest: reach.to }}
      outside={t('agendaPage.period.outside', { from: writeDay(reach.from), to: writeDay(reach.to) })}
      onChoose={(days) => show({ range: days })()}
    />
  );
}

/** Every filter that is set. */
function FilterChips({
  state,
  facets,
  onChange,
}: {
  state: AgendaState;
  facets: Facets | undefined;
  onChange: (change: Partial<AgendaState>) => void;
}) {
  const names = useFilterNames();
  const facetOf = (sort: FilterSort, key: string) =>
    (sort === 'sources' || sort === 'meetings'
      ? undefined
      : facets?.[sort].find((facet) => facet.key === key)) ?? { key };
  const chips = filterSorts.flatMap((sort) =>
    names
      .chosen(
        sort,
        state[sort].map((key) => facetOf(sort, key)),
      )
      .map(({ label, keys }) => ({
        key: `${sort} ${keys.join(' ')}`,
        label,
        remove: () => onChange({ [sort]: state[sort].filter((one) => !keys.includes(one)) }),
      })),
  );
  return <Chips chips={chips} onClear={() => onChange(noFilters)} />;
}
