import { addDays, type CalendarStep, type DayText } from './amsterdam.ts';

/** The first day of the week (a Monday), month, quarter or year in which a day lies. */
export function startOfStep(day: DayText, step: CalendarStep): DayText {
  const [year, month] = [day.slice(0, 4), Number(day.slice(5, 7))];
  switch (step) {
    case 'day':
      return day;
    case 'week':
      return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
    case 'month':
      return `${day.slice(0, 7)}-01`;
    case 'quarter':
      return `${year}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
    case 'year':
      return `${year}-01-01`;
  }
}

/** The last day of the week, month, quarter or year in which a day lies. */
export function endOfStep(day: DayText, step: CalendarStep): DayText {
  // As long as the longest step of its kind, so the day that much later lies in the next one.
  const beyond = { day: 1, week: 7, month: 31, quarter: 92, year: 366 }[step];
  return addDays(startOfStep(addDays(startOfStep(day, step), beyond), step), -1);
}
