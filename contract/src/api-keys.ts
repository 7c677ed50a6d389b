import { z } from 'zod';
import { Day } from './days.ts';
import { access, endpoint, KeyScope } from './endpoint.ts';
import { limits } from './limits.ts';
import { OneLine } from './plain-text.ts';

/** Our id of a key; it opens nothing. @example t6Gh4kRz9wXc1vBn8mQpLs */
export const ApiKeyId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** A personal API key as its owner sees it; the key itself is shown once, when it is made (decision 10.8). */
export const ApiKey = z.object({
  id: ApiKeyId,
  /** What its owner calls it, on one line. */
  name: z.string(),
  /** The part that is no secret, `vz_` with 8 characters: by it a key is found again. @example vz_a1B2c3D4 */
  prefix: z.string(),
  /** What it may do. */
  scopes: z.array(KeyScope),
  /** UTC instant in ISO 8601. */
  createdAt: z.iso.datetime(),
  /** The last day on which it works. */
  lastDay: Day,
  /** Whether that day is over. */
  ended: z.boolean(),
  /** The day of its last use; null when it was never used. */
  lastUsedOn: Day.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** The keys of a user and what is left of the limits (R6). */
export const ApiKeys = z.object({
  /** Newest first. */
  data: z.array(ApiKey),
  /** Keys that a user may have; those that have ended do not count. */
  maxKeys: z.number().int(),
  /** Calls with the keys of everybody in the organisation since midnight in Amsterdam. */
  callsToday: z.number().int(),
  /** Calls with keys that an organisation may make in a day. */
  maxCalls: z.number().int(),
});
export type ApiKeys = z.infer<typeof ApiKeys>;

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/users/me/api-keys',
  summary: 'The API keys of the user, without the keys themselves, and what is left of the limits.',
  access: access.session,
  response: ApiKeys,
});

export const createApiKey = endpoint({
  method: 'POST',
  path: '/users/me/api-keys',
  summary: 'Makes an API key; the only answer that holds the key itself.',
  access: access.session,
  refuses: ['400 EC-05'],
  body: z.strictObject({
    /** What it is for, on one line. @example "Dagelijks overzicht" */
    name: OneLine.min(1).max(limits.maximumApiKeyName),
    /** What it may do; never more than its owner may. @example ["read"] */
    scopes: z.array(KeyScope).min(1).max(KeyScope.options.length),
    /** The last day on which it works, at most a year ahead; a year when left out. */
    lastDay: Day.optional(),
  }),
  response: z.object({
    /** The key as it is shown from now on. */
    data: ApiKey,
    /** The key itself, for `Authorization: Bearer`; to be kept secret. @example vz_a1B2c3D4… */
    key: z.string(),
  }),
});

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/users/me/api-keys',
  summary: 'Revokes an API key of the user; from then on no call with it is answered.',
  access: access.session,
  refuses: ['404 EC-03'],
  body: z.strictObject({ id: ApiKeyId }),
  response: z.object({ status: z.literal('success') }),
});
