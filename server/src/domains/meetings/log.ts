import type { MeetingChange, MeetingChanges } from 'contract/agenda-meeting';
import type { MeetingTime, MeetingWas } from 'contract/agendas';
import type { DocumentId } from 'contract/document-parts';
import type { Document } from '#stores/documents/document.ts';
import { type Change, changesBetween } from './meeting-diff.ts';
import { stateOf, type When } from './meeting-state.ts';

/** Entries kept of a meeting: its first and the newest. */
const maximumEntries = 200;
/** How long a changed time or place is told beside the new one, in milliseconds. */
const newsFor = 7 * 86_400_000;
/** What may be told of a meeting behind closed doors (decision 3.33). */
const aboutClosed: readonly MeetingChange['kind'][] = ['new', 'date', 'time', 'standing', 'closed'];

/**
 * The documents about to be stored, meetings among them with the log of the stored version and what this reading
 * changed; one that stands in for another goes on from that one. The log is no part of what makes a version, so that an
 * unchanged meeting stays the same.
 * @param stored the versions that are there now, of those in `loggedBefore`
 * @param at epoch milliseconds of the reading
 */
export function withLogs(
  documents: readonly Document[],
  stored: readonly Document[],
  at: number,
): Document[] {
  const known = new Map(stored.map((document) => [document.id, document]));
  const coming = new Map(documents.map((document) => [document.id, document]));
  return documents.map((document) => {
    const first = document.meeting?.replaces;
    const moved = first === undefined ? undefined : (known.get(first) ?? coming.get(first));
    return withLog(document, known.get(document.id), moved, at);
  });
}

/** The documents whose stored versions `withLogs` needs. */
export function loggedBefore(documents: readonly Document[]): DocumentId[] {
  return documents.flatMap(({ id, meeting }) =>
    meeting ? [id, ...(meeting.replaces === undefined ? [] : [meeting.replaces])] : [],
  );
}

function withLog(
  given: Document,
  before: Document | undefined,
  moved: Document | undefined,
  at: number,
): Document {
  const { meetingLog: _, was: __, ...document } = given;
  const state = stateOf(document);
  if (!state) return document;
  const earlier = before ?? moved;
  const changes = changesBetween(earlier && stateOf(earlier), state).map(told);
  const added = changes.length === 0 ? [] : [{ at: new Date(at).toISOString(), changes }];
  const log = [...(before?.meetingLog ?? []), ...added];
  const kept = state.closed ? log.flatMap(withoutContent) : log;
  if (kept.length === 0) return document;
  const was = lastWas(kept);
  return { ...document, meetingLog: bounded(kept), ...(was ? { was } : {}) };
}

/** The last reading that changed time or place, by what it changed them from. */
function lastWas(log: readonly MeetingChanges[]): MeetingWas | undefined {
  for (const { at, changes } of log.toReversed()) {
    const was: MeetingWas = { at };
    for (const change of changes) {
      if (change.kind === 'date' || change.kind === 'time') was.time = change.from;
      if (change.kind === 'place' && change.from !== undefined) was.place = change.from;
    }
    if (was.time ?? was.place) return was;
  }
  return undefined;
}

/** How a meeting stood before it last changed, as long as that is news: a week (UX 5.4); of a closed one its time alone. */
export function recentWas(
  { was, confidentiality }: Pick<Document, 'was' | 'confidentiality'>,
  now: number,
): MeetingWas | undefined {
  if (!was || now - Date.parse(was.at) >= newsFor) return undefined;
  if (confidentiality !== 'Besloten') return was;
  return was.time && { at: was.at, time: was.time };
}

function withoutContent({ at, changes }: MeetingChanges): MeetingChanges[] {
  const left = changes.filter(({ kind }) => aboutClosed.includes(kind));
  return left.length === 0 ? [] : [{ at, changes: left }];
}

function bounded(log: readonly MeetingChanges[]): MeetingChanges[] {
  const [first] = log;
  return log.length <= maximumEntries || !first
    ? [...log]
    : [first, ...log.slice(log.length - maximumEntries + 1)];
}

function told(change: Change): MeetingChange {
  switch (change.kind) {
    case 'date':
    case 'time':
      return { kind: change.kind, from: timeOf(change.from), to: timeOf(change.to) };
    case 'place': {
      const { from, to } = change;
      return {
        kind: 'place',
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
      };
    }
    default:
      return change;
  }
}

function timeOf({ start, end, timeKnown, approximate }: When): MeetingTime {
  return {
    start: new Date(start).toISOString(),
    ...(end === undefined ? {} : { end: new Date(end).toISOString() }),
    timeKnown,
    approximate,
  };
}
