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
  /** Withdrawn is what the source no longer delivers: nothing of it can be told but the version before. */
  status: 'planned' | 'cancelled' | 'moved' | 'withdrawn';
  /** The meeting in whose place it is, and the one that is in its place. */
  replaces?: number;
  replacedBy?: number;
}

/** What is known of the meetings without asking the product. */
export interface Meetings {
  /** On their days before anything is killed, and never changed: what planning mails tell. */
  steady: readonly MeetingItem[];
  /**
   * What becomes of each meeting, by its number: its versions and, where another one came in its place, those of that
   * one. All are long after the run: what mails of changes tell.
   */
  changing: ReadonlyMap<number, readonly MeetingItem[]>;
  /** A new meeting, or one that was moved, got another place, is cancelled, withdrawn or replaced. */
  next(): MeetingItem;
  /** What belongs to what `next` gave and was not given yet. */
  rest(): MeetingItem[];
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
    return { meeting: index + 1, version: 1, words: someTopics(), start, status: 'planned' };
  });
  const waiting: MeetingItem[] = [];
  let meetings = steady.length;
  const changing = new Map<number, MeetingItem[]>();
  return {
    steady,
    changing,
    rest: () => waiting.splice(0),
    next() {
      // The other half of a replacement comes in later: often at another look.
      const half = random.chance(0.5) ? waiting.shift() : undefined;
      if (half) return half;
      const open = [...changing].filter(
        ([, items]) => items.at(-1)!.status === 'planned' && !items.some((one) => waiting.includes(one)),
      );
      if (open.length > 3 && random.chance(0.6)) {
        const [, items] = random.pick(open);
        const before = items.at(-1)!;
        const after = { ...before, version: before.version + 1 };
        const fate = random.below(100);
        if (fate < 20) after.status = 'cancelled';
        else if (fate < 32) after.status = 'withdrawn';
        else if (fate < 48) return replace(items, before);
        // Only ever to a later day: what changes back is told by nobody.
        else if (fate < 74) after.start += later();
        items.push(after);
        return after;
      }
      const meeting = ++meetings;
      const start = noon + (farAhead + random.below(200)) * day;
      const first: MeetingItem = { meeting, version: 1, words: someTopics(), start, status: 'planned' };
      changing.set(meeting, [first]);
      return first;
    },
  };

  function later(): number {
    return (1 + random.below(5)) * day;
  }

  /** Another meeting comes in the place of one, which is said to be moved: the two come in one after the other. */
  function replace(items: MeetingItem[], before: MeetingItem): MeetingItem {
    const meeting = ++meetings;
    const { meeting: replaced, version, start } = before;
    const moved: MeetingItem = { ...before, version: version + 1, status: 'moved', replacedBy: meeting };
    const other: MeetingItem = { ...before, meeting, version: 1, start: start + later(), replaces: replaced };
    items.push(moved, other);
    const [first, second] = random.chance(0.5) ? [moved, other] : [other, moved];
    waiting.push(second);
    return first;
  }
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
