import { z } from 'zod';
import { addDays, dayOf, type DayText } from 'contract/amsterdam';
import type { Cursor } from '../connector.ts';

/**
 * Where a walk along a source is: the first day it reads, when it began, and the day it has come to while it is not
 * finished. Connectors that walk add the place in their own order.
 */
export const PageCursor = z.object({ from: z.string(), began: z.string(), day: z.string().optional() });

/** The same of one council: without `began` where its next walk has not begun; read is what changed since `changed`. */
export const DayPlace = PageCursor.partial({ began: true }).extend({ changed: z.string().optional() });
export type DayPlace = z.infer<typeof DayPlace>;

/** The place of a council of which a cursor of an earlier version told together with all others. */
export function earlierPlace({ from, changed }: Cursor): DayPlace | undefined {
  if (typeof from !== 'string') return undefined;
  return { from, ...(typeof changed === 'string' ? { changed } : {}) };
}

/** Changes may become visible a little late, milliseconds. */
const overlap = 3_600_000;

/** The cursor from which everything since a day is read. */
export function cursorAtDay(since: number): Cursor {
  return { from: dayOf(since) };
}

/** Where the reading of a council begins: at a day, or so many days back. */
export function beginAt(since: string | undefined, now: number, back: number): DayPlace {
  return { from: since ?? addDays(dayOf(now), -back) };
}

/** Where a walk begins: where a broken-off one was, else so many days back. */
export function beginWalk(since: Cursor | undefined, now: number, back: number) {
  return { from: addDays(dayOf(now), -back), began: new Date(now).toISOString(), ...since };
}

/** The cursor behind a walk that ended: the next begins so many days back, and reads what changed meanwhile. */
export function endWalk(began: string, back: number): { from: DayText; changed: string } {
  const start = Date.parse(began);
  return { from: addDays(dayOf(start), -back), changed: new Date(start - overlap).toISOString() };
}

/** Where a council goes on whose walk ended. */
export function endAt({ began }: DayPlace, now: number, back: number): DayPlace {
  return endWalk(began ?? new Date(now).toISOString(), back);
}

/** What a connector remembers by key. Cursors of earlier versions hold it as one text of `key:value` and spaces. */
export const Remembered = rememberedAs(' ', ':');

/** The same, of cursors with other marks between entries and between key and value. */
export function rememberedAs(between: string, behindKey: string) {
  const Text = z.string().transform((text) => Object.fromEntries(textEntries(text, between, behindKey)));
  return z
    .union([z.record(z.string(), z.string()), Text])
    .nullish()
    .transform((kept) => new Map(Object.entries(kept ?? {})));
}

function textEntries(text: string, between: string, behindKey: string): [string, string][] {
  return listed(text, between).map((entry) => {
    const [key = '', ...value] = entry.split(behindKey);
    return [key, value.join(behindKey)];
  });
}

/** The entries of a text in which an earlier version kept a list. */
export function listed(text: string, between: string): string[] {
  return text.split(between).filter(Boolean);
}
