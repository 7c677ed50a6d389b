import { fields, type QueryField, suggestedFields } from 'contract/query/fields';
import { keysOf } from 'contract/query/value-keys';
import type { Document } from './document.ts';
import { searchable } from './searchable.ts';

/** A value of a field of a document, as it is suggested to whoever types one in a query. */
export interface SuggestedValue {
  field: QueryField;
  value: string;
}

/** Longer values are nothing anybody chooses from a list. */
const longestValue = 200;

/** What is suggested of a document or meeting, each once. */
export function suggestedValuesOf(document: Document): SuggestedValue[] {
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
