import { z } from 'zod';
import { ContextCode, contextCodes } from './contexts.ts';
import { dashboards } from './dashboards.ts';
import { DomainId } from './domain-id.ts';
import { access, endpoint } from './endpoint.ts';
import { factorProof } from './factor-proof.ts';
import { ModuleEntry } from './modules.ts';

/** Loose on purpose: text, @, text, dot, text (specification §5, decision 5.1). */
export const emailPattern = /^\S+@\S+\.\S+$/;
/** An e-mail address. @example anna@example.org */
export const Email = z.string().trim().max(254).regex(emailPattern);

export const locales = ['nl', 'en-gb'] as const;
/** A language of the product: Dutch or British English. */
export const Locale = z.enum(locales);
export type Locale = z.infer<typeof Locale>;

/** A session, and who it is of. */
export const LoginResponse = z.object({
  status: z.literal('success'),
  /** For programs, which send it in `X-Auth`; a browser has it in its cookie and keeps nothing (decision 10.11). */
  data: z.object({
    /** Opens the session; to be kept secret. */
    token: z.string(),
  }),
  /** Names the session without opening anything: what the header `X-Session` carries. */
  sessionId: z.string(),
  /** The modules of the organisation, also those that ended in the last twelve months, which are not active. */
  activeModules: z.array(ModuleEntry),
  /** The first name of the user. */
  firstName: z.string(),
  /** The last name of the user. */
  lastName: z.string(),
  /** Whether the user looks after the organisation (`org-admin`), or works for us (`staff`). */
  roles: z.array(z.enum(['org-admin', 'staff'])),
  /** The name of the organisation. */
  organisation: z.string(),
  /**
   * 32 bytes in base64url, always the same for a user: with it the browser keeps what others who use the
   * same browser must not read (decision 4.10).
   */
  browserKey: z.string(),
});
export type LoginResponse = z.infer<typeof LoginResponse>;

export const login = endpoint({
  method: 'POST',
  path: '/users/login',
  summary:
    'Exchanges e-mail address and password for a session, as a token and as a cookie; with the second factor where the answer was 401 with the code FACTOR.',
  access: access.public,
  refuses: ['401 AUTH', '401 FACTOR', '401 FACTOR-NEW', '403 EC-06', '429 RATE'],
  // Staff get through, which is known only afterwards.
  duringMaintenance: true,
  body: z.strictObject({
    email: Email,
    /** The password. @example "correct horse battery" */
    password: z.string().min(1).max(1_000),
    ...factorProof,
  }),
  response: LoginResponse,
});

export const logout = endpoint({
  method: 'GET',
  path: '/users/logout',
  summary: 'Ends the session this call is made with.',
  access: access.session,
  changes: true,
  duringMaintenance: true,
  response: z.object({ status: z.literal('success') }),
});

/** What a user or an organisation chose; what is left out was not chosen. */
export const Preferences = z.strictObject({
  locale: Locale.optional(),
  /** Light or dark, or as the device has it. */
  uiDarkMode: z.enum(['system', 'light', 'dark']).optional(),
  /** Pixels, clamped to 128–354 (decision 3.2). */
  drawerLeftWidth: z.number().optional(),
  /** How close the rows of lists stand. */
  density: z.enum(['comfortable', 'compact']).optional(),
  /** Whether single letters are shortcuts. */
  shortcuts: z.boolean().optional(),
  /** How well documents have to fit a policy area, from 0 to 100 by fives. @example 40 */
  minimalMatchPercentage: z.number().int().min(0).max(100).multipleOf(5).optional(),
  /** Policy areas the first screen shows what is new of (UX-2, 09); given as a whole. */
  contexts: z.array(ContextCode).max(contextCodes.length).optional(),
  /** The kind of stakeholder last looked at, per dashboard (decision 3.31); given as a whole. */
  analyticsCodes: z
    .partialRecord(DomainId, z.string())
    .refine((codes) =>
      Object.entries(codes).every(([domain, code]) =>
        dashboards[domain as DomainId].analyticsCodes.some((known) => known === code),
      ),
    )
    .optional(),
});
export type Preferences = z.infer<typeof Preferences>;

/** What applies, and which part each value came from: the user's wins, then the organisation's, then ours (3.3). */
export const PreferencesResponse = z.object({
  /** Those of the user. */
  user: Preferences,
  /** Those of the organisation. */
  organization: Preferences,
  /** Those that apply. */
  effective: Preferences.required(),
  /** Where each of those that apply comes from, by its name. */
  origin: z.record(z.string(), z.enum(['user', 'organization', 'default'])),
});
export type PreferencesResponse = z.infer<typeof PreferencesResponse>;

export const getPreferences = endpoint({
  method: 'GET',
  path: '/users/me/preferences',
  summary: 'Preferences of the user and of the organisation.',
  access: access.session,
  response: PreferencesResponse,
});

export const putPreferences = endpoint({
  method: 'PUT',
  path: '/users/me/preferences',
  summary: 'Changes the given preferences of the user and leaves the others.',
  access: access.session,
  body: Preferences,
  response: PreferencesResponse,
});

/** The session behind a token, read again at start and after every EC-01 (decision 8.1). */
export const getSession = endpoint({
  method: 'GET',
  path: '/users/me/session',
  summary: 'Name, modules and roles of the logged-in user.',
  access: access.session,
  response: LoginResponse.omit({ status: true, data: true }).extend({
    /** The address the user logs in with. */
    email: z.string(),
  }),
});
export type Session = z.infer<typeof getSession.response>;

export const register = endpoint({
  method: 'POST',
  path: '/users/register',
  summary:
    'Mails an invited account the link with which it is activated; answers the same for every other address, and not twice within five minutes.',
  access: access.public,
  refuses: ['429 ACT-WAIT', '429 RATE'],
  body: z.strictObject({ email: Email }),
  response: z.object({ status: z.literal('success') }),
});

/** Characters of a new password. */
export const passwordLength = { minimum: 12, maximum: 1_000 } as const;
/** A new password; one that is easily guessed is refused. @example "correct horse battery" */
export const NewPassword = z.string().min(passwordLength.minimum).max(passwordLength.maximum);

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/users/password-reset/request',
  summary: 'Mails a link to choose a new password; answers the same for unknown addresses.',
  access: access.public,
  refuses: ['429 RATE'],
  body: z.strictObject({ email: Email }),
  response: z.object({ status: z.literal('success') }),
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/users/password-reset',
  summary: 'Sets a new password with the token of the mailed link and ends every session.',
  access: access.public,
  refuses: ['429 RATE'],
  body: z.strictObject({
    /** What stands in the address of the mailed link. */
    token: z.string().max(200),
    password: NewPassword,
  }),
  response: z.object({ status: z.literal('success') }),
});
