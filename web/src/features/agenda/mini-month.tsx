import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AgendaPeriod } from 'contract/agenda-period';
import { addDays, type DayText } from 'contract/amsterdam';
import { startOfStep } from 'contract/calendar-steps';
import { useFormats } from '#features/formats.ts';
import { addMonths, dayAfterKey } from '#features/search/month-weeks.ts';
import { weekOf } from '#features/search/week-of.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './mini-month.module.css';

/** Six weeks hold every month, so that nothing below moves when it is turned. */
const weeks = 6;

/**
 * A month with the numbers of its weeks and a dot on days with meetings. One day at a time can be reached with Tab;
 * the arrows, Home, End and Page up and down walk on from it.
 */
export function MiniMonth({
  day: chosen,
  today,
  shown,
  reach,
  counts,
  onChoose,
}: {
  /** The day the agenda is about. */
  day: DayText;
  today: DayText;
  /** The days whose meetings are shown. */
  shown: AgendaPeriod;
  /** The days the agenda has. */
  reach: AgendaPeriod;
  /** Meetings of each day, as far as it is known. */
  counts: ReadonlyMap<DayText, number>;
  onChoose: (day: DayText) => void;
}) {
  const { t, i18n } = useTranslation();
  const { month: monthName } = useFormats();
  const [month, setMonth] = useState(chosen.slice(0, 7));
  const [reached, setReached] = useState(chosen);
  const [before, setBefore] = useState(chosen);
  if (before !== chosen) {
    setBefore(chosen);
    setMonth(chosen.slice(0, 7));
    setReached(chosen);
  }
  const box = useRef<HTMLTableElement>(null);
  const first = startOfStep(`${month}-01`, 'week');
  const weekdays = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });

  const walk = (event: KeyboardEvent) => {
    const to = dayAfterKey(reached, event.key);
    if (to === undefined) return;
    event.preventDefault();
    const next = to > reach.to ? reach.to : to < reach.from ? reach.from : to;
    // The next key, however soon, must find the focus on the new day.
    flushSync(() => {
      setReached(next);
      setMonth(next.slice(0, 7));
    });
    box.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const tabbable = reached.startsWith(month) ? reached : `${month}-01`;
  return (
    <section className={styles.month} aria-label={t('agendaPage.month.title')}>
      <header className={styles.head}>
        <IconButton
          icon={IconChevronLeft}
          label={t('agendaPage.turn.month.earlier')}
          disabled={month <= reach.from.slice(0, 7)}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <h2 aria-live="polite">{monthName(`${month}-01`)}</h2>
        <IconButton
          icon={IconChevronRight}
          label={t('agendaPage.turn.month.later')}
          disabled={month >= reach.to.slice(0, 7)}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </header>
      <table ref={box} onKeyDown={walk}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('agendaPage.month.weekShort')}</span>
            </th>
            {Array.from({ length: 7 }, (_, index) => (
              <th key={index} scope="col">
                {weekdays.format(new Date(`${addDays(first, index)}T12:00:00Z`))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeks }, (_, row) => {
            const monday = addDays(first, 7 * row);
            return (
              <tr key={monday}>
                <th scope="row" aria-label={t('agendaPage.month.week', { number: weekOf(monday) })}>
                  {weekOf(monday)}
                </th>
                {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => (
                  <Day
                    key={day}
                    day={day}
                    outside={!day.startsWith(month)}
                    isToday={day === today}
                    chosen={day === chosen}
                    shown={shown.from <= day && day <= shown.to}
                    count={counts.get(day)}
                    tabbable={day === tabbable}
                    disabled={day < reach.from || day > reach.to}
                    onChoose={onChoose}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Day({
  day,
  outside,
  isToday,
  chosen,
  shown,
  count,
  tabbable,
  disabled,
  onChoose,
}: {
  day: DayText;
  /** It is of the month before or after. */
  outside: boolean;
  isToday: boolean;
  chosen: boolean;
  /** Its meetings are shown. */
  shown: boolean;
  /** Its meetings, as far as it is known. */
  count: number | undefined;
  /** Tab reaches it. */
  tabbable: boolean;
  disabled: boolean;
  onChoose: (day: DayText) => void;
}) {
  const { t } = useTranslation();
  const { longDate, number } = useFormats();
  const name = longDate(`${day}T12:00:00Z`);
  return (
    <td data-shown={shown || undefined}>
      <button
        type="button"
        data-day={day}
        data-out={outside || undefined}
        data-today={isToday || undefined}
        data-meetings={(count ?? 0) > 0 || undefined}
        aria-current={isToday ? 'date' : undefined}
        aria-pressed={chosen}
        aria-label={
          count === undefined
            ? name
            : t('agendaPage.month.withCount', { day: name, count, number: number(count) })
        }
        tabIndex={tabbable ? 0 : -1}
        disabled={disabled}
        onClick={() => onChoose(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
