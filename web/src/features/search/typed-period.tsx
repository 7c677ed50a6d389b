import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showMessage } from '#ui/message-bar.tsx';
import styles from './period-button.module.css';
import { writeDay } from './period.ts';
import { TwoMonths } from './two-months.tsx';
import { readTypedRange, type DayProblem, type Days, type Reach } from './typed-days.ts';

/** The first and the last day, typed or picked; both days count (decisions 5.14 and 5.15). */
export function TypedPeriod({
  days,
  reach,
  outside,
  onChoose,
}: {
  days: Days;
  reach: Reach;
  outside: string;
  onChoose: (days: Days) => void;
}) {
  const { t } = useTranslation();
  const [from, setFrom] = useState(writeDay(days.from));
  const [to, setTo] = useState(writeDay(days.to));
  const [problems, setProblems] = useState<{ from?: DayProblem; to?: DayProblem }>({});
  const typed = readTypedRange(from, to, reach);
  // While a date is half typed the months show what was chosen before.
  const shown = 'problems' in typed ? days : typed;
  const words = (problem: DayProblem | undefined) =>
    problem && (problem === 'outside' ? outside : t(`timeline.period.problems.${problem}`));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The popover's form stands inside the search form for React, though not on the page.
    event.stopPropagation();
    if ('problems' in typed) return setProblems(typed.problems);
    if (typed.swapped) showMessage({ kind: 'info', text: t('timeline.period.swapped') });
    onChoose({ from: typed.from, to: typed.to });
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
        <TwoMonths
          from={shown.from}
          to={shown.to}
          reach={reach}
          onPick={(picked) => {
            setFrom(writeDay(picked.from));
            setTo(writeDay(picked.to));
            setProblems({});
          }}
        />
      </div>
    </form>
  );
}
