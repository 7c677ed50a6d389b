import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from 'contract/amsterdam';
import type { AgendaItem, MeetingTime } from 'contract/agendas';
import { daysOfMeeting } from '#features/agenda/meeting-days.ts';
import { useFormats } from '#features/formats.ts';
import { today } from '#features/search/period.ts';

const noon = (day: string) => `${day}T12:00:00Z`;

/** Days and times of meetings in words; those of Amsterdam. */
interface MeetingTimes {
  /** dinsdag 24 november 2026; of several days from the first to the last. */
  days: (meeting: AgendaItem) => string;
  /** The same without the year where it is this one. */
  shortDays: (meeting: AgendaItem) => string;
  /** 13:30–17:30, or that it is the whole day. */
  hours: (time: MeetingTime) => string;
  /** di 24 nov, 13:30–17:30 */
  dayAndHours: (time: MeetingTime) => string;
  /** vandaag 07:52, or vr 20 nov, 16:10 */
  moment: (instant: string) => string;
}

/** See `MeetingTimes`. */
export function useMeetingTimes(): MeetingTimes {
  const { t } = useTranslation();
  const { longDate, weekday, shortDay, dayAndTime, time } = useFormats();
  return useMemo(() => {
    const spread = (meeting: AgendaItem, write: (day: string) => string) => {
      const { first, last } = daysOfMeeting(meeting);
      if (first === last) return write(first);
      return t('meeting.facts.daysUntil', { from: write(first), to: write(last) });
    };
    const hours: MeetingTimes['hours'] = ({ start, end, timeKnown }) => {
      if (!timeKnown) return t('meeting.facts.allDay');
      return end === undefined || end <= start ? time(start) : `${time(start)}–${time(end)}`;
    };
    return {
      days: (meeting) => spread(meeting, (day) => longDate(noon(day))),
      shortDays: (meeting) => spread(meeting, (day) => weekday(day, today())),
      hours,
      dayAndHours: (when) =>
        [shortDay(when.start), when.timeKnown ? hours(when) : ''].filter((part) => part !== '').join(', '),
      moment: (instant) => {
        const [day, now] = [dayOf(Date.parse(instant)), Date.now()];
        if (day === dayOf(now)) return t('meeting.changes.today', { time: time(instant) });
        if (day === dayOf(now - 86_400_000)) return t('meeting.changes.yesterday', { time: time(instant) });
        return dayAndTime(instant);
      },
    };
  }, [t, longDate, weekday, shortDay, dayAndTime, time]);
}

/** When a meeting is, as its changes tell it. */
export const timeOf = ({ startTime, endTime, timeKnown, approximate }: AgendaItem): MeetingTime => ({
  start: startTime,
  ...(endTime === undefined ? {} : { end: endTime }),
  timeKnown,
  approximate,
});
