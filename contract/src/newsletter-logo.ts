import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { OneLine } from './plain-text.ts';

/** The logo of an organisation as newsletters show it. */
export const NewsletterLogo = z.object({
  /** The name of the file it came from. */
  fileName: z.string(),
  /** What is read where it is not seen. */
  alt: z.string(),
  /** Where everybody finds the picture, always a PNG; it cannot be guessed and tells nothing of who asks for it. */
  address: z.url(),
  /** Pixels at which it is shown; the picture itself may have more. */
  width: z.number().int(),
  /** Pixels at which it is shown. */
  height: z.number().int(),
  /** Who put it there; null once the account is gone. */
  changedBy: z.string().nullable(),
  /** UTC instant in ISO 8601. */
  changedAt: z.iso.datetime(),
});
export type NewsletterLogo = z.infer<typeof NewsletterLogo>;

/** The logo, and what the user may do with it. */
const OrganisationLogo = z.object({
  /** The logo; null while there is none. */
  logo: NewsletterLogo.nullable(),
  /** Whether this user may change it; an organisation can keep that to its admins (decision 3.5). */
  mayChange: z.boolean(),
  /** Others in the organisation for whom it is as well. */
  colleagues: z.number().int(),
});
export type OrganisationLogo = z.infer<typeof OrganisationLogo>;

const mayMake = access.module('newsletter');
const Kept = z.object({ data: OrganisationLogo });

export const getNewsletterLogo = endpoint({
  method: 'GET',
  path: '/newsletters/logo',
  summary: 'The logo in the newsletters of the organisation.',
  access: mayMake,
  response: Kept,
});

export const putNewsletterLogo = endpoint({
  method: 'PUT',
  path: '/newsletters/logo',
  summary:
    `Sets the logo of everyone in the organisation: a PNG or an SVG of at most ${limits.maximumLogoBytes / 1_000} kB, of which a ` +
    `PNG is drawn. 400 where it cannot be used, with the reason; beyond ${limits.logoChanges} an hour 429.`,
  access: mayMake,
  refuses: ['404 EC-03', '429 RATE'],
  body: z.strictObject({
    /** The new picture; left out, the picture stays and what is read in its place changes. */
    picture: z
      .strictObject({
        /** The name of its file. @example logo.png */
        fileName: OneLine.min(1).max(limits.maximumLogoName),
        /** Its bytes, in base64. @example iVBORw0KGgo= */
        content: z.base64().max(4 * Math.ceil(limits.maximumLogoBytes / 3)),
      })
      .optional(),
    /** What is read where it is not seen. @example "Logo van de vereniging" */
    alt: OneLine.min(1).max(limits.maximumLogoAlt),
  }),
  response: Kept,
});

export const deleteNewsletterLogo = endpoint({
  method: 'DELETE',
  path: '/newsletters/logo',
  summary: 'Leaves the logo out of newsletters to come; those that were sent keep it.',
  access: mayMake,
  body: z.strictObject({}),
  response: Kept,
});

export const readNewsletterLogo = endpoint({
  method: 'GET',
  path: '/newsletters/logos/{file}',
  summary:
    'The picture of a logo, for mail programs: nobody has to be logged in, and all readers ask at the same address.',
  access: access.public,
  duringMaintenance: true,
  params: {
    /** The name in the address of the logo. @example V1StGXR8Z5jdHi6BmyTAqw.png */
    file: z.string().regex(/^[A-Za-z0-9_-]{22}\.png$/),
  },
  response: z.unknown(),
  answers: 'binary',
});
