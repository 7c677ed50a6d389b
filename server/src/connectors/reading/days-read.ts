import { createHash } from 'node:crypto';
import { z } from 'zod';
import { addDays, dayOf, type DayText } from 'contract/amsterdam';
import type { Cursor } from '../connector.ts';

/** Tries for what a stored document lacks, one each poll. */
const maximumTries = 5;

const One = z.object({ day: z.string(), sum: z.string(), tries: z.number().optional() });

/** The day up to which everything is read, and what is read of the days before it, by its name there. */
const DaysCursor = z.object({
  day: z.string().optional(),
  read: z
    .record(z.string(), One)
    .default({})
    .transform((read) => new Map(Object.entries(read))),
});

/** The cursor of a back-fill by days. */
export function cursorOfDays(since: number): Cursor {
  return { day: dayOf(since) };
}

/** How far a source is read that is asked for days, of which it tells more so many days later. */
export type DaysRead = ReturnType<typeof daysRead>;

/** How far a source is read: at first up to today, of which the days before it are still looked at. */
export function daysRead(since: Cursor | undefined, today: DayText, overlap: number) {
  const { read, ...kept } = DaysCursor.parse(since ?? {});
  let day = kept.day ?? today;
  const firstDay = () => addDays(day, -overlap);
  return {
    read,
    /** The first day to look at. */
    from: firstDay(),
    cursor: (): Cursor => ({ day, read: Object.fromEntries(read) }),

    /** The days to look at, as many at once as a poll that follows another looks at. */
    *stretches(): Generator<{ from: DayText; to: DayText }> {
      for (let from = firstDay(); from <= today; from = addDays(from, overlap + 1)) {
        const end = addDays(from, overlap);
        yield { from, to: end < today ? end : today };
      }
    },

    /** Whether something is new, listed otherwise than it was, or lacks what may still come. */
    isToRead(name: string, sum: string): boolean {
      const before = read.get(name);
      return before === undefined || before.sum !== sum || before.tries !== undefined;
    },

    /** Keeps that something was read; one that lacks what may still come is asked for in some more polls. */
    mark(name: string, one: { day: DayText; sum: string }, lacking = false): void {
      const before = read.get(name);
      const tries = (before?.sum === one.sum ? (before.tries ?? 0) : 0) + 1;
      read.set(name, { ...one, ...(lacking && tries < maximumTries ? { tries } : {}) });
    },

    /** Keeps that everything up to a day is read, and lets go of what is of a day that is looked at no more. */
    reach(to: DayText): void {
      if (to > day) day = to;
      const first = firstDay();
      for (const [name, one] of read) if (one.day < first) read.delete(name);
    },
  };
}

/** Tells whether something is listed as it was. */
export function sumOf(listed: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(listed) ?? '')
    .digest('hex')
    .slice(0, 16);
}
