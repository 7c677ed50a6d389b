import type { Locale } from 'contract/users';
import { documentPage } from '#domains/documents/index.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { oneLine } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import type { Document, Head } from '#stores/documents/document.ts';
import type { ExportItem } from './entries.ts';
import type { TableItem } from './items-table.ts';

/** What exports are written with. */
export interface Writing {
  locale: Locale;
  /** Public base URL of the product, without a slash at its end. */
  base: string;
}

/** People that are named in an export; a debate has a hundred. */
const mostPeople = 5;

/**
 * What an export tells of a document besides its text; of one behind closed doors title and date alone (decision 3.33).
 */
export function documentFacts(document: Head, { locale, base }: Writing): ExportItem {
  const { title, date, timeKnown, sourceType, institution, people, numbers, originalUrls } = document;
  const head: ExportItem = {
    kind: 'item',
    title: oneLine(title),
    date: mailDates(locale).moment(new Date(date).toISOString(), timeKnown),
    pageUrl: documentPage(base, document),
  };
  if (document.confidentiality === 'Besloten') return { ...head, remark: say(locale, 'exports.closed') };
  const names = namesOf(people);
  return {
    ...head,
    type: oneLine(sourceType),
    source: oneLine(institution),
    numbers: numbersOf(numbers),
    people: names.slice(0, mostPeople).join(', ') + (names.length > mostPeople ? ', …' : ''),
    ...(originalUrls[0] === undefined ? {} : { sourceUrl: originalUrls[0] }),
  };
}

/** What a table tells of a document: all its people, and as little of a closed one (decisions 3.33, 10.5). */
export function tableItem(document: Head, { locale, base }: Writing): TableItem {
  const { title, date, timeKnown, sourceType, institution, people, numbers, originalUrls } = document;
  const head = { date, timeKnown, title: oneLine(title), page: documentPage(base, document) };
  if (document.confidentiality === 'Besloten') return { ...head, type: say(locale, 'exports.closed') };
  return {
    ...head,
    type: oneLine(sourceType),
    source: oneLine(institution),
    people: namesOf(people).join(', '),
    numbers: numbersOf(numbers),
    ...(originalUrls[0] === undefined ? {} : { sourceAddress: originalUrls[0] }),
  };
}

const namesOf = (people: Document['people']) => [...new Set(people.map(({ name }) => oneLine(name)))];
const numbersOf = (numbers: Document['numbers']) => numbers.map(({ value }) => oneLine(value)).join(', ');
