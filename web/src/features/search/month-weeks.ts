import { addDays } from 'contract/amsterdam';

/** Weeks of a month from Monday on: days as `YYYY-MM-DD`, undefined where another month has the day. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const weeks: (string | undefined)[][] = [];
  for (let day = addDays(first, -before); day.slice(0, 7) <= month; day = addDays(day, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(day, index));
    weeks.push(week.map((one) => (one.startsWith(month) ? one : undefined)));
  }
  return weeks;
}

/** The month so many months after another, both `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The same day of another month, or its last day where it has fewer. */
export function dayInMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** Where a key leads from a day in a grid of weeks; undefined for keys that lead nowhere. */
export function dayAfterKey(day: string, key: string): string | undefined {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekday,
    End: 6 - weekday,
  };
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  const months = { PageUp: -1, PageDown: 1 }[key];
  return months === undefined ? undefined : dayInMonth(day, addMonths(day.slice(0, 7), months));
}
