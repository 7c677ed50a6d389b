import { dayOf, instantOf, isDay, timeZone } from 'contract/amsterdam';

/** The instant of a time of Amsterdam that is written `YYYY-MM-DD HH:MM`, UTC in ISO 8601; undefined for anything else. */
export function instantIn(text: string): string | undefined {
  const [, day = '', hour = '', minute = ''] = /^(\S+)[ T](\d{2}):(\d{2})$/.exec(text) ?? [];
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return new Date(instantOf(day, Number(hour), Number(minute))).toISOString();
}

const clockTime = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant as its time in Amsterdam, `YYYY-MM-DD HH:MM`. */
export const writtenInstant = (instant: string): string =>
  `${dayOf(Date.parse(instant))} ${clockTime.format(new Date(instant))}`;
