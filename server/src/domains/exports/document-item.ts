import type { Locale } from 'contract/users';
import { documentPage } from '#domains/documents/index.ts';
import { mailDates } from '#platform/mail/dates.ts';
import { oneLine } from '#platform/mail/html.ts';
import { say } from '#platform/words.ts';
import type { Document } from '#stores/documents/document.ts';
import type { ExportItem } from './entries.ts';

/** People that are named in an export; a debate has a hundred. */
const mostPeople = 5;

/**
 * What an export tells of a document besides its text; of one behind closed doors title and date alone (decision 3.33).
 * `base` is the public base URL without a slash.
 */
export function documentFacts(
  document: Omit<Document, 'text'>,
  { locale, base }: { locale: Locale; base: string },
): ExportItem {
  const { title, date, timeKnown, sourceType, institution, people, numbers, originalUrls } = document;
  const head: ExportItem = {
    kind: 'item',
    title: oneLine(title),
    date: mailDates(locale).moment(new Date(date).toISOString(), timeKnown),
    pageUrl: documentPage(base, document),
  };
  if (document.confidentiality === 'Besloten') return { ...head, remark: say(locale, 'exports.closed') };
  const names = [...new Set(people.map(({ name }) => oneLine(name)))];
  return {
    ...head,
    type: oneLine(sourceType),
    source: oneLine(institution),
    numbers: numbers.map(({ value }) => oneLine(value)).join(', '),
    people: names.slice(0, mostPeople).join(', ') + (names.length > mostPeople ? ', …' : ''),
    ...(originalUrls[0] === undefined ? {} : { sourceUrl: originalUrls[0] }),
  };
}
