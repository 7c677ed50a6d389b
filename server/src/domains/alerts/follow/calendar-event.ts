import type { Tables } from '#stores/people/index.ts';
import type { MeetingState } from '#domains/meetings/index.ts';

/** The event of a meeting, with the meeting as it is known. */
export interface CalendarEvent {
  row: Tables['calendarEvents'];
  state: MeetingState;
}

/**
 * The event of a meeting as it is now. It is named once and for ever, and its sequence rises with every change of time,
 * place or status (decision 3.22); that a planned one was held is none.
 * @param seq ingest number of the meeting
 * @param replaced the event of the meeting it stands in for
 */
export function eventAfter(
  state: MeetingState,
  seq: number,
  before: CalendarEvent | undefined,
  replaced: CalendarEvent | undefined,
  now: number,
): CalendarEvent {
  const moved = before && factsOf(state) !== factsOf(before.state);
  const goesOn = replaced ? replaced.row.sequence + 1 : 0;
  const looksTheSame = before && visibleOf(state) === visibleOf(before.state);
  return {
    state,
    row: {
      meetingId: state.id,
      seq,
      startAt: state.start,
      sequence: before ? before.row.sequence + (moved ? 1 : 0) : goesOn,
      changedAt: looksTheSame ? before.row.changedAt : now,
      endedAt: endOf(state, before?.row.endedAt ?? null, now),
      uid: before?.row.uid ?? replaced?.row.uid ?? state.replaces ?? state.id,
    },
  };
}

/** The event of a meeting that its source took back: to a calendar it is cancelled. */
export function withdrawnEvent({ row, state }: CalendarEvent, now: number): CalendarEvent {
  if (state.status === 'withdrawn') return { row, state };
  const withdrawn = { ...state, status: 'withdrawn' as const };
  return {
    state: withdrawn,
    row: {
      ...row,
      // What an earlier version kept has no number of its own.
      seq: row.seq === 0 ? -1 : -row.seq,
      sequence: row.sequence + 1,
      changedAt: now,
      endedAt: endOf(withdrawn, row.endedAt, now),
    },
  };
}

/** When it turned out not to take place: not after it would have begun, which is as far as we can know. */
function endOf({ start, status }: MeetingState, before: number | null, now: number): number | null {
  if (status === 'planned' || status === 'held') return null;
  return before ?? Math.min(now, start);
}

/** What a change of must reach every calendar, as one text. */
function factsOf({ start, end, timeKnown, place, status }: MeetingState): string {
  const kind = status === 'planned' || status === 'held' ? 'on' : status;
  return JSON.stringify([start, end ?? null, timeKnown, place ?? null, kind]);
}

/** What an event shows, as one text. */
function visibleOf(state: MeetingState): string {
  const { title, institution, sourceType, approximate, status, closed, items } = state;
  return JSON.stringify([factsOf(state), title, institution, sourceType, approximate, status, closed, items]);
}
