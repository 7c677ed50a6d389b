import { analyse } from 'contract/query/analyser';
import { fields, type QueryField, suggestedFields } from 'contract/query/fields';
import type { Document } from './document.ts';
import { searchable } from './searchable.ts';

/** A value of a field of a document, as it is suggested to whoever types one in a query. */
export interface SuggestedValue {
  field: QueryField;
  value: string;
}

/** Longer values are nothing anybody chooses from a list. */
const longestValue = 200;
/** Words of a value at which it can be found. */
export const maximumKeys = 12;

/** What is suggested of a document, each once; of a meeting nothing, as no dashboard searches them. */
export function suggestedValuesOf(document: Document): SuggestedValue[] {
  if (document.meeting) return [];
  const searched = searchable(document, 'metadata');
  return suggestedFields.flatMap((field) => {
    const given = fields[field];
    const written = (given.suggested?.(searched) ?? given.values(searched)).map((value) =>
      value.replace(/\s+/gu, ' ').trim(),
    );
    return [...new Set(written)]
      .filter((value) => value.length <= longestValue && keysOf(field, value).length > 0)
      .map((value) => ({ field, value }));
  });
}

/** What a value is found by: its words from each of them on. */
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
