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

/** The Amsterdam day in which an instant falls. */
export function dayOf(instant: number): DayText {
  return dayFormat.format(instant);
}

/** The first instant of a day. */
export function startOfDay(day: DayText): number {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  // Clocks change at 01:00 UTC. One hour before midnight UTC it is already this day in Amsterdam
  // and this day's own change is still to come, so that instant has the offset of local midnight.
  return midnightUtc - offsetAt(midnightUtc - 3_600_000);
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
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** Milliseconds that Amsterdam is ahead of UTC at an instant. */
function offsetAt(instant: number): number {
  const name = offsetFormat.formatToParts(instant).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  if (!hours) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
