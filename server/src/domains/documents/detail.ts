import { dashboards, type DomainId } from 'contract/dashboards';
import type {
  Attachment,
  DocumentDetail,
  DocumentId,
  DocumentRequest,
  Marked,
  MetadataField,
} from 'contract/documents';
import { parseQuery } from 'contract/query/parse';
import { headOf } from '#domains/timeline/index.ts';
import type { Actor } from '#platform/access.ts';
import { invalidQuery } from '#platform/errors.ts';
import type { Document, DocumentFile } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { readableDocument } from './readable.ts';

/**
 * A document with the highlight word marked in title and text; the word is any query (decision 2.5).
 * @throws EC-03 when unknown, withdrawn or of another domain, EC-07 outside the subscription, EC-02 for a
 * broken query
 */
export async function documentDetail(
  documents: DocumentStore,
  actor: Actor,
  id: DocumentId,
  { highlightWord, metadataField }: DocumentRequest,
  served: readonly DomainId[],
): Promise<DocumentDetail> {
  const document = await readableDocument(documents, actor, id, served);
  const { title, text } = await marked(documents, document, highlightWord, metadataField);
  const head = { ...headOf(document), title, sourceDate: document.sourceDate };
  // Title and date only, no text, no files (decision 3.33).
  if (document.confidentiality === 'Besloten') {
    return { ...head, attachments: [], organisations: [], votes: [], originalUrls: [], relations: [] };
  }
  return {
    ...head,
    text,
    attachments: document.attachments.map(attachmentOf),
    ...(document.file ? { file: attachmentOf(document.file) } : {}),
    organisations: document.organisations,
    ...(document.case ? { case: document.case } : {}),
    ...(document.dossier ? { dossier: document.dossier } : {}),
    ...(document.agendaItem === undefined ? {} : { agendaItem: document.agendaItem }),
    votes: document.votes,
    originalUrls: document.originalUrls,
    relations: document.relations,
  };
}

async function marked(
  documents: DocumentStore,
  document: Document,
  highlightWord: string | undefined,
  metadataField: MetadataField,
): Promise<{ title: Marked; text: Marked }> {
  const plain = { title: { text: document.title, marks: [] }, text: { text: document.text, marks: [] } };
  if (!highlightWord?.trim()) return plain;
  const parsed = parseQuery(highlightWord, dashboards[document.domain].languages);
  if (parsed.error) throw invalidQuery(parsed.error);
  return documents.highlight(document.id, parsed.tree, metadataField);
}

function attachmentOf({ fileId, title, mimeType, size }: DocumentFile): Attachment {
  return {
    fileId,
    title,
    ...(mimeType === undefined ? {} : { mimeType }),
    ...(size === undefined ? {} : { size }),
  };
}
