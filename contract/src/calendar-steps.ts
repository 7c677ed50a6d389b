import { type CalendarStep, dayOfNumber, type DayText, numberOfDay } from './amsterdam.ts';

/** 1970-01-01 was a Thursday. */
const thursday = 3;
const monthsOf = { month: 1, quarter: 3, year: 12 };

/** The place of the week (from Monday), month, quarter or year of a day among all of them; days by `numberOfDay`. */
export function placeOfStep(day: number, step: CalendarStep): number {
  if (step === 'day') return day;
  if (step === 'week') return Math.floor((day + thursday) / 7);
  const date = new Date(day * 86_400_000);
  return Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / monthsOf[step]);
}

/** The number of the first day of the step at such a place. */
export function startOfPlace(place: number, step: CalendarStep): number {
  if (step === 'day') return place;
  if (step === 'week') return place * 7 - thursday;
  // Counted from 2000, as `Date.UTC` takes a year below 100 for one of the last century.
  return Date.UTC(2000, place * monthsOf[step] - 2000 * 12) / 86_400_000;
}

/** The first day of the week (a Monday), month, quarter or year in which a day lies. */
export function startOfStep(day: DayText, step: CalendarStep): DayText {
  return dayOfNumber(startOfPlace(placeOfStep(numberOfDay(day), step), step));
}

/** The last day of the week, month, quarter or year in which a day lies. */
export function endOfStep(day: DayText, step: CalendarStep): DayText {
  return dayOfNumber(startOfPlace(placeOfStep(numberOfDay(day), step) + 1, step) - 1);
}
