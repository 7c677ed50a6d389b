import type { Marked, MetadataField } from 'contract/documents';
import type { QueryTree } from 'contract/query/tree';
import type { Document } from '../document.ts';
import type { Hit, Search, Withdrawn } from '../document-store.ts';
import { titleIn, withoutTexts } from '../searchable.ts';
import type { Contents } from './contents.ts';

/** The hits in these rows, with what made them hits marked. */
export function hitsOf(rows: readonly number[], { metadataField }: Search, contents: Contents): Hit[] {
  return rows.map((row) => {
    const document = contents.read(row);
    return {
      document: withoutTexts(document),
      seq: contents.seqOf(row),
      title: { text: titleIn(document, metadataField), marks: [] },
      passages: [],
    };
  });
}

/** Title and whole text with every hit marked; both empty when there is no such document. */
export function markWhole(
  document: Document | Withdrawn | undefined,
  _query: QueryTree,
  metadataField: MetadataField,
): { title: Marked; text: Marked } {
  const unmarked = (text: string): Marked => ({ text, marks: [] });
  if (!document || !('text' in document))
    return { title: unmarked(document?.title ?? ''), text: unmarked('') };
  return { title: unmarked(titleIn(document, metadataField)), text: unmarked(document.text) };
}
