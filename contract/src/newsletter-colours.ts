import { z } from 'zod';
import { ColourPair } from './colours.ts';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** The newest change of the organisation's colours (decision 3.5). */
const LastChange = z.object({
  /** Rises with every change. */
  number: z.number().int(),
  /** Who made it; null once the account is gone. */
  name: z.string().nullable(),
  /** UTC instant in ISO 8601. */
  at: z.iso.datetime(),
  /** It took the change before it back. */
  undid: z.boolean(),
  /** Instant until which it can be taken back; absent when it cannot. */
  undoUntil: z.iso.datetime().optional(),
});

/** The user's colours go before the organisation's, and those before ours (decisions 3.3, 3.4). */
export const NewsletterColours = z.object({
  /** The user's own; null while they chose none. */
  user: ColourPair.nullable(),
  /** The organisation's; null while it has none. */
  organization: ColourPair.nullable(),
  /** Those that apply. */
  effective: ColourPair,
  /** Where those that apply come from. */
  origin: z.enum(['user', 'organization', 'default']),
  /** Whether this user may change what holds for everyone; an organisation can keep that to its admins. */
  mayChangeOrganization: z.boolean(),
  /** Others in the organisation for whom its colours hold. */
  colleagues: z.number().int(),
  lastChange: LastChange.optional(),
});
export type NewsletterColours = z.infer<typeof NewsletterColours>;

/** Setting of the newsletter module that keeps the organisation's colours to its admins (decision 3.5). */
export const onlyOrgAdmins = { organisationColours: 'org-admin' } as const;

const changed = z.strictObject({
  /** The two colours; null takes them away. */
  colours: ColourPair.nullable(),
});

export const getNewsletterColours = endpoint({
  method: 'GET',
  path: '/users/me/newsletter-colours',
  summary: 'Colours of the newsletter: the user’s, the organisation’s, and which apply.',
  access: access.module('newsletter'),
  response: NewsletterColours,
});

export const putNewsletterColours = endpoint({
  method: 'PUT',
  path: '/users/me/newsletter-colours',
  summary: 'Sets the user’s own colours; null follows the organisation again.',
  access: access.module('newsletter'),
  body: changed,
  response: NewsletterColours,
});

export const putOrganizationColours = endpoint({
  method: 'PUT',
  path: '/users/me/newsletter-colours/organization',
  summary: 'Sets the colours of everyone in the organisation; null takes them away.',
  access: access.module('newsletter'),
  body: changed,
  response: NewsletterColours,
});

export const undoOrganizationColours = endpoint({
  method: 'POST',
  path: '/users/me/newsletter-colours/organization/undo',
  summary: `Takes the newest change of the organisation’s colours back, up to ${limits.undoOrganisationDays} days later.`,
  access: access.module('newsletter'),
  refuses: ['409 EC-06'],
  body: z.strictObject({
    /** The number of the change the user saw; another one since is not taken back. */
    number: z.number().int(),
  }),
  response: NewsletterColours,
});
