import { analyse, fold } from 'contract/query/analyser';

const months = [
  'januari january janvier januar',
  'februari february fevrier februar',
  'maart march mars marz',
  'april avril',
  'mei may mai',
  'juni june juin',
  'juli july juillet',
  'augustus august aout',
  'september septembre',
  'oktober october octobre',
  'november novembre',
  'december decembre dezember',
];
const weekdays = [
  'maandag monday lundi montag',
  'dinsdag tuesday mardi dienstag',
  'woensdag wednesday mercredi mittwoch',
  'donderdag thursday jeudi donnerstag',
  'vrijdag friday vendredi freitag',
  'zaterdag saturday samedi samstag',
  'zondag sunday dimanche sonntag',
];

/** Months and days of the week in Dutch, English, French and German, folded; one line is one meaning. */
export const calendarMeanings = [...months, ...weekdays].join('\n');

/** How months are cut short after the number of a day, from January on. */
const shortMonths =
  'jan janv|feb febr fev fevr|mrt|apr avr||jun|jul juil|aug|sep sept|okt oct|nov|dec dez'.split('|');

const monthOf = byWord(months);
const shortMonthOf = byWord(shortMonths);
const weekdayOf = byWord(weekdays);
/** With a small letter these are no months, but verbs. */
const alsoVerbs = new Set(['may', 'march']);

const dayAndMonth = /(?<!\d)\d{1,2}[-/.](\d{1,2})[-/.](?:19|20)\d\d(?!\d)/g;
const yearAndMonth = /(?<!\d)(?:19|20)\d\d-(\d\d)-\d\d(?!\d)/g;
const shortened = /\d\.? ([a-z]{3,5})(?![a-z])/g;

/**
 * The months and days of the week a text names, each in one way of writing whatever its language: `april`,
 * `avril` and `03-04-2027` are the same, and "maandagavond" is a Monday.
 */
export function calendarIn(text: string): Set<string> {
  const found = new Set<string>();
  const add = (kind: 'month' | 'weekday', place: number | undefined) => {
    if (place !== undefined) found.add(`${kind} ${place}`);
  };
  for (const { word, start } of analyse(text)) {
    if (alsoVerbs.has(word) && !/\p{Lu}/u.test(text.charAt(start))) continue;
    add('month', monthOf.get(word));
    for (const [day, place] of weekdayOf) if (word.startsWith(day)) add('weekday', place);
  }
  for (const [, month = ''] of fold(text).matchAll(shortened)) add('month', shortMonthOf.get(month));
  for (const pattern of [dayAndMonth, yearAndMonth]) {
    for (const [, month] of text.matchAll(pattern)) {
      if (Number(month) >= 1 && Number(month) <= 12) add('month', Number(month) - 1);
    }
  }
  return found;
}

function byWord(meanings: readonly string[]): Map<string, number> {
  return new Map(meanings.flatMap((words, place) => words.split(' ').map((word) => [word, place] as const)));
}
