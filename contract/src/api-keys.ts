import { z } from 'zod';
import { Day } from './days.ts';
import { access, endpoint, KeyScope } from './endpoint.ts';
import { limits } from './limits.ts';
import { OneLine } from './plain-text.ts';

/** Of a key; opens nothing. */
export const ApiKeyId = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** A personal API key as its owner sees it; the key itself is shown once, when it is made (decision 10.8). */
export const ApiKey = z.object({
  id: ApiKeyId,
  name: z.string(),
  /** The part that is no secret, `vz_` with 8 characters: by it a key is found again. */
  prefix: z.string(),
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
  /** Those that have not ended count. */
  maxKeys: z.number().int(),
  /** Calls with the keys of everybody in the organisation since midnight in Amsterdam, and how many a day may have. */
  callsToday: z.number().int(),
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
  body: z.strictObject({
    name: OneLine.min(1).max(limits.maximumApiKeyName),
    scopes: z.array(KeyScope).min(1).max(KeyScope.options.length),
    /** At most a year ahead; a year when left out. */
    lastDay: Day.optional(),
  }),
  response: z.object({ data: ApiKey, key: z.string() }),
});

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/users/me/api-keys',
  summary: 'Revokes an API key of the user; from then on no call with it is answered.',
  access: access.session,
  body: z.strictObject({ id: ApiKeyId }),
  response: z.object({ status: z.literal('success') }),
});
