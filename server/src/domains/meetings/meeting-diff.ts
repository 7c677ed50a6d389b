import { dayOf } from 'contract/amsterdam';
import { readsTheSame } from './same-words.ts';
import { lastDayOf, type MeetingState, type When } from './meeting-state.ts';

/** Whether a meeting goes on, as far as that is told. */
type Standing = 'on' | 'cancelled' | 'moved' | 'withdrawn';

/** One thing that changed about a meeting (decision 3.25). */
export type Change =
  | { kind: 'new' }
  | { kind: 'date' | 'time'; from: When; to: When }
  | { kind: 'place'; from: string | undefined; to: string | undefined }
  | { kind: 'standing'; from: Standing; to: Standing }
  | { kind: 'closed'; to: boolean }
  | { kind: 'itemsAdded' | 'itemsRemoved'; titles: string[] }
  | { kind: 'documentsAdded' | 'documentsRemoved'; documents: MeetingState['documents'] };

/**
 * What changed about a meeting, in the order in which it is told; nothing for typing, order and what its source
 * does not count as news. Of a meeting that does not go on only that is told, of one behind closed doors only when
 * it is.
 */
export function changesBetween(before: MeetingState | undefined, after: MeetingState): Change[] {
  const to = standingOf(after);
  if (!before)
    return [{ kind: 'new' }, ...(to === 'on' ? [] : [{ kind: 'standing' as const, from: to, to }])];
  const from = standingOf(before);
  // Another meeting that stands in for one that was moved or cancelled is told by its date.
  const standing: Change[] =
    from === to || (before.id !== after.id && to === 'on') ? [] : [{ kind: 'standing', from, to }];
  if (to === 'cancelled' || to === 'withdrawn') {
    // Once it is off, that its source drops it too is no news.
    return from === 'cancelled' || from === 'withdrawn' ? [] : standing;
  }
  const closed: Change[] = before.closed === after.closed ? [] : [{ kind: 'closed', to: after.closed }];
  const times = timeChange(before, after);
  if (before.closed || after.closed) return [...standing, ...closed, ...times];
  return [...standing, ...times, ...placeChange(before, after), ...contentChanges(before, after)];
}

/** True for changes that still matter where a search no longer finds the meeting. */
export function isAboutWhether({ kind }: Change): boolean {
  return ['date', 'time', 'place', 'standing', 'closed'].includes(kind);
}

function standingOf({ status }: MeetingState): Standing {
  return status === 'planned' || status === 'held' ? 'on' : status;
}

function timeChange(before: MeetingState, after: MeetingState): Change[] {
  const [from, to] = [whenOf(before), whenOf(after)];
  if (dayOf(from.start) !== dayOf(to.start)) return [{ kind: 'date', from, to }];
  const same =
    from.timeKnown === to.timeKnown &&
    (from.timeKnown ? from.start === to.start && from.end === to.end : lastDayOf(from) === lastDayOf(to));
  return same ? [] : [{ kind: 'time', from, to }];
}

function placeChange({ place: from }: MeetingState, { place: to }: MeetingState): Change[] {
  return from === to || readsTheSame(from ?? '', to ?? '') ? [] : [{ kind: 'place', from, to }];
}

function contentChanges(before: MeetingState, after: MeetingState): Change[] {
  const { added, removed } = itemChanges(titlesOf(before), titlesOf(after));
  const had = new Set(before.documents.map(({ id }) => id));
  const has = new Set(after.documents.map(({ id }) => id));
  const documentsAdded = after.documents.filter(({ id }) => !had.has(id));
  const documentsRemoved = before.documents.filter(({ id }) => !has.has(id));
  return [
    ...(added.length > 0 ? [{ kind: 'itemsAdded' as const, titles: added }] : []),
    ...(removed.length > 0 ? [{ kind: 'itemsRemoved' as const, titles: removed }] : []),
    ...(documentsAdded.length > 0 ? [{ kind: 'documentsAdded' as const, documents: documentsAdded }] : []),
    ...(documentsRemoved.length > 0
      ? [{ kind: 'documentsRemoved' as const, documents: documentsRemoved }]
      : []),
  ];
}

const titlesOf = ({ items }: MeetingState) => items.map(({ title }) => title);

/** Items that are in one agenda only; those that read the same are one, whatever their order. */
function itemChanges(
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } {
  const count = new Map<string, number>();
  for (const title of before) count.set(title, (count.get(title) ?? 0) + 1);
  const unmatched = after.filter((title) => {
    const left = count.get(title) ?? 0;
    if (left > 0) count.set(title, left - 1);
    return left === 0;
  });
  const removed = [...count].flatMap(([title, left]) => Array.from({ length: left }, () => title));
  const added = unmatched.filter((title) => {
    const at = removed.findIndex((one) => readsTheSame(one, title));
    if (at >= 0) removed.splice(at, 1);
    return at < 0;
  });
  return { added, removed };
}

function whenOf({ start, end, timeKnown, approximate }: MeetingState): When {
  return { start, ...(end === undefined ? {} : { end }), timeKnown, approximate };
}
