import { addDays, dayOf } from 'contract/amsterdam';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';

/**
 * The period of a search: so many days back from today, since the calendar quarter or the parliamentary year
 * began, or fixed days, both whole.
 */
export type Period =
  | { kind: 'days'; days: number }
  | { kind: 'quarter' }
  | { kind: 'year' }
  | { kind: 'range'; from: string; to: string };

/** The period of a search that names none (decision 9.1). */
export const defaultPeriod: Period = { kind: 'days', days: limits.defaultPeriodDays };

/** The periods offered by one click, besides the whole archive. */
export const presets: readonly Period[] = [
  { kind: 'days', days: 7 },
  { kind: 'days', days: 30 },
  { kind: 'quarter' },
  defaultPeriod,
  { kind: 'year' },
];

/** Today in Amsterdam, `YYYY-MM-DD`. */
export function today(): string {
  return dayOf(Date.now());
}

/** First and last day of a period of a dashboard, as seen from a day. */
export function daysOf(period: Period, from: string, domain: DomainId): { from: string; to: string } {
  if (period.kind === 'range') return { from: period.from, to: period.to };
  if (period.kind === 'days') return { from: addDays(from, -period.days), to: from };
  if (period.kind === 'year') return { from: parliamentaryYear(from, domain), to: from };
  const month = Number(from.slice(5, 7));
  const first = month - ((month - 1) % 3);
  return { from: `${from.slice(0, 4)}-${String(first).padStart(2, '0')}-01`, to: from };
}

/**
 * On which weekday (Sunday is 0) of which month parliament opens its year: Prinsjesdag; the second Tuesday of
 * March in the EU treaties (art. 229 TFEU); the second Tuesday of October in the Belgian constitution (art. 44);
 * the fourth Monday of September in Flanders. Local councils go with the Dutch year.
 */
const openings: Record<DomainId, { month: number; weekday: number; nth: number }> = {
  nl: { month: 9, weekday: 2, nth: 3 },
  'nl-lr': { month: 9, weekday: 2, nth: 3 },
  eu: { month: 3, weekday: 2, nth: 2 },
  'be-fed': { month: 10, weekday: 2, nth: 2 },
  'be-flm': { month: 9, weekday: 1, nth: 4 },
};

/** The day on which the parliamentary year began that a day belongs to. */
function parliamentaryYear(day: string, domain: DomainId): string {
  const { month, weekday, nth } = openings[domain];
  const opening = (year: number) => {
    const first = new Date(Date.UTC(year, month - 1, 1));
    const wait = (weekday - first.getUTCDay() + 7) % 7;
    first.setUTCDate(1 + wait + 7 * (nth - 1));
    return first.toISOString().slice(0, 10);
  };
  const year = Number(day.slice(0, 4));
  return opening(year) <= day ? opening(year) : opening(year - 1);
}

/** Whether two periods are written the same. */
export function samePeriod(one: Period, other: Period): boolean {
  return writePeriod(one) === writePeriod(other);
}

/** A relative period as the URL writes it: `30d`, `q`, `y`; fixed days as `from..to`. */
export function writePeriod(period: Period): string {
  if (period.kind === 'days') return `${period.days}d`;
  if (period.kind === 'range') return `${period.from}..${period.to}`;
  return period.kind === 'quarter' ? 'q' : 'y';
}

/** Reads what `writePeriod` wrote for a relative period. */
export function readPeriod(text: string): Period | undefined {
  if (text === 'q') return { kind: 'quarter' };
  if (text === 'y') return { kind: 'year' };
  const days = /^([1-9]\d{0,4})d$/.exec(text)?.[1];
  return days === undefined ? undefined : { kind: 'days', days: Number(days) };
}

/** `DD-MM-YYYY`, as days are shown and typed (UX 6). */
export function writeDay(day: string): string {
  return day.split('-').reverse().join('-');
}
