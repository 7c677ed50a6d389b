import { dayOf as amsterdamDayOf, instantOf } from 'contract/amsterdam';
import type { Random } from './random.ts';

const dayLength = 86_400_000;
const months =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');

/** A calendar day as midnight UTC in epoch milliseconds; only its date counts. */
export type Day = number;

/** The Amsterdam day of an instant. */
export function dayOf(instant: Date | number): Day {
  return Date.parse(`${amsterdamDayOf(instant.valueOf())}T00:00:00Z`);
}

/** A day some days later, or earlier when negative. */
export function addDays(day: Day, days: number): Day {
  return day + days * dayLength;
}

/** The instant of a clock time in Amsterdam on a day. */
export function instantAt(day: Day, hour: number, minute: number): number {
  return instantOf(new Date(day).toISOString().slice(0, 10), hour, minute);
}

/** "3 november 2026". */
export function dutchDate(day: Day): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

const englishMonths =
  'January February March April May June July August September October November December'.split(' ');
const frenchMonths =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** "3 November 2026". */
export function englishDate(day: Day): string {
  const date = new Date(day);
  return `${date.getUTCDate()} ${englishMonths[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "3 novembre 2026", and "1er" for the first. */
export function frenchDate(day: Day): string {
  const date = new Date(day);
  const number = date.getUTCDate();
  return `${number === 1 ? '1er' : number} ${frenchMonths[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** The year of a day. */
export function yearOf(day: Day): number {
  return new Date(day).getUTCFullYear();
}

/** The Sundays from one day to another in whose night the clocks change: the last of March and of October. */
export function clockChangesBetween(from: Day, to: Day): Day[] {
  const changes: Day[] = [];
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    for (const month of [2, 9]) {
      const last = Date.UTC(year, month, 31);
      changes.push(addDays(last, -new Date(last).getUTCDay()));
    }
  }
  return changes.filter((day) => day >= from && day <= to);
}

/** The first weekday on or before a day. */
export function workingDayBefore(day: Day): Day {
  const weekday = new Date(day).getUTCDay();
  return addDays(day, weekday === 0 ? -2 : weekday === 6 ? -1 : 0);
}

/** The first weekday on or after a day. */
export function workingDayAfter(day: Day): Day {
  const weekday = new Date(day).getUTCDay();
  return addDays(day, weekday === 0 ? 1 : weekday === 6 ? 2 : 0);
}

/** A working day that is not between Christmas and the first week of January, where that has gone by. */
export function afterChristmas(day: Day, today: Day): Day {
  const date = new Date(day);
  const [month, monthDay] = [date.getUTCMonth(), date.getUTCDate()];
  const quiet = (month === 11 && monthDay > 19) || (month === 0 && monthDay < 7);
  if (!quiet) return workingDayAfter(day);
  const moved = workingDayAfter(Date.UTC(yearOf(day) + (month === 11 ? 1 : 0), 0, 7));
  return moved <= today ? moved : workingDayAfter(day);
}

/** How busy parliament is on a day, from 0 to 1: nothing in weekends, little in recess. */
export function busyness(day: Day): number {
  const date = new Date(day);
  const month = date.getUTCMonth();
  const monthDay = date.getUTCDate();
  const byWeekday = [0, 0.6, 1, 1, 0.95, 0.55, 0][date.getUTCDay()] ?? 0;
  const recess =
    (month === 6 && monthDay > 5) || month === 7
      ? month === 7 && monthDay > 20
        ? 0.3
        : 0.14
      : (month === 11 && monthDay > 19) || (month === 0 && monthDay < 10)
        ? 0.1
        : month === 4 && monthDay < 9
          ? 0.3
          : 1;
  return byWeekday * recess;
}

/** A day in a range, drawn by busyness. */
export function drawDay(random: Random, from: Day, to: Day): Day {
  const days = Math.max(0, Math.round((to - from) / dayLength));
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const day = addDays(from, Math.floor(random() * (days + 1)));
    if (random() < busyness(day)) return day;
  }
  return workingDayBefore(to);
}
