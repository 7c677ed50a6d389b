import { emailDomainOf, type SignOnOffer } from 'contract/sign-on-offer';
import type { PeopleStore } from '#stores/people/index.ts';

/** The identity provider of an organisation, as it is kept. */
export interface Provider {
  organisationId: string;
  name: string;
  issuer: string;
  clientId: string;
  /** Sealed. */
  clientSecret: string;
  enabled: boolean;
  passwordsOff: boolean;
  changedAt: number;
}

/** Of an organisation; undefined where it has none. */
export async function providerOf(db: PeopleStore, organisationId: string): Promise<Provider | undefined> {
  const row = await db
    .selectFrom('signOnProviders')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .executeTakeFirst();
  return row && { ...row, enabled: row.enabled === 1, passwordsOff: row.passwordsOff === 1 };
}

/** Domains it may vouch for, in the order of the alphabet. */
export async function domainsOf(db: PeopleStore, organisationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('signOnDomains')
    .select('domain')
    .where('organisationId', '=', organisationId)
    .orderBy('domain')
    .execute();
  return rows.map(({ domain }) => domain);
}

/** The one that is switched on for a domain of e-mail; undefined where nobody has one. */
export async function providerAt(db: PeopleStore, domain: string): Promise<Provider | undefined> {
  const row = await db
    .selectFrom('signOnDomains')
    .select('organisationId')
    .where('domain', '=', domain)
    .executeTakeFirst();
  const provider = row && (await providerOf(db, row.organisationId));
  return provider?.enabled ? provider : undefined;
}

/** What the login says of a provider. */
export const offerOf = ({ name, passwordsOff }: Provider): SignOnOffer => ({
  name,
  passwords: !passwordsOff,
});

/** Who somebody is, for the question how they come in. */
interface Holder {
  email: string;
  organisationId: string;
  roles: readonly string[];
}

/**
 * The provider by which a user may come in: the one of their organisation, where it may vouch for their address. Staff
 * never come in that way (decision 10.10).
 */
export async function wayInOf(db: PeopleStore, user: Holder): Promise<Provider | undefined> {
  const provider = await providerAt(db, emailDomainOf(user.email));
  return provider && vouchesFor(provider, user) ? provider : undefined;
}

/**
 * The provider of a user who has no use for a password: the organisation wants none, and they do not need one for the
 * admin site, as its admins do.
 */
export async function passwordsOffFor(db: PeopleStore, user: Holder): Promise<Provider | undefined> {
  const provider = await wayInOf(db, user);
  return provider?.passwordsOff && !user.roles.includes('org-admin') ? provider : undefined;
}

/** Whether users come in by this provider, which is the one of the domain of their address. */
export const vouchesFor = (
  { organisationId }: Provider,
  user: Pick<Holder, 'organisationId' | 'roles'>,
): boolean => user.organisationId === organisationId && !user.roles.includes('staff');
