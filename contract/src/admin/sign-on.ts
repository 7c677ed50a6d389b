import { z } from 'zod';
import { access, endpoint } from '../endpoint.ts';
import { Reason } from './reason.ts';

/** A domain of e-mail addresses, such as `huis.nl`. */
const EmailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/);

/** What staff set of the identity provider of an organisation (decision 10.10). */
export const SignOnSettings = z.strictObject({
  /** What the organisation is called on the button. */
  name: z.string().trim().min(1).max(80),
  /** Address by which the provider names itself (OpenID Connect Discovery); https. */
  issuer: z.url().max(500),
  clientId: z.string().trim().min(1).max(300),
  /** Kept encrypted and never shown; left out it stays, which only works while issuer and client stay. */
  clientSecret: z.string().min(1).max(1_000).optional(),
  /** Domains whose addresses the provider may vouch for; each belongs to one organisation. */
  domains: z.array(EmailDomain).min(1).max(50),
  enabled: z.boolean(),
  /** Whether addresses of these domains no longer come in with a password. */
  passwordsOff: z.boolean(),
});
export type SignOnSettings = z.infer<typeof SignOnSettings>;

export const ShownSignOn = SignOnSettings.omit({ clientSecret: true }).extend({
  /** UTC instant of the last change, in ISO 8601. */
  changedAt: z.iso.datetime(),
});
export type ShownSignOn = z.infer<typeof ShownSignOn>;

const params = { id: z.string().min(1).max(100) };
const path = '/admin/organisations/{id}/sign-on';
const response = z.object({
  data: ShownSignOn.nullable(),
  /** Name of the organisation. */
  organisation: z.string(),
  /** Address that is registered with the provider. */
  callback: z.url(),
});

export const getSignOn = endpoint({
  method: 'GET',
  path,
  summary: 'The identity provider of an organisation, without its secret; null where there is none.',
  access: access.admin('staff'),
  params,
  response,
});

export const putSignOn = endpoint({
  method: 'PUT',
  path,
  summary: 'Sets the identity provider of an organisation.',
  access: access.admin('staff'),
  params,
  refuses: ['409 EC-06'],
  body: SignOnSettings.extend({
    /** The `changedAt` of what this is a change of, null where there was none; 409 when something else was set since. */
    changedAt: z.iso.datetime().nullable(),
    reason: Reason,
  }),
  response,
});

export const deleteSignOn = endpoint({
  method: 'DELETE',
  path,
  summary: 'Takes the identity provider of an organisation away; its people come in with passwords again.',
  access: access.admin('staff'),
  params,
  body: z.strictObject({ reason: Reason }),
  response,
});

export const testSignOn = endpoint({
  method: 'POST',
  path: `${path}/test`,
  summary: 'Asks the identity provider of an organisation what it offers, and says in words what is wrong.',
  access: access.admin('staff'),
  params,
  body: z.strictObject({}),
  response: z.object({
    works: z.boolean(),
    /** One sentence for each thing that was found, in the language of the call. */
    findings: z.array(z.string()),
  }),
});
