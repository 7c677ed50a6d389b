import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DayText } from 'contract/amsterdam';

/** Tries for something that a source lists and does not give, one each poll. */
const maximumTries = 5;

const One = z.object({ day: z.string(), sum: z.string(), tries: z.number().optional() });

/**
 * What was read of that which a source lists again and again, by its name there: the day it is of, a sum of how it was
 * listed, and the tries made while it could not be had whole. Part of a cursor.
 */
export const ReadBefore = z
  .record(z.string(), One)
  .default({})
  .transform((read) => new Map(Object.entries(read)));
export type ReadBefore = z.infer<typeof ReadBefore>;

/** Tells whether something is listed as it was. */
export function sumOf(listed: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(listed) ?? '')
    .digest('hex')
    .slice(0, 16);
}

/** Whether something is new, listed otherwise than it was, or still to come. */
export function isToRead(read: ReadBefore, name: string, sum: string): boolean {
  const before = read.get(name);
  return before === undefined || before.sum !== sum || before.tries !== undefined;
}

/** Keeps that something was read; one that was not had whole is asked for in some more polls. */
export function markRead(
  read: ReadBefore,
  name: string,
  { day, sum, whole }: { day: DayText; sum: string; whole: boolean },
): void {
  const before = read.get(name);
  const tries = (before?.sum === sum ? (before.tries ?? 0) : 0) + 1;
  read.set(name, { day, sum, ...(whole || tries >= maximumTries ? {} : { tries }) });
}

/** Lets go of what is of an earlier day. */
export function forgetBefore(read: ReadBefore, day: DayText): void {
  for (const [name, one] of read) if (one.day < day) read.delete(name);
}
