import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showMessage } from '#ui/message-bar.tsx';
import styles from './period-button.module.css';
import { TwoMonths } from './two-months.tsx';
import type { Days, Reach } from './typed-days.ts';
import { useTypedDays } from './use-typed-days.ts';

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
  const typed = useTypedDays(days, reach, outside);
  // While a date is half typed the months show what was chosen before.
  const shown = 'problems' in typed.range ? days : typed.range;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The popover's form stands inside the search form for React, though not on the page.
    event.stopPropagation();
    if ('problems' in typed.range) return typed.complain();
    const { from, to, swapped } = typed.range;
    if (swapped) showMessage({ kind: 'info', text: t('timeline.period.swapped') });
    onChoose({ from, to });
  };
  return (
    <form className={styles.typed} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <TextInput label={t('timeline.period.from')} {...typed.from} />
        <TextInput label={t('timeline.period.to')} {...typed.to} />
        <Button type="submit">{t('timeline.period.apply')}</Button>
      </div>
      <div className={styles.picker}>
        <TwoMonths from={shown.from} to={shown.to} reach={reach} onPick={typed.type} />
      </div>
    </form>
  );
}
