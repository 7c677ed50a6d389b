import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { SignOnOffer } from './sign-on-offer.ts';
import { Email } from './users.ts';

export const beginSignOn = endpoint({
  method: 'POST',
  path: '/users/sign-on',
  summary:
    'Begins to sign in by the identity provider of an e-mail domain; the answer says where the browser goes on, within ten minutes.',
  access: access.public,
  refuses: ['403 EC-06', '404 EC-03', '429 RATE'],
  body: z.strictObject({ email: Email }),
  response: z.object({
    /** Where the browser goes on: the page of the identity provider. */
    address: z.url(),
  }),
});

export const getOwnSignOn = endpoint({
  method: 'GET',
  path: '/users/me/sign-on',
  summary:
    'How the user may come in by their organisation, and whether they may have a password; null where it has no identity provider for them.',
  access: access.session,
  response: z.object({
    /** Null where the organisation has no identity provider for the user. */
    offer: SignOnOffer.nullable(),
  }),
});
