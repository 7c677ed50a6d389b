import { dashboards, type DomainId } from 'contract/dashboards';
import type { Attachment, DocumentId, MetadataField } from 'contract/document-parts';
import type { DocumentDetail, DocumentRequest } from 'contract/documents';
import { parseQuery } from 'contract/query/parse';
import type { Summaries } from 'contract/summaries';
import { headOf, titleShown } from '#domains/timeline/index.ts';
import { invalidQuery } from '#platform/errors.ts';
import type { Call } from '#platform/http.ts';
import type { Document, DocumentFile } from '#stores/documents/document.ts';
import type { DocumentStore, MarkedDocument } from '#stores/documents/document-store.ts';
import { titleIn } from '#stores/documents/searchable.ts';
import { linksTo } from './links.ts';
import { idsIn, meetingDetail } from './meeting.ts';
import { readableDocument } from './readable.ts';
import { transcriptOf } from './transcript.ts';

/** How it stands with the summaries of a document, for who calls. */
type SummariesOf = (document: Document, call: Call) => Promise<Summaries>;

export interface DetailNeeds {
  documents: DocumentStore;
  summariesOf: SummariesOf;
  /** Whether what a source shows of debates may be played here. */
  plays: (source: string) => boolean;
}

/**
 * A document with the highlight word marked in title and text; the word is any query (decision 2.5).
 * @throws EC-03 when unknown, withdrawn or of another domain, EC-07 outside the subscription, EC-02 for a
 * broken query
 */
export async function documentDetail(
  { documents, summariesOf, plays }: DetailNeeds,
  call: Call,
  id: DocumentId,
  { highlightWord, metadataField }: DocumentRequest,
  served: readonly DomainId[],
): Promise<DocumentDetail> {
  const { actor } = call;
  const document = await readableDocument(documents, actor, id, served);
  const [{ title, text, files, found, met }, summary] = await Promise.all([
    marked(documents, document, highlightWord, metadataField),
    summariesOf(document, call),
  ]);
  const head = {
    ...headOf(document),
    ...titleShown(document, title),
    summary,
    sourceDate: document.sourceDate,
  };
  // Title and date only, no text, no files (decision 3.33).
  if (document.confidentiality === 'Besloten') {
    const nothing = { attachments: [], organisations: [], votes: [], relations: [], identities: [] };
    return { ...head, ...nothing, titles: [], labels: [], sources: [] };
  }
  const { meeting, relations } = document;
  const related = relations.flatMap(({ id: other }) => other ?? []);
  const links = await linksTo(documents, actor, [...(meeting ? idsIn(meeting) : []), ...related]);
  return {
    ...head,
    text,
    met,
    ...(found.length > 0 ? { found } : {}),
    ...(document.turns?.length ? { transcript: transcriptOf(document, document.turns, plays) } : {}),
    titles: titlesOf(document, title.text),
    attachments: document.attachments.map((file) => attachmentOf(file, files)),
    ...(document.file ? { file: attachmentOf(document.file, files) } : {}),
    organisations: document.organisations,
    labels: document.labels ?? [],
    ...(document.case ? { case: document.case } : {}),
    ...(document.dossier ? { dossier: document.dossier } : {}),
    ...(document.agendaItem === undefined ? {} : { agendaItem: document.agendaItem }),
    ...(document.partOf ? { partOf: document.partOf } : {}),
    ...(meeting ? { meeting: meetingDetail(meeting, links) } : {}),
    votes: document.votes,
    identities: document.identities ?? [],
    sources: sourcesOf(document),
    relations: relations.map((relation) => {
      const link = relation.id === undefined ? undefined : links.get(relation.id);
      return { ...relation, ...(link ? { document: link } : {}) };
    }),
  };
}

/** The titles in other languages that say something else than the one shown. */
function titlesOf(
  { title, language, titles }: Document,
  shown: string,
): { language: string; title: string }[] {
  const all = new Map([[language, title], ...Object.entries(titles)]);
  return [...all]
    .map(([code, text]) => ({ language: code, title: text }))
    .filter(({ title: text }) => text !== shown);
}

/** Who delivered the document and where each shows it; what both give stands with the joined one. */
function sourcesOf({ source, originalUrls, joined = [] }: Document): { source: string; urls: string[] }[] {
  const added = joined.map((one) => ({ source: one.source, urls: one.given.originalUrls ?? [] }));
  const theirs = new Set(added.flatMap(({ urls }) => urls));
  return [{ source, urls: originalUrls.filter((url) => !theirs.has(url)) }, ...added];
}

async function marked(
  documents: DocumentStore,
  document: Document,
  highlightWord: string | undefined,
  metadataField: MetadataField,
): Promise<MarkedDocument> {
  const title = titleIn(document, metadataField);
  const plain = {
    title: { text: title, marks: [] },
    text: { text: document.text, marks: [] },
    files: [],
    found: [],
    met: { leaves: [], whole: true },
  };
  if (!highlightWord?.trim()) return plain;
  const parsed = parseQuery(highlightWord, dashboards[document.domain].languages);
  if (parsed.error) throw invalidQuery(parsed.error);
  return documents.highlight(document.id, parsed.tree, metadataField);
}

function attachmentOf(
  { fileId, title, mimeType, size, pages }: DocumentFile,
  marked: MarkedDocument['files'],
): Attachment {
  const hits = marked.find((file) => file.fileId === fileId)?.marks;
  return {
    fileId,
    title,
    ...(mimeType === undefined ? {} : { mimeType }),
    ...(size === undefined ? {} : { size }),
    ...(pages === undefined ? {} : { pages }),
    ...(hits === undefined ? {} : { hits }),
  };
}
