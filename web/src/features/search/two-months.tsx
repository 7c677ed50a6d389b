import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#features/formats.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { addMonths, dayAfterKey, weeksOf } from './month-weeks.ts';
import styles from './two-months.module.css';
import type { Reach } from './typed-days.ts';

/**
 * Two months in which a first and then a last day are picked. One day at a time can be reached with Tab; the
 * arrows, Home, End and Page up and down walk on from it.
 */
export function TwoMonths({
  from,
  to,
  reach: { earliest = '', latest },
  onPick,
}: {
  /** The days that are chosen now, `YYYY-MM-DD`. */
  from: string;
  to: string;
  reach: Reach;
  onPick: (days: { from: string; to: string }) => void;
}) {
  const { t, i18n } = useTranslation();
  const { longDate } = useFormats();
  // The chosen days begin at the left where what is to come can be chosen as well as what was.
  const [first, setFirst] = useState(() =>
    earliest === '' ? addMonths(to.slice(0, 7), -1) : from.slice(0, 7),
  );
  /** The day at which Tab arrives. */
  const [reached, setReached] = useState(to);
  /** The first day of a period whose last day is still to be picked. */
  const [begun, setBegun] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const months = [first, addMonths(first, 1)];
  const written = useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const made = new Intl.DateTimeFormat(i18n.language, { timeZone: 'UTC', ...options });
      return (day: string) => made.format(new Date(`${day}T00:00:00Z`));
    };
    return { month: format({ month: 'long', year: 'numeric' }), weekday: format({ weekday: 'short' }) };
  }, [i18n.language]);
  // A Monday and the six days after it.
  const weekdays = Array.from({ length: 7 }, (_, index) => written.weekday(`2024-01-0${index + 1}`));

  const pick = (day: string) => {
    setReached(day);
    if (begun === undefined) {
      setBegun(day);
      return onPick({ from: day, to: day });
    }
    setBegun(undefined);
    onPick(begun <= day ? { from: begun, to: day } : { from: day, to: begun });
  };
  const walk = (event: KeyboardEvent) => {
    const day = dayAfterKey(reached, event.key);
    if (day === undefined) return;
    event.preventDefault();
    const next = day > latest ? latest : day < earliest ? earliest : day;
    const month = next.slice(0, 7);
    // The next key, however soon, must find the focus on the new day.
    flushSync(() => {
      setReached(next);
      if (month < months[0]!) setFirst(month);
      if (month > months[1]!) setFirst(addMonths(month, -1));
    });
    box.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  // Only a day that is on the page can be reached.
  const tabbable = months.includes(reached.slice(0, 7)) ? reached : `${first}-01`;
  return (
    <div className={styles.months} ref={box}>
      <div className={styles.turn}>
        <IconButton
          icon={IconChevronLeft}
          label={t('timeline.period.earlier')}
          disabled={first <= earliest.slice(0, 7)}
          onClick={() => setFirst(addMonths(first, -1))}
        />
        <IconButton
          icon={IconChevronRight}
          label={t('timeline.period.later')}
          disabled={months[1]! >= latest.slice(0, 7)}
          onClick={() => setFirst(addMonths(first, 1))}
        />
      </div>
      {months.map((month) => (
        <table key={month} aria-label={written.month(`${month}-01`)} onKeyDown={walk}>
          <caption aria-hidden="true">{written.month(`${month}-01`)}</caption>
          <thead aria-hidden="true">
            <tr>
              {weekdays.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week, index) => (
              <tr key={index}>
                {week.map((day, place) => (
                  <td
                    key={place}
                    data-within={day !== undefined && from <= day && day <= to ? '' : undefined}
                  >
                    {day !== undefined && (
                      <button
                        type="button"
                        data-day={day}
                        data-edge={day === from || day === to || undefined}
                        tabIndex={day === tabbable ? 0 : -1}
                        disabled={day > latest || day < earliest}
                        aria-label={longDate(`${day}T12:00:00Z`)}
                        aria-pressed={from <= day && day <= to}
                        onClick={() => pick(day)}
                      >
                        {Number(day.slice(8))}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <p className={styles.hint} role="status">
        {begun === undefined ? t('timeline.period.pickFirst') : t('timeline.period.pickLast')}
      </p>
    </div>
  );
}
