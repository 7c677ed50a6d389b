import { addDays, type DayText } from 'contract/amsterdam';
import type { AgendaPeriod } from 'contract/agenda-period';
import type { AgendaItem } from 'contract/agendas';
import { byStart, countsByDay, daysOfMeeting } from './meeting-days.ts';

/** Lines of a day of the month before the rest is told by its number (UX-2, 12). */
const linesOfDay = 3;

/** What stands in a grid of days. */
export type GridEvent =
  | { kind: 'meeting'; meeting: AgendaItem; order: number }
  | { kind: 'more'; day: DayText; count: number };

/** Those of several days come first, then those of a whole day, then as they begin. */
function inGridOrder(meetings: readonly AgendaItem[]): AgendaItem[] {
  const length = (meeting: AgendaItem) => {
    const { first, last } = daysOfMeeting(meeting);
    return first < last ? 0 : meeting.timeKnown ? 2 : 1;
  };
  return meetings.toSorted((one, other) => length(one) - length(other) || byStart(one, other));
}

/** Every meeting, in the order in which a week draws them. */
export function weekEvents(meetings: readonly AgendaItem[]): GridEvent[] {
  return inGridOrder(meetings).map((meeting, order) => ({ kind: 'meeting', meeting, order }));
}

/**
 * What a month draws: of each day its first meetings, and how many more it has. So a month of thousands is drawn as
 * fast as one of a hundred.
 */
export function monthEvents(meetings: readonly AgendaItem[], { from, to }: AgendaPeriod): GridEvent[] {
  const room = new Map<DayText, number>();
  const drawn: GridEvent[] = [];
  const counts = new Map(countsByDay(meetings));
  for (const [order, meeting] of inGridOrder(meetings).entries()) {
    const { first, last } = daysOfMeeting(meeting);
    const days: DayText[] = [];
    for (let day = first < from ? from : first; day <= last && day <= to; day = addDays(day, 1))
      days.push(day);
    if (days.length === 0 || days.some((day) => (room.get(day) ?? 0) >= linesOfDay)) continue;
    for (const day of days) {
      room.set(day, (room.get(day) ?? 0) + 1);
      counts.set(day, (counts.get(day) ?? 1) - 1);
    }
    drawn.push({ kind: 'meeting', meeting, order });
  }
  const more = [...counts]
    .filter(([day, count]) => count > 0 && from <= day && day <= to)
    .map(([day, count]): GridEvent => ({ kind: 'more', day, count }));
  return [...drawn, ...more];
}
