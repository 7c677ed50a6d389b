import type { AgendaPoint, MeetingDocument } from 'contract/agenda-meeting';
import type { DocumentId } from 'contract/document-parts';
import type { LinkedDocument, MeetingDetail } from 'contract/documents';
import { findMarks, mergeMarks, type Met } from 'contract/query/highlight';
import type { QueryTree } from 'contract/query/tree';
import { inSteps } from '#platform/in-steps.ts';
import type { DocumentStore, MarkedDocument } from '#stores/documents/document-store.ts';

/** Documents of an agenda that are looked through for hits; those behind them show their titles unmarked. */
const mostMarked = 60;
/** Documents looked through at once. */
const atOnce = 4;

/** The words of a query, and which of them the meeting itself has. */
export interface Marking {
  tree: QueryTree;
  met: Met;
}

/** Marked stretches in the text of a document and the texts of its files. */
export function marksIn({ text, files }: Pick<MarkedDocument, 'text' | 'files'>): number {
  return files.reduce((sum, { marks }) => sum + marks, text.marks.length);
}

/** The points of an agenda with their documents, the words of the query marked in the titles of both. */
export async function agendaPoints(
  documents: Pick<DocumentStore, 'highlight'>,
  items: MeetingDetail['agendaItems'],
  marking?: Marking,
): Promise<AgendaPoint[]> {
  const titles = items.map(({ title }) => ({ field: 'text' as const, text: title }));
  // A query may need what the rest of the meeting says to hold.
  const marks = marking ? findMarks(marking.tree, titles, undefined, marking.met).map(mergeMarks) : [];
  const linked = items.flatMap((item) => item.documents);
  const found = marking ? await markedDocuments(documents, linked, marking.tree) : new Map<string, never>();
  return items.map(({ title, documents: links, ...item }, index) => ({
    ...item,
    title: { text: title, marks: marks[index] ?? [] },
    documents: links.map((link): MeetingDocument =>
      link.locked
        ? link
        : { ...link, title: { text: link.title, marks: [] }, hits: 0, ...found.get(link.id) },
    ),
  }));
}

type Marked = Pick<Extract<MeetingDocument, { locked: false }>, 'title' | 'hits'>;

async function markedDocuments(
  documents: Pick<DocumentStore, 'highlight'>,
  links: readonly LinkedDocument[],
  tree: QueryTree,
): Promise<Map<DocumentId, Marked>> {
  const ids = [...new Set(links.filter(({ locked }) => !locked).map(({ id }) => id))].slice(0, mostMarked);
  const found = new Map<DocumentId, Marked>();
  for (const some of inSteps(ids, atOnce)) {
    const marked = await Promise.all(some.map((id) => documents.highlight(id, tree, 'metadata')));
    for (const [index, one] of marked.entries()) {
      found.set(some[index]!, { title: one.title, hits: marksIn(one) });
    }
  }
  return found;
}
