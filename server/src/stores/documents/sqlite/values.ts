import type { MetadataField } from 'contract/documents';
import { analyse } from 'contract/query/analyser';
import { analyseNumber } from 'contract/query/numbers';
import type { QueryField } from 'contract/query/tree';
import type { Document } from '../document.ts';
import { searchable } from '../searchable.ts';

/** The words of every value a field of the query looks in; without a field, of all that are searched. */
export function valuesOf(
  document: Document,
  field: QueryField | undefined,
  metadataField: MetadataField,
): string[][] {
  const { title, texts, people, organisations, committees, numbers, type } = searchable(
    document,
    metadataField,
  );
  const words = (values: readonly string[]) => values.map((value) => analyse(value).map(({ word }) => word));
  switch (field) {
    case 'title':
      return words([title]);
    case 'person':
      return words(people);
    case 'committee':
      return words(committees);
    case 'number':
      return numbers.flatMap(analyseNumber);
    case 'type':
      return words([type]);
    case undefined:
      return [
        ...words([title, ...texts, ...people, ...organisations, ...committees]),
        ...numbers.flatMap(analyseNumber),
      ];
  }
}
