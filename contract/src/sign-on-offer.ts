import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';

/** The part of an e-mail address behind the @, lower-cased; where an organisation's provider is found by. */
export const emailDomainOf = (email: string): string => email.trim().toLowerCase().split('@').at(-1) ?? '';

/** How people of an e-mail domain come in by their organisation. */
export const SignOnOffer = z.object({
  /** What the organisation is called on the button. */
  name: z.string(),
  /** Whether a password works as well. */
  passwords: z.boolean(),
});
export type SignOnOffer = z.infer<typeof SignOnOffer>;

export const findSignOn = endpoint({
  method: 'POST',
  path: '/users/sign-on/offer',
  summary:
    'Tells whether an organisation lets the people of an e-mail domain sign in by its own identity provider; nothing of its accounts.',
  access: access.public,
  refuses: ['429 RATE'],
  body: z.strictObject({
    /** The part of an e-mail address behind the @. @example example.org */
    domain: z.string().trim().toLowerCase().min(1).max(253),
  }),
  response: z.object({
    /** Null where no organisation has an identity provider for it. */
    offer: SignOnOffer.nullable(),
  }),
});
