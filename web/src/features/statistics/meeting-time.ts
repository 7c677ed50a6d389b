import { dayOf, timeZone } from 'contract/amsterdam';
import type { AgendaItem } from 'contract/agendas';
import type { Locale } from 'contract/users';
import { languageTag } from '#session/locale.ts';
import { preferencesNow } from '#session/preferences.ts';

const dayFormat = (locale: Locale) =>
  new Intl.DateTimeFormat(languageTag[locale], {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
const days = { nl: dayFormat('nl'), 'en-gb': dayFormat('en-gb') };

/** Day and clock times of a meeting in Amsterdam; without hours for one of a whole day. */
export function meetingTime(
  { startTime, endTime, timeKnown }: Pick<AgendaItem, 'startTime' | 'endTime' | 'timeKnown'>,
  time: (instant: string) => string,
): { day: string; hours: string | undefined } {
  const day = days[preferencesNow().locale].format(new Date(startTime));
  if (!timeKnown) return { day, hours: undefined };
  const sameDay = endTime !== undefined && dayOf(Date.parse(endTime)) === dayOf(Date.parse(startTime));
  return { day, hours: sameDay ? `${time(startTime)}–${time(endTime)}` : time(startTime) };
}
