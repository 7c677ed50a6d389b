import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import {
  FactorCode,
  FactorFinish,
  FactorSetUp,
  FactorTicket,
  NewPasskey,
  PasskeyChallenge,
} from './factor-proof.ts';
import { Email, LoginResponse } from './users.ts';

const Password = z.string().min(1).max(1_000);
const done = z.object({ status: z.literal('success') });
const Credentials = z.strictObject({ email: Email, password: Password });
/** Shown this once; as they are written, ten of them. */
const RecoveryCodes = z.array(z.string());

/** Characters of the name of a passkey, and passkeys of one user. */
export const longestPasskeyName = 60;
export const mostPasskeys = 10;

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** UTC instants in ISO 8601. */
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** How a user's second factor stands (decision 10.12). */
export const SecondFactor = z.object({
  on: z.boolean(),
  /** Who demands it, so that it cannot be turned off: the mark of staff, or the rule of the organisation. */
  requiredBy: z.enum(['staff', 'organisation']).nullable(),
  /** Recovery codes that are left. */
  recoveryCodes: z.number().int(),
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
  body: z.strictObject({ password: Password, code: FactorCode.optional() }),
  response: FactorSetUp,
});

export const finishSecondFactor = endpoint({
  method: 'POST',
  path: '/users/me/factor/finish',
  summary:
    'Turns the second factor on, or moves it to another app, with a code of the app; ends every other session.',
  access: access.session,
  body: FactorFinish,
  /** None for who has them already. */
  response: z.object({ recoveryCodes: RecoveryCodes }),
});

export const endSecondFactor = endpoint({
  method: 'DELETE',
  path: '/users/me/factor',
  summary: 'Turns the second factor off, with its recovery codes and passkeys.',
  access: access.session,
  body: z.strictObject({ password: Password, code: FactorCode }),
  response: done,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/users/me/factor/recovery-codes',
  summary: 'Makes ten new recovery codes; the former ones no longer work.',
  access: access.session,
  body: z.strictObject({ password: Password, code: FactorCode }),
  response: z.object({ recoveryCodes: RecoveryCodes }),
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/users/me/factor/passkeys/begin',
  summary: 'Begins adding a passkey to a second factor that is on; needs the password.',
  access: access.session,
  body: z.strictObject({ password: Password }),
  response: PasskeyChallenge,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/users/me/factor/passkeys',
  summary: 'Adds the passkey that the browser made.',
  access: access.session,
  body: z.strictObject({
    ticket: FactorTicket,
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
  body: z.strictObject({ id: z.string().min(1).max(1_400) }),
  response: done,
});

export const beginFactorAtLogin = endpoint({
  method: 'POST',
  path: '/users/login/factor',
  summary: 'Makes a secret for an app, for who has to set up a second factor before they can log in.',
  access: access.public,
  body: Credentials,
  response: FactorSetUp,
});

export const finishFactorAtLogin = endpoint({
  method: 'POST',
  path: '/users/login/factor/finish',
  summary: 'Turns the second factor on with a code of the app, and begins a session.',
  access: access.public,
  body: FactorFinish,
  response: LoginResponse.extend({ email: z.string(), recoveryCodes: RecoveryCodes }),
});

export const challengePasskey = endpoint({
  method: 'POST',
  path: '/users/login/passkey',
  summary: 'What a browser needs to use one of the passkeys of an account at the login.',
  access: access.public,
  body: Credentials,
  response: PasskeyChallenge,
});
