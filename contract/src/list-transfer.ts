import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { ListId } from './lists.ts';

/** An address as it was typed: what cannot be one is told like one that nobody has (decision 5.18). */
const TypedEmail = z.string().max(320);

export const verifyReceiver = endpoint({
  method: 'POST',
  path: '/lists/verify',
  summary:
    'Who would receive lists at this address: a colleague with the list manager. Everybody else gets one and the same ' +
    '404, also the user (decision 5.18).',
  access: access.module('listManager'),
  body: z.strictObject({ email: TypedEmail }),
  response: z.object({ data: z.object({ email: z.string(), name: z.string() }) }),
});

export const transferLists = endpoint({
  method: 'PATCH',
  path: '/lists/transfer',
  summary:
    'Hands lists over to a colleague, all or none: they arrive active with their items, marks and order. With makeCopy ' +
    'the sender keeps theirs. The receiver finds a notice and gets a mail. Cannot be undone (decision 4.16).',
  access: access.module('listManager'),
  body: z.strictObject({
    email: TypedEmail,
    /** None is refused in the words of specification §5. */
    listIds: z.array(ListId).max(limits.maximumListsAtOnce),
    makeCopy: z.boolean(),
  }),
  response: z.object({
    data: z.object({
      /** The `n` of the message: lists that were really handed over. */
      transferred: z.number().int(),
      /** The address as it is kept. */
      email: z.string(),
    }),
  }),
});
