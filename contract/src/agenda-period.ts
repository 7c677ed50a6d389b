import { addDays, type DayText } from './amsterdam.ts';
import { limits } from './limits.ts';

/** First and last day, both whole. */
export interface AgendaPeriod {
  from: DayText;
  to: DayText;
}

/** The days the agenda covers: three months back to six months ahead (specification §9, decision 5.14). */
export function agendaPeriod(today: DayText): AgendaPeriod {
  return {
    from: addMonths(today, -limits.agendaMonthsBack),
    to: addMonths(today, limits.agendaMonthsAhead),
  };
}

/** The same day so many months later; the last of the month where that has no such day. */
function addMonths(day: DayText, count: number): DayText {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return addDays(first.toISOString().slice(0, 10), Math.min(date, days) - 1);
}
