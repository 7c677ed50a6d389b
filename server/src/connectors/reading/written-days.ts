import type { DayText } from 'contract/amsterdam';
import { fold } from 'contract/query/analyser';
import { captured, capturedAll } from './text-parts.ts';

/** Months by their names in Dutch, French, German and English, without accents. */
const months: readonly (readonly string[])[] = [
  ['januari', 'janvier', 'januar', 'january'],
  ['februari', 'fevrier', 'februar', 'february'],
  ['maart', 'mars', 'marz', 'maerz', 'march'],
  ['april', 'avril'],
  ['mei', 'mai', 'may'],
  ['juni', 'juin', 'june'],
  ['juli', 'juillet', 'july'],
  ['augustus', 'aout', 'august'],
  ['september', 'septembre'],
  ['oktober', 'octobre', 'october'],
  ['november', 'novembre'],
  ['december', 'decembre', 'dezember'],
];
const numberOf = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));

/** The number of a month by its folded name, 1 for January. */
export const monthNamed = (name: string): number | undefined => numberOf.get(name);

const written = /\b(\d{1,2})(?:er|e|\.)?\s+([a-z]{3,9})\s+(\d{4})\b/g;

/**
 * The first day written in words in a text, such as `donderdag 14 november 2024` or `1ER OCTOBRE 2025`;
 * undefined when there is none.
 */
export function readWrittenDay(text: string): DayText | undefined {
  for (const [day, name, year] of capturedAll(written, fold(text))) {
    const month = monthNamed(name);
    if (month) return checkedDay(year, String(month), day);
  }
  return undefined;
}

/** The day written as `26/06/2025` or `05-08-2025`; undefined when it is written in another way or no such day exists. */
export function readNumericDay(text: string): DayText | undefined {
  const [day, month, year] = captured(/^\s*(\d{1,2})[/-](\d{1,2})[/-](\d{4})\s*$/, text);
  return day ? checkedDay(year, month, day) : undefined;
}

/** The day written as `20140718`; undefined when it is written in another way or no such day exists. */
export function readCompactDay(text: string): DayText | undefined {
  const [year, month, day] = captured(/^\s*(\d{4})(\d{2})(\d{2})\s*$/, text);
  return day ? checkedDay(year, month, day) : undefined;
}

/** The day of these numbers; undefined when there is none. */
export function checkedDay(year: string, month: string, day: string): DayText | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text ? text : undefined;
}
