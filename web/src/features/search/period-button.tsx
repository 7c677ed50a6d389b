import { Button, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendar, IconCheck } from '@tabler/icons-react';
import { Suspense, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { lazyPart } from '#ui/late-part.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { Popover } from '#ui/popover.tsx';
import { usePeriodName } from './active-filters.ts';
import { daysOf, presets, samePeriod, today, writeDay, writePeriod, type Period } from './period.ts';
import styles from './period-button.module.css';
import { readTypedRange, type DayProblem } from './typed-days.ts';

/** Fetched when the popover is first opened. */
const TwoMonths = lazyPart(() => import('./two-months.tsx'), 'TwoMonths');

interface Choice {
  period: Period;
  lookBack: boolean;
}

/** The period of the search and, in a popover, other ones: by one click or typed (UX 5.2). */
export function PeriodButton({
  domain,
  period,
  lookBack,
  onChange,
}: Choice & { domain: DomainId; onChange: (choice: Choice) => void }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const narrow = useMediaQuery('(max-width: 760px)', undefined, { getInitialValueInEffect: false });
  const days = daysOf(period, today(), domain);
  const name = usePeriodName(domain);
  const range = t('timeline.period.range', { from: writeDay(days.from), to: writeDay(days.to) });
  const label = lookBack ? t('timeline.period.lookBack') : narrow ? name(period) : range;
  const choose = (choice: Choice) => {
    setOpened(false);
    onChange(choice);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={styles.button}
          aria-label={t('timeline.period.label', { period: label })}
          onClick={() => setOpened(!opened)}
        >
          <IconCalendar size={16} aria-hidden="true" />
          <span>{label}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} aria-label={t('timeline.period.title')}>
        <ul className={styles.presets}>
          {presets.map((preset) => (
            <li key={writePeriod(preset)}>
              <Preset
                name={name(preset)}
                chosen={!lookBack && samePeriod(preset, period)}
                onChoose={() => choose({ period: preset, lookBack: false })}
              />
            </li>
          ))}
          <li>
            <Preset
              name={t('timeline.period.lookBack')}
              chosen={lookBack}
              onChoose={() => choose({ period, lookBack: true })}
            />
          </li>
        </ul>
        <TypedPeriod days={days} onChoose={(typed) => choose({ period: typed, lookBack: false })} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Preset({ name, chosen, onChoose }: { name: string; chosen: boolean; onChoose: () => void }) {
  return (
    <button type="button" className={styles.preset} aria-pressed={chosen} onClick={onChoose}>
      <span>{name}</span>
      {chosen && <IconCheck size={15} aria-hidden="true" />}
    </button>
  );
}

/** The first and the last day, typed or picked; both days count (decisions 5.14 and 5.15). */
function TypedPeriod({
  days,
  onChoose,
}: {
  days: { from: string; to: string };
  onChoose: (period: Period) => void;
}) {
  const { t } = useTranslation();
  const [from, setFrom] = useState(writeDay(days.from));
  const [to, setTo] = useState(writeDay(days.to));
  const [problems, setProblems] = useState<{ from?: DayProblem; to?: DayProblem }>({});
  const typed = readTypedRange(from, to, today());
  // While a date is half typed the months show what was chosen before.
  const shown = 'problems' in typed ? days : typed;
  const words = (problem: DayProblem | undefined) => problem && t(`timeline.period.problems.${problem}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The popover's form stands inside the search form for React, though not on the page.
    event.stopPropagation();
    if ('problems' in typed) return setProblems(typed.problems);
    if (typed.swapped) showMessage({ kind: 'info', text: t('timeline.period.swapped') });
    onChoose({ kind: 'range', from: typed.from, to: typed.to });
  };
  const field = (value: string, set: (text: string) => void, problem: DayProblem | undefined) => ({
    value,
    placeholder: t('timeline.period.format'),
    description: t('timeline.period.format'),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    error: words(problem),
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      set(event.currentTarget.value);
      setProblems({});
    },
  });
  return (
    <form className={styles.typed} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <TextInput label={t('timeline.period.from')} {...field(from, setFrom, problems.from)} />
        <TextInput label={t('timeline.period.to')} {...field(to, setTo, problems.to)} />
        <Button type="submit">{t('timeline.period.apply')}</Button>
      </div>
      <div className={styles.picker}>
        <Suspense>
          <TwoMonths
            from={shown.from}
            to={shown.to}
            latest={addDays(today(), limits.maximumDaysAhead)}
            onPick={(picked) => {
              setFrom(writeDay(picked.from));
              setTo(writeDay(picked.to));
              setProblems({});
            }}
          />
        </Suspense>
      </div>
    </form>
  );
}
