import { addDays } from 'contract/amsterdam';
import { limits } from 'contract/limits';
import { today } from '#features/search/period.ts';
import { defaultSearch, type SearchState } from '#features/search/search-state.ts';

const dashes = /[‐-―−]/g;

/**
 * The number a text is, tidied up, such as `36 914`, `36410-XV`, `2026Z19408`, `COM(2023) 123` or
 * `PE731.563`; undefined for words and for a year, which as a number name no document.
 */
export function documentNumberOf(text: string): string | undefined {
  const number = text.replace(dashes, '-').replace(/\s+/g, ' ').trim();
  if (number.length > 40 || !/^[\p{L}\d .,()/:-]+$/u.test(number)) return undefined;
  const digits = number.replace(/\D/g, '').length;
  const letters = number.replace(/\P{L}/gu, '').length;
  if (digits < 3 || letters > digits || /^(?:19|20)\d\d$/.test(number)) return undefined;
  // Words are longer than what numbers have beside their digits: COM, Stuk, kst, nr., (COD), XVIII.
  return /\p{L}{6}/u.test(number) ? undefined : number;
}

/** The query for documents with exactly this number; `36 914` may also be written without its space. */
export function numberQuery(number: string): string {
  const joined = number.replace(/(\d) (?=\d)/g, '$1');
  return joined === number ? `nummer:"${number}"` : `nummer:("${number}" OR "${joined}")`;
}

/** The search for documents with a number, of all years and as far ahead as documents are dated (decision 5.14). */
export function numberSearch(number: string): SearchState {
  const period = { kind: 'range', from: today(), to: addDays(today(), limits.maximumDaysAhead) } as const;
  return { ...defaultSearch, query: numberQuery(number), period, lookBack: true };
}
