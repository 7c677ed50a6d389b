import type { MetadataField } from 'contract/document-parts';
import { fieldValuesOf, type QueryField, unnamedFields } from 'contract/query/fields';
import { wordsOfValue } from 'contract/query/occurrences';
import type { Document } from '../document.ts';
import { searchable } from '../searchable.ts';

/** The words of every value a field of the query looks in; without a field, of all that are searched. */
export function valuesOf(
  document: Document,
  named: QueryField | undefined,
  metadataField: MetadataField,
): string[][] {
  return fieldValuesOf(searchable(document, metadataField))
    .filter(({ field }) => (named ? field === named : unnamedFields.includes(field)))
    .flatMap(wordsOfValue);
}
