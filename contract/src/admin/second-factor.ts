import { z } from 'zod';
import { access, endpoint } from '../endpoint.ts';
import { FactorFinish, FactorSetUp, PasskeyChallenge, RecoveryCodes } from '../factor-proof.ts';
import { Email } from '../users.ts';
import { Reason } from './reason.ts';
import { AdminSession } from './session.ts';

const Credentials = z.strictObject({ email: Email, password: z.string().min(1).max(1_000) });

export const beginAdminFactor = endpoint({
  method: 'POST',
  path: '/admin/login/factor',
  summary: 'Makes a secret for an app, for who has to set up a second factor before they can log in.',
  access: access.public,
  body: Credentials,
  response: FactorSetUp,
});

export const finishAdminFactor = endpoint({
  method: 'POST',
  path: '/admin/login/factor/finish',
  summary: 'Turns the second factor on with a code of the app, and begins a session of the admin site.',
  access: access.public,
  body: FactorFinish,
  response: AdminSession.extend({ recoveryCodes: RecoveryCodes }),
});

export const challengeAdminPasskey = endpoint({
  method: 'POST',
  path: '/admin/login/passkey',
  summary: 'What a browser needs to use one of the passkeys of an account at the login.',
  access: access.public,
  body: Credentials,
  response: PasskeyChallenge,
});

export const resetUserFactor = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/factor/reset',
  summary:
    'Takes the second factor of a user away, who lost it, and ends their sessions; the user is mailed.',
  access: access.admin('staff'),
  params: { id: z.string().min(1).max(100) },
  body: z.strictObject({ reason: Reason }),
  response: z.object({ status: z.literal('success') }),
});

/** What an organisation asks of its users (decision 10.12). */
export const FactorRule = z.object({
  required: z.boolean(),
  /** Active users of the organisation, and those of them that have a second factor. */
  users: z.number().int(),
  withFactor: z.number().int(),
});
export type FactorRule = z.infer<typeof FactorRule>;

export const getFactorRule = endpoint({
  method: 'GET',
  path: '/admin/organisations/{id}/second-factor',
  summary: 'Whether every user of the organisation needs a second factor, and how many have one.',
  access: access.admin('organisation'),
  params: { id: z.string().min(1).max(100) },
  response: FactorRule,
});

export const putFactorRule = endpoint({
  method: 'PUT',
  path: '/admin/organisations/{id}/second-factor',
  summary: 'Makes every user of the organisation need a second factor from their next login on, or not.',
  access: access.admin('organisation'),
  params: { id: z.string().min(1).max(100) },
  body: z.strictObject({ required: z.boolean(), reason: Reason }),
  response: FactorRule,
});
