import type { AgendaDetail, getAgenda } from 'contract/agendas';
import { dashboards, domainIds } from 'contract/dashboards';
import type { DocumentId } from 'contract/documents';
import type { Parsed } from 'contract/endpoint';
import { parseQuery } from 'contract/query/parse';
import { idsIn, linksTo, meetingDetail, readableDocument } from '#domains/documents/index.ts';
import type { Actor } from '#platform/access.ts';
import { invalidQuery, notFound } from '#platform/errors.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { agendaItem } from './agenda.ts';

/**
 * A meeting that this actor may read.
 * @throws EC-03 when there is none with this id, or another service gave it, EC-07 outside the subscription
 */
export async function readableMeeting(
  documents: DocumentStore,
  actor: Actor,
  id: DocumentId,
  origin?: string,
): Promise<Document & Required<Pick<Document, 'meeting'>>> {
  const document = await readableDocument(documents, actor, id, domainIds);
  const { meeting } = document;
  if (!meeting || (origin !== undefined && document.source !== origin))
    throw notFound('errors.documentUnknown');
  return { ...document, meeting };
}

/**
 * One meeting with its agenda, the words of the query marked in title and text (specification §7, Agenda).
 * @throws as `readableMeeting`, and EC-02 for a query that cannot be run
 */
export async function agendaDetail(
  documents: DocumentStore,
  actor: Actor,
  { params: { id }, query: { query, origin } }: Pick<Parsed<typeof getAgenda>, 'params' | 'query'>,
): Promise<AgendaDetail> {
  const document = await readableMeeting(documents, actor, id, origin);
  const plain = { title: { text: document.title, marks: [] }, text: { text: document.text, marks: [] } };
  const { title, text } = query?.trim() ? await marked(documents, document, query) : plain;
  const item = agendaItem({ document, title });
  const { people, attachments, originalUrls, meeting } = document;
  if (document.confidentiality === 'Besloten') {
    return { ...item, people: [], attachments: [], originalUrls: [] };
  }
  return {
    ...item,
    text,
    meeting: meetingDetail(meeting, await linksTo(documents, actor, idsIn(meeting))),
    people,
    attachments: attachments.map(({ fileId, title: name, mimeType, size, pages }) => ({
      fileId,
      title: name,
      ...(mimeType === undefined ? {} : { mimeType }),
      ...(size === undefined ? {} : { size }),
      ...(pages === undefined ? {} : { pages }),
    })),
    originalUrls,
  };
}

async function marked(documents: DocumentStore, { id, domain }: Document, query: string) {
  const parsed = parseQuery(query, dashboards[domain].languages);
  if (parsed.error) throw invalidQuery(parsed.error);
  return documents.highlight(id, parsed.tree, 'metadata');
}
