import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ListId } from './lists.ts';

/** An address as it was typed: what cannot be one is told like one that nobody has (decision 5.18). @example collega@example.org */
const TypedEmail = z.string().max(320);

export const verifyReceiver = endpoint({
  method: 'POST',
  path: '/lists/verify',
  summary:
    'Who would receive lists at this address: a colleague with the list manager. Everybody else gets one and the same ' +
    '404, also the user (decision 5.18).',
  access: access.module('listManager'),
  refuses: ['404 EC-03'],
  body: z.strictObject({ email: TypedEmail }),
  response: z.object({
    /** The colleague. */
    data: z.object({
      /** The address as it is kept. */
      email: z.string(),
      /** First and last name. */
      name: z.string(),
    }),
  }),
});

export const transferLists = endpoint({
  method: 'PATCH',
  path: '/lists/transfer',
  summary:
    'Hands lists over to a colleague, all or none: they arrive active with their items, marks and order. With makeCopy ' +
    'the sender keeps theirs. The receiver finds a notice and gets a mail. Cannot be undone (decision 4.16).',
  access: access.module('listManager'),
  refuses: ['400 EC-05', '404 EC-03', '409 EC-06'],
  body: z.strictObject({
    email: TypedEmail,
    /** The lists that are handed over; none is refused. */
    listIds: z.array(ListId).max(limits.maximumListsAtOnce),
    /** The sender keeps a copy of each. */
    makeCopy: z.boolean(),
  }),
  response: z.object({
    /** What came of it. */
    data: z.object({
      /** Lists that were really handed over. */
      transferred: z.number().int(),
      /** The address as it is kept. */
      email: z.string(),
    }),
  }),
});
