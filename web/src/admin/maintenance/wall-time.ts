import { dayOf, instantOf, timeZone } from 'contract/amsterdam';

const clockTime = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant as the clocks of Amsterdam show it, in the form of a field for date and time. */
export function wallTimeOf(instant: string): string {
  return `${dayOf(Date.parse(instant))}T${clockTime.format(new Date(instant))}`;
}

/** The instant, UTC in ISO 8601, at which the clocks of Amsterdam show the value of such a field. */
export function instantOfWallTime(wall: string): string {
  const [day, hour, minute] = [wall.slice(0, 10), Number(wall.slice(11, 13)), Number(wall.slice(14, 16))];
  return new Date(instantOf(day, hour, minute)).toISOString();
}
