import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { Email } from './users.ts';

/**
 * Where answers to the newsletters of an organisation go (decision 10.6). It holds once whoever reads the mail there has
 * pressed the button behind its link; until then the one before it does.
 */
export const ReplyAddress = z.object({
  confirmed: z
    .object({
      email: z.string(),
      /** UTC instant in ISO 8601. */
      at: z.iso.datetime(),
    })
    .nullable(),
  /** What was asked for last and is not confirmed, with who asked; the name is gone once the account is. */
  asked: z
    .object({
      email: z.string(),
      by: z.string().nullable(),
      at: z.iso.datetime(),
      /** When its link stops to work. */
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
  body: z.strictObject({ email: Email }),
  response: z.object({ data: ReplyAddress }),
});
