import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { NewPassword } from './users.ts';

/** One of the sessions in which a user is logged in now. */
export const OwnSession = z.object({
  /** Names the session without opening anything. */
  id: z.string(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
  /** Browser, or the program that logged in, by its own name; null when it cannot be told. */
  program: z.string().nullable(),
  /** System it runs on, by its own name. */
  system: z.string().nullable(),
  /** Where it was last used, seen from who asks: the product asks nobody outside where an address is. */
  place: z.enum(['same', 'local', 'other', 'unknown']),
  /** The network of that place, as `192.0.2.0/24`; empty when unknown. */
  network: z.string(),
  /** Where it is logged in: the product, or the admin site. */
  site: z.enum(['product', 'admin']),
  /** UTC instant in ISO 8601. */
  startedAt: z.iso.datetime(),
  /** UTC instant in ISO 8601, known to the minute. */
  lastUsedAt: z.iso.datetime(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/users/me/sessions',
  summary: 'The sessions of the user, last used first, and how many there are in all.',
  access: access.session,
  response: z.object({
    /** Last used first; the newest ones where there are many. */
    data: z.array(OwnSession),
    /** How many there are in all. */
    total: z.number().int(),
  }),
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/users/me/sessions',
  summary: 'Ends one of the sessions of the user.',
  access: access.session,
  refuses: ['404 EC-03'],
  body: z.strictObject({
    /** The name of the session, from the list of them. */
    id: z.string().min(1).max(100),
  }),
  response: z.object({ status: z.literal('success') }),
});

export const endAllSessions = endpoint({
  method: 'POST',
  path: '/users/me/sessions/end-all',
  summary: 'Ends every session of the user, this one as well.',
  access: access.session,
  body: z.strictObject({}),
  response: z.object({ status: z.literal('success') }),
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/users/me/password',
  summary: 'Changes the password and ends every other session; needs the current one.',
  access: access.session,
  refuses: ['429 RATE'],
  body: z.strictObject({
    /** The password that holds now. @example "correct horse battery" */
    current: z.string().min(1).max(1_000),
    password: NewPassword,
  }),
  response: z.object({ status: z.literal('success') }),
});
