import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from 'contract/endpoint';
import { limits } from 'contract/limits';
import {
  deleteNewsletterLogo,
  getNewsletterLogo,
  type OrganisationLogo,
  putNewsletterLogo,
} from 'contract/newsletter-logo';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { everyNewsletter } from './rendered.ts';

/** The logo in the newsletters of the user's organisation. */
export const newsletterLogo = queryOptions({
  queryKey: ['newsletterLogo'],
  queryFn: async ({ signal }) => (await call(getNewsletterLogo, { signal })).data,
});

/** Sets it for everyone. @throws what the call throws */
export async function changeLogo(body: BodyOf<typeof putNewsletterLogo>): Promise<void> {
  // It is drawn on the server.
  await kept((await call(putNewsletterLogo, { body, timeout: limits.fileTimeout })).data);
}

/** Leaves it out from now on. @throws what the call throws */
export async function removeLogo(): Promise<void> {
  await kept((await call(deleteNewsletterLogo, { body: {} })).data);
}

/** Newsletters that are looked at are made anew. */
async function kept(logo: OrganisationLogo): Promise<void> {
  queries.setQueryData(newsletterLogo.queryKey, logo);
  await queries.invalidateQueries({ queryKey: everyNewsletter }).catch(() => undefined);
}

/** Where the page itself finds the picture: it may be served at another address than the one for mails. */
export const ownAddress = (address: string): string => new URL(address).pathname;
