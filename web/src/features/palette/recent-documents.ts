import { isDomain, type DomainId } from 'contract/dashboards';
import type { DocumentDetail } from 'contract/documents';
import { isListOf, isObjectOf, isText } from '#api/shapes.ts';
import { privateValue } from '#session/private-value.ts';
import { useValue } from '#session/value.ts';

/** What the palette shows of a document that was opened. */
export interface RecentDocument {
  id: string;
  domain: DomainId;
  title: string;
  language: string;
  /** Date of the document. */
  date: string;
}
const isRecentDocument = isObjectOf<RecentDocument>({
  id: isText,
  domain: isDomain,
  title: isText,
  language: isText,
  date: isText,
});

/** How many documents are kept. */
export const mostDocuments = 20;
const none: readonly RecentDocument[] = [];
const kept = privateValue<readonly RecentDocument[]>('recentDocuments', isListOf(isRecentDocument), none);

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
