import type { DayText } from 'contract/amsterdam';
import type { DocumentId } from 'contract/document-parts';
import { z } from 'zod';
import { changesBetween, lastDayOf, type MeetingState, stateOf, When } from '#domains/meetings/index.ts';
import type { Head } from '#stores/documents/document.ts';

/** What is told of a meeting with an agenda point of a dossier: whether it takes place, and when. */
export const MeetingStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['planned', 'cancelled', 'postponed', 'on']), when: When }),
  z.object({ kind: z.literal('moved'), from: When, to: When }),
]);
export type MeetingStep = z.infer<typeof MeetingStep>;

interface Around {
  /** The documents of the dossier as they were looked at before, and as they are. */
  before: ReadonlyMap<DocumentId, Head>;
  now: ReadonlyMap<DocumentId, Head>;
  today: DayText;
}

/**
 * What a meeting that came in or changed is for its dossier; undefined where nothing of that is new. One that stands in for
 * another is that one moved, and of a meeting in whose place another one came that other tells. What is over is not told.
 */
export function stepOfMeeting(meeting: Head, { before, now, today }: Around): MeetingStep | undefined {
  const { id } = meeting;
  const known = before.get(id) ?? replacedBy(meeting, { before, now });
  // It may have lost its agenda as it was called off; of one that goes on without this dossier nothing is told.
  if (!known && !now.has(id)) return undefined;
  const [was, is] = [known && stateOf(known), stateOf(meeting)];
  if (!is || ![was, is].some((state) => state && lastDayOf(state) >= today)) return undefined;
  if (isToldByAnother(is, now)) return undefined;
  if (!now.has(id) && isOn(is)) return undefined;
  return was ? changed(was, is) : firstSeen(is);
}

function firstSeen(state: MeetingState): MeetingStep | undefined {
  if (state.status === 'planned') return { kind: 'planned', when: whenOf(state) };
  if (state.status === 'cancelled') return { kind: 'cancelled', when: whenOf(state) };
  return state.status === 'moved' ? { kind: 'postponed', when: whenOf(state) } : undefined;
}

function changed(was: MeetingState, is: MeetingState): MeetingStep | undefined {
  const changes = changesBetween(was, is);
  const standing = changes.find((change) => change.kind === 'standing')?.to;
  if (standing === 'cancelled') return { kind: 'cancelled', when: whenOf(was) };
  const time = changes.find((change) => change.kind === 'date' || change.kind === 'time');
  if (time && (time.kind === 'date' || time.kind === 'time'))
    return { kind: 'moved', from: time.from, to: time.to };
  if (standing === 'moved') return { kind: 'postponed', when: whenOf(was) };
  return standing === 'on' ? { kind: 'on', when: whenOf(is) } : undefined;
}

/** The meeting of the dossier that this one came in the place of, as it was. */
function replacedBy(
  { id, meeting }: Head,
  { before, now }: Pick<Around, 'before' | 'now'>,
): Head | undefined {
  const first = [...now.values()].find((other) => other.meeting?.replacedBy === id)?.id ?? meeting?.replaces;
  return first === undefined ? undefined : before.get(first);
}

/** True for a meeting that is off because another one of the dossier came in its place. */
function isToldByAnother({ id, status, replacedBy: next }: MeetingState, now: Around['now']): boolean {
  if (isOn({ status })) return false;
  return [...now.values()].some(
    (other) => !other.silent && other.meeting && (other.id === next || other.meeting.replaces === id),
  );
}

const isOn = ({ status }: Pick<MeetingState, 'status'>) => status === 'planned' || status === 'held';

const whenOf = ({ start, end, timeKnown, approximate }: MeetingState): When => ({
  start,
  ...(end === undefined ? {} : { end }),
  timeKnown,
  approximate,
});
