import { addDays, dayOf, type DayText } from 'contract/amsterdam';
import type { AgendaItem } from 'contract/agendas';

/** What is known of when a meeting is. */
type When = Pick<AgendaItem, 'startTime' | 'endTime' | 'timeKnown'>;

/** What the list shows below each other: headings of days, or of the hours of one day, and meetings. */
export type AgendaRow =
  | { kind: 'heading'; key: string; of: 'day'; day: DayText; count: number }
  | { kind: 'heading'; key: string; of: 'hour'; hour: string | undefined; count: number }
  | {
      kind: 'item';
      key: string;
      meeting: AgendaItem;
      /** The day it stands under. */
      day: DayText;
    };

interface Days {
  first: DayText;
  last: DayText;
}

/** Days that were asked for before: calendars are slow, and thousands of meetings are sorted by them. */
const known = new WeakMap<When, Days>();

/** The first and the last day of a meeting; one that ends at midnight does not reach the day that begins then. */
export function daysOfMeeting(meeting: When): Days {
  const before = known.get(meeting);
  if (before) return before;
  const { startTime, endTime } = meeting;
  const start = Date.parse(startTime);
  const end = endTime === undefined ? start : Date.parse(endTime);
  const first = dayOf(start);
  const days = { first, last: end > start ? dayOf(end - 1) : first };
  known.set(meeting, days);
  return days;
}

/** Which of two begins first; instants of one form are compared as they are written. */
export const byStart = (one: When, other: When): number =>
  one.startTime < other.startTime ? -1 : one.startTime > other.startTime ? 1 : 0;

/** Those of a whole day come first, then as they begin; what begins together stays in the order of the server. */
function inOrder(meetings: readonly AgendaItem[]): AgendaItem[] {
  return meetings.toSorted(
    (one, other) => Number(one.timeKnown) - Number(other.timeKnown) || byStart(one, other),
  );
}

/**
 * Meetings under headings of their days. One of several days stands once, under its first day or, where that is
 * before those shown, under the first of these.
 */
export function rowsByDay(meetings: readonly AgendaItem[], from: DayText): AgendaRow[] {
  const days = new Map<DayText, AgendaItem[]>();
  for (const meeting of meetings) {
    const { first, last } = daysOfMeeting(meeting);
    if (last < from) continue;
    const day = first < from ? from : first;
    const others = days.get(day);
    if (others) others.push(meeting);
    else days.set(day, [meeting]);
  }
  return [...days]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([day, of]): AgendaRow[] => [
      { kind: 'heading', key: day, of: 'day', day, count: of.length },
      ...inOrder(of).map((meeting): AgendaRow => ({ kind: 'item', key: meeting.id, meeting, day })),
    ]);
}

/** The meetings of one day under the hours at which they begin; what began before stands at the top. */
export function rowsByHour(
  meetings: readonly AgendaItem[],
  day: DayText,
  hourOf: (instant: string) => string,
): AgendaRow[] {
  const rows: AgendaRow[] = [];
  let heading: Extract<AgendaRow, { of: 'hour' }> | undefined;
  for (const meeting of inOrder(meetings.filter((one) => isOn(one, day)))) {
    const begins = meeting.timeKnown && daysOfMeeting(meeting).first === day;
    const hour = begins ? hourOf(meeting.startTime) : undefined;
    if (!heading || heading.hour !== hour) {
      heading = { kind: 'heading', key: hour ?? 'whole', of: 'hour', hour, count: 0 };
      rows.push(heading);
    }
    heading.count += 1;
    rows.push({ kind: 'item', key: meeting.id, meeting, day });
  }
  return rows;
}

/** Whether a meeting is on that day, be it in part. */
export function isOn(meeting: AgendaItem, day: DayText): boolean {
  const { first, last } = daysOfMeeting(meeting);
  return first <= day && day <= last;
}

/** How many meetings each day has. */
export function countsByDay(meetings: readonly AgendaItem[]): ReadonlyMap<DayText, number> {
  const counts = new Map<DayText, number>();
  for (const meeting of meetings) {
    const { first, last } = daysOfMeeting(meeting);
    for (let day = first; day <= last; day = addDays(day, 1)) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
