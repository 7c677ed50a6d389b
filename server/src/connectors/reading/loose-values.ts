import { z } from 'zod';

/** A text of an answer in JSON that may be absent, null or blank, and is nothing then. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);

/** A list of an answer in JSON that may be absent or null, and is empty then. */
export const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);
