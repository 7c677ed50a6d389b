import { dayOf, timeZone } from 'contract/amsterdam';
import type { Locale } from 'contract/users';
import { say } from '#platform/words.ts';
import { lastDayOf, type When } from '#domains/meetings/index.ts';

/** When meetings are, as mails write it; Amsterdam days and times. */
interface MeetingDates {
  /** di 24 nov 2026, 10:00–12:30 */
  when: (when: When) => string;
  /** 10:00–12:30, or that it is all day. */
  time: (when: When) => string;
}

/** From so many milliseconds on an end has its own day; a night is written as one day. */
const wholeDay = 24 * 60 * 60_000;

const tags: Record<Locale, string> = { nl: 'nl-NL', 'en-gb': 'en-GB' };

function datesFor(locale: Locale): MeetingDates {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { timeZone, ...options });
  const day = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const about = (text: string, { approximate }: When) =>
    approximate ? `${text} (${say(locale, 'agendaMails.approximate')})` : text;

  function when(given: When): string {
    const { start, end, timeKnown } = given;
    const last = lastDayOf(given);
    if (!timeKnown) {
      if (last <= dayOf(start)) return `${day.format(start)}, ${say(locale, 'agendaMails.allDay')}`;
      return say(locale, 'agendaMails.until', {
        from: day.format(start),
        to: day.format(new Date(`${last}T12:00:00Z`)),
      });
    }
    if (end !== undefined && end - start >= wholeDay) {
      return about(
        `${day.format(start)}, ${clock.format(start)} – ${day.format(end)}, ${clock.format(end)}`,
        given,
      );
    }
    return `${day.format(start)}, ${time(given)}`;
  }

  function time(given: When): string {
    const { start, end, timeKnown } = given;
    if (!timeKnown) return say(locale, 'agendaMails.allDay');
    const until = end === undefined || end === start ? '' : `–${clock.format(end)}`;
    return about(`${clock.format(start)}${until}`, given);
  }

  return { when, time };
}

const byLocale: Record<Locale, MeetingDates> = { nl: datesFor('nl'), 'en-gb': datesFor('en-gb') };

/** How a mail in this language writes when a meeting is. */
export const meetingDates = (locale: Locale): MeetingDates => byLocale[locale];
