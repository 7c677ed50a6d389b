import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { Email } from './users.ts';

/**
 * Where answers to the newsletters of an organisation go (decision 10.6). It holds once whoever reads the mail there has
 * pressed the button behind its link; until then the one before it does.
 */
export const ReplyAddress = z.object({
  /** The one that holds; null while there is none. */
  confirmed: z
    .object({
      /** The address. */
      email: z.string(),
      /** UTC instant in ISO 8601 at which it was confirmed. */
      at: z.iso.datetime(),
    })
    .nullable(),
  /** The one that was asked for last and is not confirmed; null where there is none. */
  asked: z
    .object({
      /** The address. */
      email: z.string(),
      /** Who asked; null once the account is gone. */
      by: z.string().nullable(),
      /** UTC instant in ISO 8601 at which it was asked for. */
      at: z.iso.datetime(),
      /** UTC instant in ISO 8601 from which its link no longer works. */
      until: z.iso.datetime(),
    })
    .nullable(),
});
export type ReplyAddress = z.infer<typeof ReplyAddress>;

export const getReplyAddress = endpoint({
  method: 'GET',
  path: '/newsletters/reply-address',
  summary:
    'Where answers to newsletters go: the confirmed address of the organisation and the one that was asked for.',
  access: access.module('newsletter'),
  response: z.object({ data: ReplyAddress }),
});

export const askReplyAddress = endpoint({
  method: 'PUT',
  path: '/newsletters/reply-address',
  summary:
    'Mails a link to this address with which whoever reads the mail confirms it for the whole organisation. The ' +
    'confirmed one again is no change. The same again within ten seconds is one mail; many an hour are 429.',
  access: access.module('newsletter'),
  refuses: ['429 RATE'],
  body: z.strictObject({ email: Email }),
  response: z.object({ data: ReplyAddress }),
});
