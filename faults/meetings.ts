import type { Random } from './random.ts';

/** Words that meetings are about; no document has them. */
export const topics = ['veerpont', 'bijenkorf', 'grachtenpand', 'windorgel', 'hoogveen', 'rijtuig'];

/** A version of a meeting as the source serves it. */
export interface MeetingItem {
  /** Number of the meeting. */
  meeting: number;
  /** From 1; it is part of the place, so that every version is told apart in mails. */
  version: number;
  words: string[];
  /** Epoch milliseconds. */
  start: number;
  cancelled: boolean;
}

/** What is known of the meetings without asking the product. */
export interface Meetings {
  /** On their days before anything is killed, and never changed: what planning mails tell. */
  steady: readonly MeetingItem[];
  /** Versions by number of the meeting, all of them long after the run: what mails of changes tell. */
  changing: ReadonlyMap<number, readonly MeetingItem[]>;
  /** A new meeting, or one that was moved, got another place or is cancelled. */
  next(): MeetingItem;
}

const day = 24 * 60 * 60_000;
/** Days of which every third has a steady meeting, counted from a week before the run. */
const steadyDays = 450;
/** Days from the run to the meetings that change, so that they stay to come whatever clocks do. */
const farAhead = 600;

/** Makes the meetings of a run that begins at an instant. */
export function makeMeetings(begin: number, random: Random): Meetings {
  const noon = Math.floor(begin / day) * day + day / 2;
  const someTopics = () => [
    ...new Set([random.pick(topics), ...(random.chance(0.3) ? [random.pick(topics)] : [])]),
  ];
  const steady = Array.from({ length: steadyDays / 3 }, (_none, index): MeetingItem => {
    const start = noon + (3 * index - 7) * day;
    return { meeting: index + 1, version: 1, words: someTopics(), start, cancelled: false };
  });
  const changing = new Map<number, MeetingItem[]>();
  return {
    steady,
    changing,
    next() {
      const open = [...changing.values()].map((versions) => versions.at(-1)!).filter((one) => !one.cancelled);
      if (open.length > 3 && random.chance(0.6)) {
        const before = random.pick(open);
        const cancelled = random.chance(0.25);
        // Only ever to a later day: what changes back is told by nobody.
        const moved = !cancelled && random.chance(0.5) ? (1 + random.below(5)) * day : 0;
        const after = { ...before, version: before.version + 1, start: before.start + moved, cancelled };
        changing.get(before.meeting)!.push(after);
        return after;
      }
      const meeting = steady.length + changing.size + 1;
      const start = noon + (farAhead + random.below(200)) * day;
      const first = { meeting, version: 1, words: someTopics(), start, cancelled: false };
      changing.set(meeting, [first]);
      return first;
    },
  };
}

/** The Amsterdam day and time of an instant, as `2027-03-28 07:00`. */
export function clockOf(instant: number): string {
  return amsterdam.format(instant);
}

// Swedes write dates as ISO 8601 does.
const amsterdam = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});
