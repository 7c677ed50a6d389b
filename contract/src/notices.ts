import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { QueryDetails, SavedSearchId } from './saved-searches.ts';
import { Day } from './timeline.ts';

/** What the user should know about their mail on whatever page they are. */
export const Notices = z.object({
  /** Last day of the vacation that holds now. */
  vacationUntil: Day.optional(),
  /** The address gets no more mail because it was refused too often (decision 4.21). */
  pausedAddress: z.string().optional(),
  /** What was found during the last vacation and is never mailed, until the user has seen it (decision 4.18). */
  returned: z
    .object({
      documents: z.number().int(),
      /** First and last day on which something was found. */
      from: Day,
      until: Day,
      /** Most documents first; searches that are gone are left out. */
      searches: z.array(
        z.object({
          id: SavedSearchId,
          title: z.string(),
          documents: z.number().int(),
          queryDetails: QueryDetails,
        }),
      ),
    })
    .optional(),
});
export type Notices = z.infer<typeof Notices>;

export const getNotices = endpoint({
  method: 'GET',
  path: '/users/me/notices',
  summary: 'Vacation, an address that refuses mail, and what was found during a vacation.',
  access: access.session,
  response: Notices,
});

export const dismissReturned = endpoint({
  method: 'POST',
  path: '/users/me/notices/returned',
  summary: 'The user has seen what was found during the vacation; it is not shown again.',
  access: access.session,
  body: z.strictObject({}),
  response: Notices,
});
