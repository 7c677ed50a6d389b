import type { TrendPoint, TrendsResponse } from 'contract/statistics';
import type { Locale } from 'contract/users';
import { languageTag } from '#session/locale.ts';
import type { Tick } from '#ui/charts/bars.ts';

/** Days are written as such: noon UTC is the same day everywhere it matters. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

function writersFor(locale: Locale) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTag[locale], { timeZone: 'UTC', ...options });
  return {
    long: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    range: format({ day: 'numeric', month: 'short', year: 'numeric' }),
    month: format({ month: 'short' }),
    monthYear: format({ month: 'short', year: '2-digit' }),
    day: format({ day: 'numeric', month: 'short' }),
  };
}
const writers = { nl: writersFor('nl'), 'en-gb': writersFor('en-gb') };

/** A stretch of days in words: `vrijdag 20 november 2026`, `16–22 nov 2026`, `2024`. */
export function spanName(start: string, end: string, locale: Locale): string {
  const { long, range } = writers[locale];
  if (start === end) return long.format(noon(start));
  if (start.slice(0, 4) === end.slice(0, 4) && start.endsWith('-01-01') && end.endsWith('-12-31'))
    return start.slice(0, 4);
  // "0001" is how the archive before all known years begins.
  if (start < '1000') return `… – ${range.format(noon(end))}`;
  return range.formatRange(noon(start), noon(end));
}

/** Words below the bars: days for a month or less, else months, with the year in January, else years. */
export function ticksOf(
  points: readonly Pick<TrendPoint, 'start'>[],
  step: TrendsResponse['step'],
  locale: Locale,
): Tick[] {
  const { month, monthYear, day } = writers[locale];
  if (step === 'day' && points.length <= 45) {
    return points.flatMap(({ start }, index) =>
      index % 3 === 0 ? [{ index, label: day.format(noon(start)) }] : [],
    );
  }
  const length = step === 'year' || (step === 'quarter' && points.length > 16) ? 4 : 7;
  const first = points[0]?.start.slice(0, length);
  return points.flatMap(({ start }, index) => {
    const unit = start.slice(0, length);
    const before = points[index - 1]?.start.slice(0, length) ?? first;
    // The stretch a chart begins in is often cut, its word would be squeezed.
    if (index === 0 ? points.length > 20 : unit === before) return [];
    if (length === 4) return [{ index, label: start.slice(0, 4) }];
    const main = start.slice(5, 7) === '01';
    return [{ index, label: (main ? monthYear : month).format(noon(start)), main }];
  });
}
