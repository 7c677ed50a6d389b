import { withLogs } from '#domains/meetings/index.ts';
import type { Document, Meeting } from '#stores/documents/document.ts';
import type { DemoDocument } from './demo-document.ts';
import { seeded } from './random.ts';

const hour = 3_600_000;
const daysBefore = (days: number) => days * 24 * hour;

/**
 * The demo with what became of its meetings, as if they had been read before: the cancelled and moved ones stood on the
 * agenda once, and some of the others were at another hour or place, or got a point or a document.
 */
export function withMeetingLogs(made: readonly DemoDocument[], now: Date): DemoDocument[] {
  const known = new Map<string, Document>();
  const places = new Map<string, Set<string>>();
  // What stands in for another meeting is read after that one.
  const meetings = made
    .flatMap(({ document }) => (document.meeting ? [{ document, meeting: document.meeting }] : []))
    .toSorted((one, other) => Number('replaces' in one.meeting) - Number('replaces' in other.meeting));
  for (const { document, meeting } of meetings) {
    const key = placeKey(document, meeting);
    if (meeting.place !== undefined) places.set(key, (places.get(key) ?? new Set()).add(meeting.place));
  }
  for (const { document, meeting } of meetings) {
    const others = [...(places.get(placeKey(document, meeting)) ?? [])].filter(
      (place) => place !== meeting.place,
    );
    const { first, last } = readingsOf(meeting, now);
    const stored =
      meeting.replaces === undefined ? [] : [known.get(meeting.replaces)].filter((one) => one !== undefined);
    const before = { ...document, meeting: earlier(document.id, meeting, others) };
    const [read] = withLogs([before], stored, meeting.replaces === undefined ? first : last);
    const [again] = withLogs([document], [read!], last);
    known.set(document.id, again!);
  }
  return made.map(({ document, files }) => ({ document: known.get(document.id) ?? document, files }));
}

/** Meetings that could be in the same rooms. */
const placeKey = ({ groupPath, institution }: Document, { kind }: Meeting) =>
  `${groupPath} ${institution} ${kind}`;

/** When a meeting was first read and when again, both in the past. */
function readingsOf({ start }: Meeting, now: Date): { first: number; last: number } {
  const day = Math.min(start, now.getTime());
  return { first: day - daysBefore(24), last: day - daysBefore(3) };
}

/** How a meeting stood on the agenda at its first reading. */
function earlier(id: string, { replacedBy, ...meeting }: Meeting, otherPlaces: readonly string[]): Meeting {
  if (meeting.status === 'cancelled' || meeting.status === 'moved') return { ...meeting, status: 'planned' };
  const now: Meeting = replacedBy === undefined ? meeting : { ...meeting, replacedBy };
  if (meeting.replaces !== undefined) return now;
  const random = seeded(`${id} earlier`)();
  if (random < 0.2 && meeting.timeKnown && !meeting.approximate) {
    return {
      ...now,
      start: meeting.start - hour,
      ...(meeting.end === undefined ? {} : { end: meeting.end - hour }),
    };
  }
  if (random < 0.4 && meeting.place !== undefined && otherPlaces[0] !== undefined) {
    return { ...now, place: otherPlaces[0] };
  }
  if (random < 0.7) {
    return {
      ...now,
      agendaItems: meeting.agendaItems
        .slice(0, -1)
        .map((item) => ({ ...item, documentIds: item.documentIds.slice(1) })),
    };
  }
  return now;
}
