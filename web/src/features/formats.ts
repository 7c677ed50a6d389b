import { timeZone } from 'contract/amsterdam';
import type { Locale } from 'contract/users';
import { languageTag } from '#session/locale.ts';
import { usePreferences } from '#session/session.ts';

/** How numbers, days and times are written in one language; days and times are those of Amsterdam. */
interface Formats {
  /** 1.284 or 1,284. */
  number: (value: number) => string;
  /** 1,25 */
  decimal: (value: number) => string;
  /** 62% */
  percentage: (value: number) => string;
  /** vrijdag 20 november, with the year when it is another than `today`'s. */
  weekday: (day: string, today: string) => string;
  /** november 2026 */
  month: (day: string) => string;
  /** november, with the year when it is another than `today`'s. */
  monthOf: (day: string, today: string) => string;
  /** vrijdag 20 november 2026 */
  longDate: (instant: string) => string;
  /** 20 november 2026 */
  date: (instant: string) => string;
  /** 20 nov 2026 */
  shortDate: (instant: string) => string;
  /** vr 20 nov */
  shortDay: (instant: string) => string;
  /** vr 20 nov, 14:32 */
  dayAndTime: (instant: string) => string;
  /** donderdag */
  weekdayName: (instant: string) => string;
  /** 14:32 */
  time: (instant: string) => string;
  /** 1,2 MB */
  fileSize: (bytes: number) => string;
}

/** Makes what takes a browser long, most of which a page never says, when it is first used. */
function whenUsed<Format>(make: () => Format): () => Format {
  let made: Format | undefined;
  return () => (made ??= make());
}

function formatsFor(locale: Locale): Formats {
  const tag = languageTag[locale];
  const date = (options: Intl.DateTimeFormatOptions) =>
    whenUsed(() => new Intl.DateTimeFormat(tag, { timeZone, ...options }));
  const figures = (options?: Intl.NumberFormatOptions) => whenUsed(() => new Intl.NumberFormat(tag, options));
  const number = figures();
  const decimal = figures({ maximumFractionDigits: 1 });
  const precise = figures({ maximumFractionDigits: 2 });
  const weekday = date({ weekday: 'long', day: 'numeric', month: 'long' });
  const month = date({ month: 'long', year: 'numeric' });
  const monthAlone = date({ month: 'long' });
  const long = date({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const plain = date({ day: 'numeric', month: 'long', year: 'numeric' });
  const short = date({ day: 'numeric', month: 'short', year: 'numeric' });
  const day = date({ weekday: 'short', day: 'numeric', month: 'short' });
  const name = date({ weekday: 'long' });
  const time = date({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return {
    number: (value) => number().format(value),
    decimal: (value) => precise().format(value),
    percentage: (value) => `${number().format(value)}%`,
    weekday: (day, today) =>
      (day.slice(0, 4) === today.slice(0, 4) ? weekday : long)().format(new Date(`${day}T12:00:00Z`)),
    month: (day) => month().format(new Date(`${day}T12:00:00Z`)),
    monthOf: (day, today) =>
      (day.slice(0, 4) === today.slice(0, 4) ? monthAlone : month)().format(new Date(`${day}T12:00:00Z`)),
    longDate: (instant) => long().format(new Date(instant)),
    date: (instant) => plain().format(new Date(instant)),
    shortDate: (instant) => short().format(new Date(instant)),
    shortDay: (instant) => day().format(new Date(instant)),
    dayAndTime: (instant) => `${day().format(new Date(instant))}, ${time().format(new Date(instant))}`,
    weekdayName: (instant) => name().format(new Date(instant)),
    time: (instant) => time().format(new Date(instant)),
    fileSize: (bytes) =>
      bytes >= 1_000_000
        ? `${decimal().format(bytes / 1_000_000)} MB`
        : `${number().format(Math.max(1, Math.round(bytes / 1_000)))} kB`,
  };
}

const byLocale: Record<Locale, Formats> = { nl: formatsFor('nl'), 'en-gb': formatsFor('en-gb') };

/** The formats of the user's language. */
export function useFormats(): Formats {
  return byLocale[usePreferences().preferences.locale];
}
