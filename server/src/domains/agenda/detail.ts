import type { AgendaDetail, getAgenda, MeetingChanges } from 'contract/agenda-meeting';
import { dashboards, domainIds } from 'contract/dashboards';
import type { DocumentId, Marked } from 'contract/document-parts';
import type { Parsed } from 'contract/endpoint';
import { parseQuery } from 'contract/query/parse';
import { missingModule } from '#domains/files/index.ts';
import { idsIn, linksTo, meetingDetail, readableDocument } from '#domains/documents/index.ts';
import type { Actor } from '#platform/access.ts';
import { invalidQuery, meetingWithdrawn, notFound } from '#platform/errors.ts';
import type { Document } from '#stores/documents/document.ts';
import type { DocumentStore, Hit } from '#stores/documents/document-store.ts';
import { agendaItem } from './agenda.ts';
import { agendaPoints, type Marking, marksIn } from './points.ts';
import { relatedMeetings } from './related.ts';
import { reportsOf } from './reports.ts';

/** A meeting that was moved again and again tells of so many before it. */
const mostReplaced = 10;

/** What a meeting is to the one who asks, which the alerts know. */
type Standing = (
  actor: Actor,
  meeting: Document,
) => Promise<Pick<AgendaDetail, 'followed' | 'inFeed'>>;

/**
 * A meeting that this actor may read.
 * @throws EC-03 when there is none with this id, its source no longer has it, or another service gave it, EC-07 outside
 * the subscription
 */
export async function readableMeeting(
  documents: DocumentStore,
  actor: Actor,
  id: DocumentId,
  origin?: string,
): Promise<Document & Required<Pick<Document, 'meeting'>>> {
  const document = await readableDocument(documents, actor, id, domainIds, meetingWithdrawn);
  const { meeting } = document;
  if (!meeting || (origin !== undefined && document.source !== origin))
    throw notFound('refusals.documentUnknown');
  return { ...document, meeting };
}

/** What the page of a meeting is made of. */
export interface MeetingParts {
  documents: DocumentStore;
  standing: Standing;
  /** Whether somebody tells of the meetings of a group path which of them are held right now. */
  tellsLive: (groupPath: string) => boolean;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * One meeting with its agenda, the words of the query marked in titles and text (specification §7, Agenda).
 * @throws as `readableMeeting`, and EC-02 for a query that cannot be run
 */
export async function agendaDetail(
  { documents, standing, tellsLive, now }: MeetingParts,
  actor: Actor,
  { params: { id }, query: { query, origin } }: Pick<Parsed<typeof getAgenda>, 'params' | 'query'>,
): Promise<AgendaDetail> {
  const document = await readableMeeting(documents, actor, id, origin);
  const { title, text, marks, marking } = await marked(documents, document, query);
  const item = agendaItem({ document, title, marks }, now);
  const asked = await standing(actor, document);
  if (document.confidentiality === 'Besloten') return { ...item, ...closedDetail, ...asked };
  const { people, attachments, originalUrls } = document;
  const dossier = document.dossier ?? document.case;
  const links = await linksTo(documents, actor, idsIn(document.meeting));
  const { agendaItems, ...meeting } = meetingDetail(document.meeting, links);
  const [agenda, changes, reports, related] = await Promise.all([
    agendaPoints(documents, agendaItems, marking),
    changesOf(documents, actor, document),
    reportsOf(documents, actor, document),
    relatedMeetings(documents, actor, document),
  ]);
  return {
    ...item,
    text,
    meeting,
    agenda,
    people,
    attachments: attachments.map(({ fileId, title: name, mimeType, size, pages }) => ({
      fileId,
      title: name,
      ...(mimeType === undefined ? {} : { mimeType }),
      ...(size === undefined ? {} : { size }),
      ...(pages === undefined ? {} : { pages }),
    })),
    originalUrls,
    ...(dossier ? { dossier } : {}),
    ...(document.meeting.shownAt === undefined ? {} : { stream: { url: document.meeting.shownAt } }),
    changes,
    reports,
    related,
    tellsLive: tellsLive(document.groupPath),
    ...asked,
  };
}

/** What became of a meeting, and of those it stands in for, newest first. */
async function changesOf(
  documents: Pick<DocumentStore, 'getMany'>,
  actor: Actor,
  document: Document,
): Promise<MeetingChanges[]> {
  const told: MeetingChanges[] = [];
  const seen = new Set<DocumentId>();
  let one: Document | undefined = document;
  while (one && !missingModule(actor, one) && seen.size < mostReplaced) {
    told.push(...(one.meetingLog ?? []).toReversed());
    seen.add(one.id);
    const replaces: DocumentId | undefined = one.meeting?.replaces;
    [one] = replaces === undefined || seen.has(replaces) ? [] : await documents.getMany([replaces]);
  }
  return told.toSorted((left, right) => (left.at < right.at ? 1 : left.at > right.at ? -1 : 0));
}

/** What is told of a meeting behind closed doors beside what a list shows (decision 3.33). */
const closedDetail = {
  agenda: [],
  people: [],
  attachments: [],
  originalUrls: [],
  changes: [],
  reports: [],
  related: [],
  tellsLive: false,
};

async function marked(
  documents: DocumentStore,
  document: Document,
  query = '',
): Promise<Pick<Hit, 'title' | 'marks'> & { text: Marked; marking?: Marking }> {
  const { id, domain, title, text } = document;
  if (query.trim() === '') {
    return { title: { text: title, marks: [] }, text: { text, marks: [] }, marks: 0 };
  }
  const { tree, error } = parseQuery(query, dashboards[domain].languages);
  if (error) throw invalidQuery(error);
  const found = await documents.highlight(id, tree, 'metadata');
  return { ...found, marks: marksIn(found), marking: { tree, met: found.met } };
}
