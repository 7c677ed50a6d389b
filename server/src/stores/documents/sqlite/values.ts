import type { MetadataField } from 'contract/document-parts';
import { fieldValuesOf, type QueryField, unnamedFields } from 'contract/query/fields';
import { type Reading, readingsOf } from 'contract/query/readings';
import type { Document } from '../document.ts';
import { searchable } from '../searchable.ts';

/** What stands at each place of a value: the word that is written there, and others beside it. */
export type Places = readonly (readonly string[])[];

/** The places of every value a field of the query looks in; without a field, of all that are searched. */
export function valuesOf(
  document: Document,
  named: QueryField | undefined,
  metadataField: MetadataField,
): Places[] {
  return fieldValuesOf(searchable(document, metadataField))
    .filter(({ field }) => (named ? field === named : unnamedFields.includes(field)))
    .flatMap((value) => readingsOf(value).map(placesOf));
}

/** The places of one reading. */
export function placesOf({ tokens, extras }: Reading): Places {
  const places = tokens.map(({ word }) => [word]);
  for (const { word, from } of extras) places[from]?.push(word);
  return places;
}
