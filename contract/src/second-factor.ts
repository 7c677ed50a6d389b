import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import {
  FactorCode,
  FactorFinish,
  FactorSetUp,
  FactorTicket,
  NewPasskey,
  PasskeyChallenge,
  RecoveryCodes,
} from './factor-proof.ts';
import { Email, LoginResponse } from './users.ts';

const password = {
  /** The current password. @example "correct horse battery" */
  password: z.string().min(1).max(1_000),
};
const confirmed = {
  ...password,
  /** The digits an app shows, or a recovery code. @example "492 039" */
  code: FactorCode,
};
const done = z.object({ status: z.literal('success') });
const Credentials = z.strictObject({ email: Email, ...password });

/** Characters of the name of a passkey, and passkeys of one user. */
export const longestPasskeyName = 60;
export const mostPasskeys = 10;

/** A passkey of the user. */
export const Passkey = z.object({
  /** As the authenticator names it. @example AAECAwQFBgcICQoLDA0ODw */
  id: z.string(),
  /** As the user calls it. @example "Work laptop" */
  name: z.string(),
  /** UTC instant in ISO 8601. */
  createdAt: z.iso.datetime(),
  /** UTC instant in ISO 8601; null before its first use. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** How a user's second factor stands (decision 10.12). */
export const SecondFactor = z.object({
  /** Whether there is one. */
  on: z.boolean(),
  /** Who demands it, so that it cannot be turned off: the mark of staff, or the rule of the organisation. */
  requiredBy: z.enum(['staff', 'organisation']).nullable(),
  /** Recovery codes that are left. */
  recoveryCodes: z.number().int(),
  /** Those of the user, oldest first. */
  passkeys: z.array(Passkey),
  /** False where browsers allow no passkeys: the product is reached by an IP address. */
  passkeysPossible: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/users/me/factor',
  summary: 'How the second factor of the user stands.',
  access: access.session,
  response: SecondFactor,
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/users/me/factor/begin',
  summary:
    'Makes a secret for an app that shows codes; who has a second factor already gives a code as well.',
  access: access.session,
  refuses: ['429 RATE'],
  body: z.strictObject({
    ...password,
    /** The digits the app shows that has the second factor now, or a recovery code. @example "492 039" */
    code: FactorCode.optional(),
  }),
  response: FactorSetUp,
});

export const finishSecondFactor = endpoint({
  method: 'POST',
  path: '/users/me/factor/finish',
  summary:
    'Turns the second factor on, or moves it to another app, with a code of the app; ends every other session.',
  access: access.session,
  refuses: ['429 RATE'],
  body: FactorFinish,
  response: z.object({ recoveryCodes: RecoveryCodes }),
});

export const endSecondFactor = endpoint({
  method: 'DELETE',
  path: '/users/me/factor',
  summary: 'Turns the second factor off, with its recovery codes and passkeys.',
  access: access.session,
  refuses: ['403 EC-06', '404 EC-03', '429 RATE'],
  body: z.strictObject(confirmed),
  response: done,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/users/me/factor/recovery-codes',
  summary: 'Makes ten new recovery codes; the former ones no longer work.',
  access: access.session,
  refuses: ['404 EC-03', '429 RATE'],
  body: z.strictObject(confirmed),
  response: z.object({ recoveryCodes: RecoveryCodes }),
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/users/me/factor/passkeys/begin',
  summary: 'Begins adding a passkey to a second factor that is on.',
  access: access.session,
  refuses: ['400 EC-05', '404 EC-03', '429 RATE'],
  body: z.strictObject(confirmed),
  response: PasskeyChallenge,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/users/me/factor/passkeys',
  summary: 'Adds the passkey that the browser made.',
  access: access.session,
  refuses: ['409 EC-06'],
  body: z.strictObject({
    /** What came with the options. @example mZ3kq0V5bYx7 */
    ticket: FactorTicket,
    /** What to call it. @example "Work laptop" */
    name: z.string().trim().min(1).max(longestPasskeyName),
    response: NewPasskey,
  }),
  response: done,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/users/me/factor/passkeys',
  summary: 'Removes a passkey of the user.',
  access: access.session,
  refuses: ['404 EC-03'],
  body: z.strictObject({
    /** As the list names it. @example AAECAwQFBgcICQoLDA0ODw */
    id: z.string().min(1).max(1_400),
  }),
  response: done,
});

export const beginFactorAtLogin = endpoint({
  method: 'POST',
  path: '/users/login/factor',
  summary: 'Makes a secret for an app, for who has to set up a second factor before they can log in.',
  access: access.public,
  refuses: ['401 AUTH', '401 FACTOR', '403 EC-06', '409 EC-06', '429 RATE'],
  // Staff get through, which is known only afterwards.
  duringMaintenance: true,
  body: Credentials,
  response: FactorSetUp,
});

export const finishFactorAtLogin = endpoint({
  method: 'POST',
  path: '/users/login/factor/finish',
  summary: 'Turns the second factor on with a code of the app, and begins a session.',
  access: access.public,
  refuses: ['403 EC-06', '429 RATE'],
  // Staff get through, which is known only afterwards.
  duringMaintenance: true,
  body: FactorFinish,
  response: LoginResponse.extend({
    /** Whose it is. @example anna@example.org */
    email: z.string(),
    recoveryCodes: RecoveryCodes,
  }),
});

export const challengePasskey = endpoint({
  method: 'POST',
  path: '/users/login/passkey',
  summary: 'What a browser needs to use one of the passkeys of an account at the login.',
  access: access.public,
  refuses: ['401 AUTH', '403 EC-06', '404 EC-03', '429 RATE'],
  // Staff get through, which is known only afterwards.
  duringMaintenance: true,
  body: Credentials,
  response: PasskeyChallenge,
});
