import { timeZone } from 'contract/amsterdam';
import type { Locale } from 'contract/users';

/** Days and times in mails: those of Amsterdam, never relative, because a mail is read whenever. */
interface MailDates {
  /** 20 nov 2026, with 14:32 behind it where the time is known; from an instant in ISO 8601. */
  moment: (instant: string, timeKnown: boolean) => string;
  /** vrijdag 20 november 2026; from a day. */
  longDay: (day: string) => string;
  /** 1.284 */
  number: (value: number) => string;
}

const tags: Record<Locale, string> = { nl: 'nl-NL', 'en-gb': 'en-GB' };

function datesFor(locale: Locale): MailDates {
  const tag = tags[locale];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone, ...options });
  const short = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const long = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const number = new Intl.NumberFormat(tag);
  return {
    moment(instant, timeKnown) {
      const date = new Date(instant);
      return timeKnown ? `${short.format(date)}, ${time.format(date)}` : short.format(date);
    },
    longDay: (day) => long.format(new Date(`${day}T12:00:00Z`)),
    number: (value) => number.format(value),
  };
}

const byLocale: Record<Locale, MailDates> = { nl: datesFor('nl'), 'en-gb': datesFor('en-gb') };

/** How a mail in this language writes days, times and numbers. */
export const mailDates = (locale: Locale): MailDates => byLocale[locale];
