import type { CalendarOptions, EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgendaPeriod } from 'contract/agenda-period';
import { addDays, dayOf, timeZone, type DayText } from 'contract/amsterdam';
import type { AgendaItem } from 'contract/agendas';
import { useFormats } from '#features/formats.ts';
import { useMeetingLink } from '#features/reading/use-meeting-link.ts';
import styles from './agenda-grid.module.css';
import { dateOf, writeAgenda, type AgendaState } from './agenda-state.ts';
import { monthEvents, weekEvents, type GridEvent } from './grid-events.ts';
import { GridMeeting, MoreMeetings } from './grid-meeting.tsx';
import { daysOfMeeting } from './meeting-days.ts';
import { isPlainClick } from './meeting-row.tsx';
import type { Meetings } from './meetings.ts';
import { useMeetingWords } from './use-meeting-words.ts';
import type { Peeking } from './use-peek.ts';

/** The working day, which a week shows without scrolling (UX 5.4). */
const workingDay = { from: '08:00:00', to: '20:00:00' };

/** What a grid is drawn of. */
export interface Grid {
  state: AgendaState;
  today: DayText;
  /** The days that are drawn. */
  days: AgendaPeriod;
  meetings: Meetings;
  /** Address of what is shown. */
  address: string;
  peek: Peeking;
}

