import { z } from 'zod';
import { DomainId } from 'contract/dashboards';
import type { Document } from '#stores/documents/document.ts';
import type { Tables } from '#stores/people/index.ts';

/** What a calendar tells of a meeting; of one behind closed doors title and time only (decision 3.33). */
export const KeptMeeting = z.object({
  title: z.string(),
  institution: z.string(),
  sourceType: z.string(),
  end: z.number().optional(),
  timeKnown: z.boolean(),
  approximate: z.boolean(),
  place: z.string().optional(),
  /** Withdrawn is what its source no longer delivers. */
  status: z.enum(['planned', 'held', 'cancelled', 'moved', 'withdrawn']),
  closed: z.boolean(),
  demo: z.boolean(),
  agenda: z.array(z.object({ number: z.string(), title: z.string() })),
});
export type KeptMeeting = z.infer<typeof KeptMeeting>;

export type MeetingRow = Tables['calendarMeetings'];

/** Agenda items that an event lists. */
const mostItems = 50;

/**
 * The row of a meeting as it is now. Its event is named once and for ever, and its sequence rises with every change
 * of time, place or status (decision 3.22); that a planned one was held is none.
 * @param replaced the row of the meeting it stands in for
 */
export function meetingRow(
  document: Document & Required<Pick<Document, 'meeting'>>,
  before: MeetingRow | undefined,
  replaced: MeetingRow | undefined,
  now: number,
): MeetingRow {
  const { id, domain, groupPath, title, institution, sourceType, confidentiality } = document;
  const {
    start,
    end,
    timeKnown,
    approximate = false,
    place,
    status,
    replaces,
    agendaItems,
  } = document.meeting;
  const closed = confidentiality === 'Besloten';
  const meeting: KeptMeeting = {
    title,
    institution,
    sourceType,
    ...(end === undefined ? {} : { end }),
    timeKnown,
    approximate,
    ...(place === undefined || closed ? {} : { place }),
    status,
    closed,
    demo: document.demo,
    agenda: closed ? [] : agendaItems.slice(0, mostItems).map(({ number, title }) => ({ number, title })),
  };
  const row = { meetingId: id, domain, groupPath, startAt: start, meeting: JSON.stringify(meeting) };
  if (!before) {
    return {
      ...row,
      sequence: replaced ? replaced.sequence + 1 : 0,
      changedAt: now,
      endedAt: endOf(row.startAt, status, null, now),
      uid: replaced?.uid ?? replaces ?? id,
    };
  }
  const moved = factsOf(row.startAt, meeting) !== factsOf(before.startAt, keptIn(before));
  const same = !moved && before.meeting === row.meeting;
  return {
    ...row,
    sequence: before.sequence + (moved ? 1 : 0),
    changedAt: same ? before.changedAt : now,
    endedAt: endOf(row.startAt, status, before.endedAt, now),
    uid: before.uid,
  };
}

/** The row of a meeting that its source took back: to a calendar it is cancelled. */
export function withdrawnRow(before: MeetingRow, now: number): MeetingRow {
  const meeting = keptIn(before);
  if (meeting.status === 'withdrawn') return before;
  return {
    ...before,
    sequence: before.sequence + 1,
    changedAt: now,
    endedAt: endOf(before.startAt, 'withdrawn', before.endedAt, now),
    meeting: JSON.stringify({ ...meeting, status: 'withdrawn' } satisfies KeptMeeting),
  };
}

export function keptIn(row: Pick<MeetingRow, 'meeting'>): KeptMeeting {
  return KeptMeeting.parse(JSON.parse(row.meeting));
}

export const domainIn = (row: Pick<MeetingRow, 'domain'>): DomainId => DomainId.parse(row.domain);

/** When it turned out not to take place: not after it would have begun, which is as far as we can know. */
function endOf(
  start: number,
  status: KeptMeeting['status'],
  before: number | null,
  now: number,
): number | null {
  if (status === 'planned' || status === 'held') return null;
  return before ?? Math.min(now, start);
}

/** What a change of must reach every calendar, as one text. */
function factsOf(start: number, { end, timeKnown, place, status }: KeptMeeting): string {
  const kind = status === 'planned' || status === 'held' ? 'on' : status;
  return JSON.stringify([start, end ?? null, timeKnown, place ?? null, kind]);
}
