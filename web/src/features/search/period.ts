import { addDays, dayOf } from 'contract/amsterdam';
import { limits } from 'contract/limits';

/** The period of a search: so many days back from today, the calendar quarter, or fixed days, both whole. */
export type Period =
  { kind: 'days'; days: number } | { kind: 'quarter' } | { kind: 'range'; from: string; to: string };

/** The period of a search that names none (decision 9.1). */
export const defaultPeriod: Period = { kind: 'days', days: limits.defaultPeriodDays };

/** The periods offered by one click, besides the whole archive. */
export const presets: readonly Period[] = [
  { kind: 'days', days: 7 },
  { kind: 'days', days: 30 },
  { kind: 'quarter' },
  defaultPeriod,
];

/** Today in Amsterdam, `YYYY-MM-DD`. */
export function today(): string {
  return dayOf(Date.now());
}

/** First and last day of a period, as seen from a day. */
export function daysOf(period: Period, from: string): { from: string; to: string } {
  if (period.kind === 'range') return { from: period.from, to: period.to };
  if (period.kind === 'days') return { from: addDays(from, -period.days), to: from };
  const month = Number(from.slice(5, 7));
  const first = month - ((month - 1) % 3);
  return { from: `${from.slice(0, 4)}-${String(first).padStart(2, '0')}-01`, to: from };
}

/** Whether two periods are written the same. */
export function samePeriod(one: Period, other: Period): boolean {
  return writePeriod(one) === writePeriod(other);
}

/** A relative period as the URL writes it: `30d`, `q`; fixed days as `from..to`. */
export function writePeriod(period: Period): string {
  if (period.kind === 'days') return `${period.days}d`;
  return period.kind === 'quarter' ? 'q' : `${period.from}..${period.to}`;
}

/** Reads what `writePeriod` wrote for a relative period. */
export function readPeriod(text: string): Period | undefined {
  if (text === 'q') return { kind: 'quarter' };
  const days = /^([1-9]\d{0,4})d$/.exec(text)?.[1];
  return days === undefined ? undefined : { kind: 'days', days: Number(days) };
}

/** `DD-MM-YYYY`, as days are shown and typed (UX 6). */
export function writeDay(day: string): string {
  return day.split('-').reverse().join('-');
}
