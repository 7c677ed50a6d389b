import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createOrganisation, createUser } from '#domains/auth/index.ts';
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';

const site = 'https://vizier.example';
export const callback = `${site}/sign-in/callback`;

/** A login that was begun: where the browser goes, and the cookie that it has. */
export interface Begun {
  address: string;
  cookie: string;
}

/**
 * A product and a real identity provider for the tests of a file, with an organisation of its own for each test, which
 * has the provider and one domain. The provider goes by the time of the day, and the product by that at which a test
 * began, until it moves its clock.
 */
export function useSignOn() {
  let provider: IdentityProvider;
  let product: TestProduct;
  let staff: Subscriber;
  let organisationId: string;
  let number = 0;
  const domain = () => `huis${number}.example`;

  beforeAll(async () => {
    provider = await startIdentityProvider([callback]);
    product = await openProduct(new Date().toISOString(), undefined, {
      BASE_URL: site,
      SIGN_ON_PRIVATE_HOSTS: '127.0.0.1, localhost',
    });
    staff = await product.subscriber({ roles: ['staff'] });
  });
  afterAll(async () => {
    await product.close();
    await provider.close();
  });
  beforeEach(async () => {
    product.clock.set(Date.now());
    number += 1;
    organisationId = await createOrganisation(product.people.db, `Huis ${number}`, 0);
    expect((await set({})).statusCode).toBe(200);
  });

  const settingsOf = (organisation: string) => ({
    url: `/api/admin/organisations/${organisation}/sign-on`,
    headers: { 'x-auth': staff.adminToken },
  });

  /** Staff set the provider of the organisation, or of another, whatever stands. */
  const set = async (changes: object, organisation = organisationId) => {
    const { data } = (await product.app.inject(settingsOf(organisation))).json<{
      data: { changedAt: string } | null;
    }>();
    return product.app.inject({
      ...settingsOf(organisation),
      method: 'PUT',
      payload: {
        name: 'Huis',
        issuer: provider.issuer,
        clientId: provider.clientId,
        clientSecret: provider.clientSecret,
        domains: [domain()],
        enabled: true,
        passwordsOff: false,
        changedAt: data?.changedAt ?? null,
        ...changes,
      },
    });
  };

  const ask = (email: string, headers: Record<string, string> = {}) =>
    product.app.inject({
      method: 'POST',
      url: '/api/users/sign-on',
      headers: { 'accept-language': 'nl', ...headers },
      payload: { email },
    });

  async function begin(email: string, headers?: Record<string, string>): Promise<Begun> {
    const answer = await ask(email, headers);
    expect(answer.statusCode).toBe(200);
    const { name, value } = answer.cookies[0]!;
    return { address: answer.json<{ address: string }>().address, cookie: `${name}=${value}` };
  }

  /** What the product answers to the browser that comes back. */
  async function comeBack(url: URL, cookie: string) {
    const { cookies, body, headers, statusCode } = await product.app.inject({
      url: url.pathname + url.search,
      headers: { cookie },
    });
    return {
      status: statusCode,
      location: headers.location,
      session: cookies.find(({ name }) => name === '__Host-session')?.value,
      says: /<p>(.*?)<\/p>/.exec(body)?.[1],
      cookies,
    };
  }

  return {
    get provider() {
      return provider;
    },
    get product() {
      return product;
    },
    get staff() {
      return staff;
    },
    get organisationId() {
      return organisationId;
    },
    /** The domain of the organisation, and the number in its name. */
    get domain() {
      return domain();
    },
    get number() {
      return number;
    },
    ...{ set, ask, begin, comeBack },
    /** Somebody the provider knows. */
    known: (name: string, claims: object = {}): string => {
      const email = `${name}@${domain()}`;
      const standard = { email, email_verified: true, given_name: 'Anna', family_name: 'de Boer' };
      provider.accounts.set(email, { ...standard, ...claims });
      return email;
    },
    /** The whole way of a login. */
    signOn: async (email: string, account = email) => {
      const { address, cookie } = await begin(email);
      return comeBack(await provider.logInAt(address, account), cookie);
    },
    sessionOf: async (token: string | undefined) => {
      const headers = { 'x-auth': token ?? '' };
      const answer = await product.app.inject({ url: '/api/users/me/session', headers });
      return answer.json<Record<string, unknown>>();
    },
    /** An account of the organisation that was there before. */
    account: (email: string, about: Partial<Parameters<typeof createUser>[1]> = {}) =>
      createUser(
        product.people.db,
        {
          email,
          organisationId,
          firstName: 'Piet',
          lastName: 'Smit',
          roles: [],
          passwordHash: null,
          ...about,
        },
        0,
      ),
    users: () =>
      product.people.db
        .selectFrom('users')
        .select('email')
        .where('organisationId', '=', organisationId)
        .execute(),
  };
}
