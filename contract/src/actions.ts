import { z } from 'zod';

/** What can be asked for next. */
export const Actions = z.object({
  /** There is more than this answer holds. */
  more: z.boolean(),
});
