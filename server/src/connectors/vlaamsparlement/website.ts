import { instantOf as clockInstant } from 'contract/amsterdam';

const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];

/**
 * A day in Dutch words with or without a clock time, such as `25 februari 2025 13 uur`, written as the open
 * data writes dates.
 */
export function writtenDate(words: string): string | undefined {
  const [, day, month, year, hour, minute] =
    /(\d{1,2}) ([a-z]+) (\d{4})(?: (\d{1,2})(?:[.:](\d\d))? uur)?/.exec(words) ?? [];
  const index = months.indexOf(month ?? '') + 1;
  if (!day || !index) return undefined;
  const date = `${year}-${String(index).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const [h, m] = [Number(hour ?? 0), Number(minute ?? 0)];
  const ahead =
    (Date.parse(`${date}T00:00:00Z`) + (h * 60 + m) * 60_000 - clockInstant(date, h, m)) / 3_600_000;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date}T${two(h)}:${two(m)}:00+${two(ahead)}00`;
}
