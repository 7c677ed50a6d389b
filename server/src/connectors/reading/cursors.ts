import { z } from 'zod';

/**
 * Where a walk along a source is: the first day it reads, when it began, and the day it has come to while it is not
 * finished. Connectors that walk add the place in their own order.
 */
export const PageCursor = z.object({ from: z.string(), began: z.string(), day: z.string().optional() });

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
