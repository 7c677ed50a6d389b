import { type DayText, dayOf } from 'contract/amsterdam';
import { DomainId } from 'contract/dashboards';
import { DocumentId } from 'contract/documents';
import { z } from 'zod';
import type { Document } from '#stores/documents/document.ts';

/** When a meeting is; instants in epoch milliseconds. */
const When = z.object({
  start: z.number(),
  end: z.number().optional(),
  timeKnown: z.boolean(),
  /** The start was corrected at import (decision 4.25). */
  approximate: z.boolean().default(false),
});
export type When = z.infer<typeof When>;

/** What of a meeting counts as a change (decision 3.25), and what a line about it shows. */
export const MeetingState = When.extend({
  id: DocumentId,
  domain: DomainId,
  title: z.string(),
  institution: z.string(),
  demo: z.boolean().default(false),
  /** Behind closed doors: then there is no place, item or document (decision 3.33). */
  closed: z.boolean(),
  /** `withdrawn` is no longer on the agenda of its source, or not at a known time. */
  status: z.enum(['planned', 'held', 'cancelled', 'moved', 'withdrawn']),
  place: z.string().optional(),
  /** The meeting that came in its place, and the one it came in the place of. */
  replacedBy: DocumentId.optional(),
  replaces: DocumentId.optional(),
  /** Titles, in the order of the agenda. */
  items: z.array(z.string()),
  /** Documents on the agenda; the title where the meeting itself tells it. */
  documents: z.array(z.object({ id: z.string(), title: z.string().optional() })),
});
export type MeetingState = z.infer<typeof MeetingState>;

/** Relations of a meeting that lead to other meetings and not to its documents. */
const toMeetings = /^(?:Vervangen|Voortgezet)/;

/** The state of a meeting; undefined for what is none, or has no date yet. */
export function stateOf(document: Omit<Document, 'text'>): MeetingState | undefined {
  const { id, domain, title, institution, demo, meeting, attachments, relations } = document;
  if (!meeting) return undefined;
  const { start, end, timeKnown, status, place, replacedBy, replaces, agendaItems } = meeting;
  const closed = document.confidentiality === 'Besloten';
  const shown = {
    id,
    domain,
    title,
    institution,
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
  if (closed) return { ...shown, items: [], documents: [] };
  const documents = new Map<string, string | undefined>();
  for (const { documentIds, confidential } of agendaItems) {
    if (!confidential) for (const one of documentIds) documents.set(one, undefined);
  }
  for (const relation of relations) {
    if (relation.id && !toMeetings.test(relation.relation)) documents.set(relation.id, relation.title);
  }
  for (const { fileId, title: name } of attachments) documents.set(fileId, name);
  return {
    ...shown,
    ...(place === undefined ? {} : { place }),
    items: agendaItems.map((item) => item.title),
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
