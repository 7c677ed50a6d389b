import type { DayText } from 'contract/amsterdam';
import type { DocumentId } from 'contract/document-parts';
import type { Head } from '#stores/documents/document.ts';
import { changesBetween, isAboutWhether } from '#domains/meetings/index.ts';
import type { FollowedRow, KnownMeeting, Learned } from './followed-meetings.ts';
import { lastDayOf, type MeetingState, stateOf } from '#domains/meetings/index.ts';
import type { AgendaRow } from '../searches/agenda-search-store.ts';

/** A meeting as it is now. */
export interface Seen {
  document: Head;
  seq: number;
}

/** What one search makes of what it sees. */
interface Sight {
  search: AgendaRow;
  /** How it knew meetings until now. */
  known: ReadonlyMap<DocumentId, KnownMeeting>;
  /** The meetings it finds among those seen. */
  found: ReadonlySet<DocumentId>;
  /** Those seen, by id. */
  seen: ReadonlyMap<DocumentId, Seen>;
  today: DayText;
}

/**
 * What a search learns of the meetings it sees, with what is to be told of them (decision 3.25). What came in silently
 * and what is over is learned and not told; a meeting that stands in for one it follows is that one moved.
 */
export function learn(sight: Sight): Learned[] {
  return [...sight.seen.values()].flatMap((one) => learnOf(sight, one, new Set()) ?? []);
}

/** The meetings that came in, by id. */
export function seenIn(some: readonly Seen[]): Map<DocumentId, Seen> {
  return new Map(some.map(({ document, seq }) => [document.id, { document, seq }]));
}

/**
 * What it learns of one, without those passed on the way to it: each may be said to stand in for the other. Undefined
 * where it has nothing to do with the meeting.
 */
function learnOf(
  sight: Sight,
  { document, seq }: Seen,
  passed: ReadonlySet<DocumentId>,
): Learned | undefined {
  const { search, known, found, today } = sight;
  const { id } = document;
  const before = known.get(id);
  const replaced = before ? undefined : replacedBy(sight, document, passed);
  const finds = found.has(id);
  if (!before && !replaced && !finds) return undefined;
  const earlier = before?.state ?? replaced;
  // A meeting that lost its date is no longer on the agenda.
  const state = stateOf(document) ?? (earlier && { ...earlier, status: 'withdrawn' as const });
  if (!state) return undefined;
  const matching = finds || (state.closed && before?.row.matching === 1);
  const followed: FollowedRow = {
    searchId: search.id,
    documentId: id,
    seq,
    matching: matching ? 1 : 0,
    lastDay: lastDayOf(state),
  };
  const isNews =
    !document.silent &&
    (earlier ? [lastDayOf(earlier), lastDayOf(state)] : [lastDayOf(state)]).some((day) => day >= today) &&
    (earlier !== undefined || seq > search.after) &&
    !isToldByAnother(sight, state, before !== undefined);
  if (!isNews) return { followed, state };
  const changes = changesBetween(earlier, state);
  // What it no longer finds it still follows, for whether and when it takes place.
  const changed = matching || !before || before.row.matching === 1 ? changes : changes.filter(isAboutWhether);
  if (changed.length === 0) return { followed, state };
  return { followed, state, news: { before: earlier, movedFrom: replaced?.id } };
}

/** What a search learns when a meeting it follows was withdrawn by its source. */
export function learnWithdrawn(row: FollowedRow, before: MeetingState, today: DayText): Learned {
  const state: MeetingState = { ...before, status: 'withdrawn' };
  const followed: FollowedRow = { ...row, seq: -row.seq };
  const isNews = lastDayOf(before) >= today && changesBetween(before, state).length > 0;
  return { followed, state, ...(isNews ? { news: { before, movedFrom: undefined } } : {}) };
}

/**
 * The state of the meeting that this one stands in for, as it was told last or is told of in this look; of one that
 * came in and was replaced since the last look, that of the one before.
 */
function replacedBy(
  sight: Sight,
  { id, meeting }: Seen['document'],
  passed: ReadonlySet<DocumentId>,
): MeetingState | undefined {
  const { known, seen } = sight;
  const naming = [...seen.values()].filter((other) => other.document.meeting?.replacedBy === id);
  const before = [
    ...(meeting?.replaces ? [meeting.replaces] : []),
    ...naming.map((other) => other.document.id),
  ];
  const further = new Set([...passed, id]);
  for (const one of before.filter((other) => !further.has(other))) {
    const between = seen.get(one);
    const learned = between && !known.has(one) ? learnOf(sight, between, further) : undefined;
    const state =
      known.get(one)?.state ??
      (learned?.news ? learned.state : between && replacedBy(sight, between.document, further));
    if (state) return state;
  }
  return undefined;
}

/** True for a meeting in whose place another one came that tells of it: in the same look, or before. */
function isToldByAnother({ known, found, seen }: Sight, state: MeetingState, isKnown: boolean): boolean {
  const { id, status, replacedBy: next } = state;
  if (next === undefined || (status !== 'moved' && status !== 'cancelled')) return false;
  if (known.get(next)?.state.replaces === id) return true;
  const successor = seen.get(next)?.document;
  if (!successor?.meeting || successor.silent || known.has(next)) return false;
  return isKnown || found.has(next);
}