/** What FullCalendar is told: where meetings are placed, how days are headed and what a click does. */
export function useGridOptions({ state, today, days, meetings, address, peek }: Grid): CalendarOptions {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const router = useRouter();
  const { longDate, number } = useFormats();
  const words = useMeetingWords();
  const linkTo = useMeetingLink(state.query, address);
  const month = state.view === 'month';
  const ofDay = (day: DayText): AgendaState => ({
    ...state,
    view: 'day',
    date: dateOf(day, today),
    range: undefined,
  });
  const dayLink = (day: DayText) => ({ to: '/agenda', search: writeAgenda(ofDay(day)) }) as const;

  const events = useMemo(() => {
    const placed = month ? monthEvents(meetings.meetings, days) : weekEvents(meetings.meetings);
    return placed.map((one) =>
      one.kind === 'meeting'
        ? placedMeeting(one, router.buildLocation(linkTo(one.meeting)).href)
        : placedMore(one, router.buildLocation(dayLink(one.day)).href),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the links follow from what is shown
  }, [meetings.meetings, month, days.from, days.to, linkTo, router, address]);

  return {
    plugins: [dayGrid, timeGrid, classic],
    timeZone,
    locale: i18n.language,
    firstDay: 1,
    now: () => new Date(),
    headerToolbar: false,
    height: '100%',
    initialView: month ? 'dayGridMonth' : 'timeGridWeek',
    initialDate: state.date ?? today,
    fixedWeekCount: false,
    weekNumbers: month,
    weekNumberCalculation: 'ISO',
    inlineWeekNumberClass: styles.week,
    inlineWeekNumberContent: ({ num }) => (
      <>
        <span className="visually-hidden">{t('agendaPage.month.week', { number: num })}</span>
        <span aria-hidden="true">{num}</span>
      </>
    ),
    weekends: month || meetings.meetings.some(onWeekend),
    eventDisplay: 'block',
    slotEventOverlap: false,
    allDaySlot: meetings.meetings.some(({ timeKnown }) => !timeKnown),
    dayHeaderInnerClass: styles.dayHeader,
    // The link of a day is named by its whole date, in which the weekday does not stand: that is drawn beside it.
    dayHeaderContent: ({ text, weekdayText, dayNumberText }) =>
      month ? text : <span data-weekday={weekdayText}>{dayNumberText}</span>,
    slotHeaderInnerClass: styles.hour,
    allDayHeaderInnerClass: styles.hour,
    dayCellClass: ({ dow, isOther }) => (dow === 0 || dow === 6 || isOther ? styles.quiet : undefined),
    dayCellTopInnerClass: ({ isToday }) => [styles.number, isToday && styles.today].filter(Boolean).join(' '),
    moreLinkClass: styles.moreLink,
    moreLinkInnerClass: styles.moreCount,
    eventOrder: 'order',
    eventOrderStrict: true,
    dayMaxEvents: month ? false : 3,
    eventMaxStack: 3,
    moreLinkText: (count) => `+${number(count)}`,
    moreLinkHint: (count) => t('agendaPage.day.more', { count }),
    moreLinkClick: ({ date, view }) => {
      void navigate(dayLink(dayOf(date.getTime())));
      // Nothing opens here: the page goes on to the day.
      return view.type;
    },
    nowIndicator: true,
    scrollTime: workingDay.from,
    slotMinTime: earliestHour(meetings.meetings),
    slotMaxTime: latestHour(meetings.meetings),
    slotDuration: '00:30:00',
    slotHeaderInterval: '01:00:00',
    slotHeaderFormat: { hour: '2-digit', minute: '2-digit', hour12: false },
    expandRows: true,
    // The least a target may be (WCAG 2.2, 2.5.8), also of a meeting of a quarter.
    eventMinHeight: 24,
    allDayText: t('agendaPage.day.allDay'),
    navLinks: true,
    navLinkHint: (_text, date) => t('agendaPage.day.open', { day: longDate(date.toISOString()) }),
    navLinkDayClick: (date) => void navigate(dayLink(dayOf(date.getTime()))),
    dayHeaderFormat: month ? { weekday: 'long' } : { weekday: 'short', day: 'numeric' },
    events,
    eventClass: ({ event }) => classOf(event.extendedProps.placed as GridEvent, peek.chosen),
    eventContent: ({ event }) => {
      const placed = event.extendedProps.placed as GridEvent;
      return placed.kind === 'more' ? (
        <MoreMeetings {...placed} />
      ) : (
        <GridMeeting meeting={placed.meeting} month={month} words={words} />
      );
    },
    eventClick: ({ event, jsEvent }) => {
      // As links do: with a modifier the browser opens another tab.
      if (jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey) return;
      jsEvent.preventDefault();
      peek.stay();
      const placed = event.extendedProps.placed as GridEvent;
      if (placed.kind === 'more') void navigate(dayLink(placed.day));
      else if (isPlainClick(jsEvent)) peek.choose(placed.meeting.id);
      else void navigate(linkTo(placed.meeting));
    },
  };
}

function placedMeeting(placed: Extract<GridEvent, { kind: 'meeting' }>, url: string): EventInput {
  const { meeting, order } = placed;
  const { startTime, endTime, timeKnown, id, title } = meeting;
  const { first, last } = daysOfMeeting(meeting);
  const base = { id, title: title.text, url, order, extendedProps: { placed } };
  if (!timeKnown) return { ...base, start: first, end: addDays(last, 1), allDay: true };
  return { ...base, start: startTime, ...(endTime === undefined ? {} : { end: endTime }) };
}

function placedMore(placed: Extract<GridEvent, { kind: 'more' }>, url: string): EventInput {
  return {
    id: `more ${placed.day}`,
    title: `+${placed.count}`,
    start: placed.day,
    allDay: true,
    url,
    order: Number.MAX_SAFE_INTEGER,
    extendedProps: { placed },
  };
}

function classOf(placed: GridEvent, chosen: string | undefined): string {
  if (placed.kind === 'more') return styles.moreEvent ?? '';
  const { id, kind, status } = placed.meeting;
  const off = status === 'cancelled' || status === 'moved';
  return [
    styles.event,
    kind === 'plenary' && styles.plenary,
    off && styles.off,
    id === chosen && styles.chosen,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether a meeting is on a Saturday or a Sunday. */
function onWeekend(meeting: AgendaItem): boolean {
  const { first, last } = daysOfMeeting(meeting);
  return [first, last].some((day) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()));
}

/** Hours as Amsterdam's clocks show them. */
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });

/** The first hour that a week needs: the working day's, unless a meeting begins before. */
function earliestHour(meetings: readonly AgendaItem[]): string {
  const hours = meetings
    .filter(({ timeKnown }) => timeKnown)
    .map(({ startTime }) => clock.format(new Date(startTime)));
  return hours.reduce((first, hour) => (`${hour}:00:00` < first ? `${hour}:00:00` : first), workingDay.from);
}

/** The last hour that a week needs; a meeting that goes on into the night reaches its end. */
function latestHour(meetings: readonly AgendaItem[]): string {
  const timed = meetings.filter(({ timeKnown }) => timeKnown);
  const overnight = timed.some((meeting) => {
    const { first, last } = daysOfMeeting(meeting);
    return first < last;
  });
  if (overnight) return '24:00:00';
  const hours = timed.map(
    ({ startTime, endTime }) => Number(clock.format(new Date(endTime ?? startTime))) + 1,
  );
  return `${Math.min(24, Math.max(20, ...hours))}:00:00`;
}
