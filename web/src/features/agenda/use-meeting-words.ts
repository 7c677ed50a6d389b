import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, type DayText } from 'contract/amsterdam';
import type { AgendaItem } from 'contract/agendas';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { daysOfMeeting } from './meeting-days.ts';

/** Noon is on the same day everywhere that days are written. */
const noon = (day: DayText) => `${day}T12:00:00Z`;

/** A meeting in words, its times those of Amsterdam. */
interface MeetingWords {
  /** When it begins, as its row says it, and when it ends. */
  begins: string;
  ends: string | undefined;
  /** Both in one piece. */
  hours: string;
  /** What it is about, without the kind of meeting and who meets. */
  short: string;
  /** Who meets, and where. */
  who: string[];
  /** Why it is not as it was announced. */
  off: string | undefined;
  /** That it changed, the old time and place beside the new where that is known (UX 5.4). */
  changed: string | undefined;
  closed: boolean;
  /** What the source says of a time that was corrected. */
  corrected: string | undefined;
}

/** Puts a meeting into words; `day` is the one under which it stands. */
export type WordsOfMeeting = (meeting: AgendaItem, day: DayText) => MeetingWords;

/** See `MeetingWords`; `day` is the one under which the meeting stands. */
export function useMeetingWords(): WordsOfMeeting {
  const { t } = useTranslation();
  const { time, shortDay } = useFormats();
  const names = useNames();
  return useCallback(
    (meeting, day) => {
      const {
        startTime,
        endTime,
        timeKnown,
        sourceTimes,
        status,
        committees,
        institution,
        place,
        confidentiality,
      } = meeting;
      const { first, last } = daysOfMeeting(meeting);
      const allDay = t('agenda.card.allDay');
      const dayName = (one: DayText) => shortDay(noon(one));
      const ended = (): string | undefined => {
        if (last !== day) return t('agendaPage.meeting.upTo', { day: dayName(last) });
        return timeKnown && endTime !== undefined && endTime > startTime
          ? t('agendaPage.meeting.until', { time: time(endTime) })
          : undefined;
      };
      const changed = (): string | undefined => {
        if (status === 'moved' || status === 'cancelled') return undefined;
        const what = [...whenWas(meeting, { time, shortDay, allDay }), ...placeWas(meeting)]
          .map((told) => t('agendaPage.meeting.was', { ...told }))
          .join(' · ');
        if (what !== '') return t('agendaPage.meeting.changedTo', { what });
        return meeting.state === 'changed' || meeting.was ? t('agendaPage.meeting.changed') : undefined;
      };
      const body = committees.map(({ name }) => names.shortCommittee(name)).join(', ');
      const ends = ended();
      const begins = !timeKnown
        ? allDay
        : first < day
          ? t('agendaPage.meeting.from', { day: dayName(first) })
          : time(startTime);
      const whole = timeKnown && first === day && last === day && ends !== undefined;
      return {
        begins,
        ends,
        hours: whole ? `${begins}–${time(endTime!)}` : [begins, ends].filter(Boolean).join(' '),
        short: shortTitle(meeting),
        who: [
          institution,
          body === '' && meeting.kind === 'plenary' ? t('agenda.card.plenary') : body,
          place ?? '',
        ].filter((part) => part !== ''),
        off: status === 'cancelled' || status === 'moved' ? t(`agenda.card.${status}`) : undefined,
        changed: changed(),
        corrected:
          sourceTimes &&
          t('agendaPage.meeting.source', {
            times: [sourceTimes.start, sourceTimes.end ?? ''].filter(Boolean).map(asWritten).join(' – '),
          }),
        closed: confidentiality === 'Besloten',
      };
    },
    [t, time, shortDay, names],
  );
}

interface Told {
  now: string;
  was: string;
}

/** The new time and the old: hours of the same day, with days where those differ, with ends where the start is the same. */
function whenWas(
  { startTime, endTime, timeKnown, was }: AgendaItem,
  { time, shortDay, allDay }: Pick<ReturnType<typeof useFormats>, 'time' | 'shortDay'> & { allDay: string },
): Told[] {
  if (!was?.time) return [];
  const old = was.time;
  const otherDay = dayOf(Date.parse(startTime)) !== dayOf(Date.parse(old.start));
  const sameStart = startTime === old.start && timeKnown && old.timeKnown;
  const said = (start: string, end: string | undefined, known: boolean) => {
    const hours = known ? time(start) : otherDay ? '' : allDay.toLowerCase();
    const whole = sameStart && end !== undefined ? `${hours}–${time(end)}` : hours;
    return [otherDay && shortDay(start), whole].filter(Boolean).join(' ');
  };
  const told = { now: said(startTime, endTime, timeKnown), was: said(old.start, old.end, old.timeKnown) };
  return told.now === told.was ? [] : [told];
}

function placeWas({ place, was }: AgendaItem): Told[] {
  return place === undefined || was?.place === undefined ? [] : [{ now: place, was: was.place }];
}

/** A time of a source in our order of day, month and year; other forms as they are. */
function asWritten(time: string): string {
  const [, year, month, day, clock] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(time) ?? [];
  return year === undefined ? time : `${day}-${month}-${year} ${clock}`;
}

/** Words between a kind of meeting and its subject. */
const about = /^(?:over|on|sur|met|with) /;
/** Words that make a kind of meeting a name of its own, such as "van 3 november". */
const ofIts = /^(?:van|of|op|du|de|des) /;

/** The title where room is scarce: its subject, without the words that most meetings of a kind begin with. */
export function shortTitle({
  title: { text },
  sourceType,
}: Pick<AgendaItem, 'title' | 'sourceType'>): string {
  const at = text.indexOf(': ');
  const rest = text.startsWith(`${sourceType} `) ? text.slice(sourceType.length + 1) : '';
  const subject =
    at > 0 ? text.slice(at + 2) : rest === '' || ofIts.test(rest) ? text : rest.replace(about, '');
  return subject.slice(0, 1).toUpperCase() + subject.slice(1);
}

/** Whether a meeting is going on at a moment. */
export function isOnNow({ startTime, endTime, timeKnown, status }: AgendaItem, now: number): boolean {
  if (!timeKnown || endTime === undefined || status === 'cancelled' || status === 'moved') return false;
  return Date.parse(startTime) <= now && now < Date.parse(endTime);
}
