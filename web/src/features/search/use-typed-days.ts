import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeDay } from './period.ts';
import { readTypedRange, type DayProblem, type Days, type Reach } from './typed-days.ts';

/** The fields of a first and a last day, both of which count, and what is typed in them (decisions 5.14 and 5.15). */
export function useTypedDays(begin: Days, reach: Reach, outside: string) {
  const { t } = useTranslation();
  const [from, setFrom] = useState(writeDay(begin.from));
  const [to, setTo] = useState(writeDay(begin.to));
  const [problems, setProblems] = useState<{ from?: DayProblem; to?: DayProblem }>({});
  const range = readTypedRange(from, to, reach);
  const words = (problem: DayProblem | undefined) =>
    problem && (problem === 'outside' ? outside : t(`timeline.period.problems.${problem}`));
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
  return {
    /** Props of the two fields. */
    from: field(from, setFrom, problems.from),
    to: field(to, setTo, problems.to),
    /** The days that are typed, or why they are none. */
    range,
    /** Says at the fields why they are none. */
    complain: () => setProblems('problems' in range ? range.problems : {}),
    /** Types other days. */
    type: (days: Days) => {
      setFrom(writeDay(days.from));
      setTo(writeDay(days.to));
      setProblems({});
    },
  };
}
