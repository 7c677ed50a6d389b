import type { DocumentId } from 'contract/document-parts';
import type { LinkedDocument, MeetingDetail } from 'contract/documents';
import type { Meeting } from '#stores/documents/document.ts';

/** Ids of every document a meeting leads to. */
export function idsIn({ agendaItems, replaces, replacedBy, resumes }: Meeting): DocumentId[] {
  const meetings = [replaces, replacedBy, resumes].filter((id) => id !== undefined);
  return [...meetings, ...agendaItems.flatMap(({ documentIds }) => documentIds)];
}

/** A meeting as its page shows it; of a confidential item only number and title, no documents. */
export function meetingDetail(
  meeting: Meeting,
  links: ReadonlyMap<DocumentId, LinkedDocument>,
): MeetingDetail {
  const { kind, start, end, timeKnown, approximate, sourceTimes, place, status, agendaItems } = meeting;
  const to = (name: 'replaces' | 'replacedBy' | 'resumes') => {
    const link = meeting[name] === undefined ? undefined : links.get(meeting[name]);
    return link ? { [name]: link } : {};
  };
  return {
    kind,
    start: new Date(start).toISOString(),
    ...(end === undefined ? {} : { end: new Date(end).toISOString() }),
    timeKnown,
    approximate: approximate ?? false,
    ...(sourceTimes ? { sourceTimes } : {}),
    ...(place === undefined ? {} : { place }),
    status,
    ...to('replaces'),
    ...to('replacedBy'),
    ...to('resumes'),
    agendaItems: agendaItems.map(({ number, title, documentIds, confidential = false }) => ({
      number,
      title,
      confidential,
      documents: confidential ? [] : documentIds.flatMap((id) => links.get(id) ?? []),
    })),
  };
}
