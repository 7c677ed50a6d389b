/** Days of the product are Amsterdam days (decision R3); instants are epoch milliseconds in UTC. */
export const timeZone = 'Europe/Amsterdam';

/** A calendar day, `YYYY-MM-DD`. */
export type DayText = string;

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const offsetFormat = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });

/** Whether a text is a day of the calendar, written `YYYY-MM-DD`. */
export function isDay(text: string): text is DayText {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  // Some engines read 31 June as 1 July.
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** The Amsterdam day in which an instant falls. */
export function dayOf(instant: number): DayText {
  return dayFormat.format(instant).padStart('YYYY-MM-DD'.length, '0');
}

/** A day as people write it here, `DD-MM-YYYY`. */
export function writtenDay(day: DayText): string {
  return day.split('-').toReversed().join('-');
}

const dayLength = 86_400_000;

/** A day as a number to reckon with: days since 1970-01-01, before it less than nothing. NaN for what is no day. */
export function numberOfDay(day: DayText): number {
  return Date.parse(`${day}T00:00:00Z`) / dayLength;
}

const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** The day of such a number. @throws RangeError for what is the number of none */
export function dayOfNumber(number: number): DayText {
  const date = new Date(number * dayLength);
  const year = date.getUTCFullYear();
  // A fifth of the time of `toISOString`, which says what is wrong with any other.
  if (!(year >= 0 && year <= 9999)) return date.toISOString().slice(0, 10);
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const [month, day] = [date.getUTCMonth() + 1, date.getUTCDate()];
  return `${twoDigits[century]}${twoDigits[ofCentury]}-${twoDigits[month]}-${twoDigits[day]}`;
}

/** Where days begin that were asked for: charts ask for the same hundreds again and again, and asking `Intl` takes long. */
const starts = new Map<DayText, number>();
const mostStarts = 10_000;

/** The first instant of a day. */
export function startOfDay(day: DayText): number {
  const known = starts.get(day);
  if (known !== undefined) return known;
  const midnightUtc = numberOfDay(day) * dayLength;
  // Clocks change at 01:00 UTC. One hour before midnight UTC it is already this day in Amsterdam
  // and this day's own change is still to come, so that instant has the offset of local midnight.
  const start = midnightUtc - offsetAt(midnightUtc - 3_600_000);
  if (starts.size >= mostStarts) starts.clear();
  starts.set(day, start);
  return start;
}

/** The instant of a clock time on a day; in the hour that clocks skip or repeat, one that exists. */
export function instantOf(day: DayText, hour: number, minute: number): number {
  const wall = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000;
  // The first guess may lie on the other side of a clock change, the second does not.
  return wall - offsetAt(wall - offsetAt(wall));
}

/** The last millisecond of a day, 23:59:59.999. */
export function endOfDay(day: DayText): number {
  return startOfDay(addDays(day, 1)) - 1;
}

/** The day `count` days later, or earlier when negative; counted in the calendar, not in hours (9.1). */
export function addDays(day: DayText, count: number): DayText {
  return dayOfNumber(numberOfDay(day) + count);
}

/** Stretches of the calendar that a chart of days is drawn in, smallest first (decision 9.2). */
export const calendarSteps = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type CalendarStep = (typeof calendarSteps)[number];

/** Milliseconds that Amsterdam is ahead of UTC at an instant. */
function offsetAt(instant: number): number {
  const name = offsetFormat.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
  // Before 1892 clocks showed local time, which was ahead by seconds too.
  const [, sign, hours, minutes, seconds = 0] = /GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(name) ?? [];
  if (!hours) return 0;
  return (sign === '-' ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000;
}

/** The same day so many months before, or the last one of that month. */
export function monthsBefore(day: DayText, months: number): DayText {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}
