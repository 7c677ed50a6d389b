import { z } from 'zod';
import { DomainId } from 'contract/dashboards';
import { DocumentId, type DocumentDetail } from 'contract/documents';
import { privateValue } from '#session/private-value.ts';
import { useValue } from '#session/value.ts';

/** What the palette shows of a document that was opened. */
const RecentDocument = z.object({
  id: DocumentId,
  domain: DomainId,
  title: z.string(),
  language: z.string(),
  /** Date of the document. */
  date: z.string(),
});
export type RecentDocument = z.infer<typeof RecentDocument>;

/** How many documents are kept. */
export const mostDocuments = 20;
const none: readonly RecentDocument[] = [];
const kept = privateValue<readonly RecentDocument[]>('recentDocuments', z.array(RecentDocument), none);

/** The documents with one in front; it stands there once, and the oldest goes. */
export function withDocument(
  documents: readonly RecentDocument[],
  document: RecentDocument,
): readonly RecentDocument[] {
  return [document, ...documents.filter(({ id }) => id !== document.id)].slice(0, mostDocuments);
}

/** Remembers in this browser, for this user alone, that a document was opened. */
export function rememberDocument(document: DocumentDetail): void {
  const { id, domain, title, language, date } = document;
  kept.change((before) => withDocument(before, { id, domain, title: title.text, language, date }));
}

/** The documents the user opened in this browser, the last one first. */
export function useRecentDocuments(): readonly RecentDocument[] {
  return useValue(kept);
}
