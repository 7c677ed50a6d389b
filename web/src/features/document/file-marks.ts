import { dashboards } from 'contract/dashboards';
import type { DocumentDetail } from 'contract/documents';
import { fieldValuesOf, type FieldValue } from 'contract/query/fields';
import { findMarks, mergeMarks } from 'contract/query/highlight';
import { parseQuery } from 'contract/query/parse';
import type { Marks } from '#features/reading/segments.ts';

/** Characters of a file looked at for hits. */
const maximumCharacters = 600_000;

type Searched = Pick<
  DocumentDetail,
  'domain' | 'title' | 'people' | 'organisations' | 'committees' | 'numbers' | 'sourceType' | 'text' | 'met'
>;

/** How many of the parts of a file, from the first, are looked at whole. */
export function partsSearched(parts: readonly string[]): number {
  let left = maximumCharacters;
  const first = parts.findIndex((part) => (left -= part.length) < 0);
  return first === -1 ? parts.length : first;
}

/**
 * The hits of a query in the parts of a file, by the same rules as in the text of its document: what else
 * the document and its other files hold takes part, because a query may need it to hold. A query that cannot
 * be read marks nothing.
 */
export function marksInFile(document: Searched, highlight: string, parts: readonly string[]): Marks[] {
  const { tree } =
    highlight.trim() === '' ? {} : parseQuery(highlight, dashboards[document.domain].languages);
  if (!tree) return parts.map(() => []);
  const values = [
    ...parts.map((text): FieldValue => ({ field: 'text', text })),
    // Nobody speaks in a file: whether somebody did in the debate is among what was met.
    ...fieldValuesOf({
      ...document,
      title: document.title.text,
      texts: [document.text?.text ?? ''],
      turns: [],
    }),
  ];
  return findMarks(tree, values, maximumCharacters, document.met).slice(0, parts.length).map(mergeMarks);
}
