import type { DayText } from 'contract/amsterdam';
import { fold } from 'contract/query/analyser';
import { checkedDay, monthNamed } from './written-days.ts';

/** Words that make the day after them a last one; "op" alone may as well say when something was discussed. */
const until = /\b(?:voor|uiterlijk|niet later dan|op zijn laatst|ten laatste)(?: (?:op|per|voor))?/;
const day = /(?: (?:maan|dins|woens|donder|vrij|zater|zon)dag)? (\d{1,2}) ([a-z]{3,9})(?: (\d{4}))?\b/;
const dueDay = new RegExp(until.source + day.source, 'g');

/**
 * The day by which a Dutch text says that something will be done, such as `vóór 1 april 2027` or `uiterlijk op vrijdag
 * 15 oktober`; a day without its year is the next one from `said` on. Only a whole day is one: the end of a year, a month
 * or a season is none. Undefined as well where the text names several, or one before `said`.
 */
export function readDueDay(text: string, said: DayText): DayText | undefined {
  const days = new Set<DayText>();
  for (const [, date = '', name = '', year] of fold(text).replaceAll(/\s+/g, ' ').matchAll(dueDay)) {
    const month = monthNamed(name);
    if (month === undefined) continue;
    const due =
      year === undefined ? nextAfter(said, String(month), date) : checkedDay(year, String(month), date);
    if (due !== undefined) days.add(due);
  }
  const [due, another] = days;
  return due === undefined || another !== undefined || due < said ? undefined : due;
}

/** The first such day of the calendar from a day on. */
function nextAfter(from: DayText, month: string, date: string): DayText | undefined {
  const year = Number(from.slice(0, 4));
  return [year, year + 1]
    .map((one) => checkedDay(String(one), month, date))
    .find((one) => one !== undefined && one >= from);
}
