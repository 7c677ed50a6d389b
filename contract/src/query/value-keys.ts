import { analyse } from './analyser.ts';
import { fields, type QueryField } from './fields.ts';

/** Words of a value at which it can be found. */
export const maximumKeys = 12;

/** What a value of a field is found by while it is typed: its words from each of them on. */
export function keysOf(field: QueryField, value: string): string[] {
  const words = wordsOf(value);
  return words.slice(0, maximumKeys).map((_, index) => together(field, words.slice(index)));
}

/** How a key begins that fits what is typed. */
export function beginningOf(field: QueryField, text: string): string {
  return together(field, wordsOf(text));
}

const wordsOf = (text: string): string[] => analyse(text).map(({ word }) => word);

/** A number is the same however its parts are set apart. */
function together(field: QueryField, words: readonly string[]): string {
  return words.join(fields[field].analyser === 'number' ? '' : ' ');
}
