import { type DayText, dayOf } from 'contract/amsterdam';
import { DomainId } from 'contract/domain-id';
import { DocumentId } from 'contract/document-parts';
import { z } from 'zod';
import type { Document, Head } from '#stores/documents/document.ts';

export type MeetingDocument = Document & Required<Pick<Document, 'meeting'>>;

/** When a meeting is; instants in epoch milliseconds. */
export const When = z.object({
  start: z.number(),
  end: z.number().optional(),
  timeKnown: z.boolean(),
  /** The start was corrected at import (decision 4.25). */
  approximate: z.boolean().default(false),
});
export type When = z.infer<typeof When>;

/** An item of an agenda; states of earlier versions hold titles alone. */
const Item = z.union([
  z.string().transform((title) => ({ number: '', title })),
  z.object({ number: z.string(), title: z.string() }),
]);

/** How a meeting was seen: what of it counts as a change (decision 3.25), and what a line or an event shows. */
export const MeetingState = When.extend({
  id: DocumentId,
  domain: DomainId,
  groupPath: z.string().default(''),
  title: z.string(),
  institution: z.string(),
  sourceType: z.string().default(''),
  demo: z.boolean().default(false),
  /** Behind closed doors: then there is no place, item or document (decision 3.33). */
  closed: z.boolean(),
  /** `withdrawn` is no longer on the agenda of its source, or not at a known time. */
  status: z.enum(['planned', 'held', 'cancelled', 'moved', 'withdrawn']),
  place: z.string().optional(),
  /** The meeting that came in its place, and the one it came in the place of. */
  replacedBy: DocumentId.optional(),
  replaces: DocumentId.optional(),
  /** In the order of the agenda. */
  items: z.array(Item),
  /** Documents on the agenda; the title where the meeting itself tells it. */
  documents: z.array(z.object({ id: z.string(), title: z.string().optional() })),
});
export type MeetingState = z.infer<typeof MeetingState>;

/** Relations of a meeting that lead to other meetings and not to its documents. */
const toMeetings = /^(?:Vervangen|Voortgezet)/;

/** The state of a meeting; undefined for what is none, or has no date yet. */
export function stateOf(document: Head): MeetingState | undefined {
  return document.meeting && stateOfMeeting({ ...document, meeting: document.meeting });
}

export function stateOfMeeting(document: Omit<MeetingDocument, 'text'>): MeetingState {
  const { id, domain, groupPath, title, institution, sourceType, demo, meeting } = document;
  const { start, end, timeKnown, status, place, replacedBy, replaces, agendaItems } = meeting;
  const closed = document.confidentiality === 'Besloten';
  const head = {
    id,
    domain,
    groupPath,
    title,
    institution,
    sourceType,
    demo,
    start,
    ...(end === undefined ? {} : { end }),
    timeKnown,
    approximate: meeting.approximate ?? false,
    closed,
    status,
    ...(replacedBy ? { replacedBy } : {}),
    ...(replaces ? { replaces } : {}),
  };
  if (closed) return { ...head, items: [], documents: [] };
  const documents = new Map<string, string | undefined>();
  for (const { documentIds, confidential } of agendaItems) {
    if (!confidential) for (const one of documentIds) documents.set(one, undefined);
  }
  for (const relation of document.relations) {
    if (relation.id && !toMeetings.test(relation.relation)) documents.set(relation.id, relation.title);
  }
  for (const { fileId, title: name } of document.attachments) documents.set(fileId, name);
  return {
    ...head,
    ...(place === undefined ? {} : { place }),
    items: agendaItems.map(({ number, title }) => ({ number, title })),
    documents: [...documents].map(([one, name]) => ({
      id: one,
      ...(name === undefined ? {} : { title: name }),
    })),
  };
}

/** The last Amsterdam day on which a meeting is held; an end at midnight belongs to the day before. */
export function lastDayOf({ start, end }: Pick<When, 'start' | 'end'>): DayText {
  return dayOf(Math.max(start, (end ?? start + 1) - 1));
}
