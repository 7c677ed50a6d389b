import { limits } from 'contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOrganisation, createUser, setActive } from '#domains/auth/index.ts';
import { setLimit } from '#domains/organisations/index.ts';
import { argonPasswords } from '#platform/passwords.ts';
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';

let provider: IdentityProvider;
let product: TestProduct;
let staff: Subscriber;
/** A fresh organisation for every test, with a domain of its own. */
let organisationId: string;
let domain: string;
let number = 0;

const site = 'https://vizier.example';
const callback = `${site}/sign-in/callback`;

beforeAll(async () => {
  provider = await startIdentityProvider([callback]);
  // The provider goes by the time of the day, and the product follows it until a test moves its clock.
  product = await openProduct(new Date().toISOString(), undefined, {
    BASE_URL: site,
    SIGN_ON_PRIVATE_HOSTS: '127.0.0.1',
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
  domain = `huis${number}.example`;
  organisationId = await createOrganisation(product.people.db, `Huis ${number}`, 0);
  expect((await set({})).statusCode).toBe(200);
});

const set = (changes: object, organisation = organisationId) =>
  product.app.inject({
    method: 'PUT',
    url: `/api/admin/organisations/${organisation}/sign-on`,
    headers: { 'x-auth': staff.adminToken },
    payload: {
      name: 'Huis',
      issuer: provider.issuer,
      clientId: provider.clientId,
      clientSecret: provider.clientSecret,
      domains: [domain],
      enabled: true,
      passwordsOff: false,
      ...changes,
    },
  });

/** Somebody the provider knows. */
function known(name: string, claims: object = {}): string {
  const email = `${name}@${domain}`;
  provider.accounts.set(email, {
    email,
    email_verified: true,
    given_name: 'Anna',
    family_name: 'de Boer',
    ...claims,
  });
  return email;
}

/** A login that was begun: where the browser goes, and the cookie that it has. */
interface Begun {
  address: string;
  cookie: string;
}

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
  const answer = await product.app.inject({ url: url.pathname + url.search, headers: { cookie } });
  const session = answer.cookies.find(({ name }) => name === '__Host-session')?.value;
  const says = /<p>(.*?)<\/p>/.exec(answer.body)?.[1]?.replaceAll('&#39;', "'");
  return {
    status: answer.statusCode,
    location: answer.headers.location,
    session,
    says,
    cookies: answer.cookies,
  };
}

/** The whole way. */
async function signOn(email: string, account = email) {
  const { address, cookie } = await begin(email);
  return comeBack(await provider.logInAt(address, account), cookie);
}

const sessionOf = async (token: string | undefined) =>
  (await product.app.inject({ url: '/api/users/me/session', headers: { 'x-auth': token ?? '' } })).json<
    Record<string, unknown>
  >();

const account = async (email: string, about: Partial<Parameters<typeof createUser>[1]> = {}) =>
  createUser(
    product.people.db,
    { email, organisationId, firstName: 'Piet', lastName: 'Smit', roles: [], passwordHash: null, ...about },
    0,
  );

const users = async () =>
  product.people.db
    .selectFrom('users')
    .select('email')
    .where('organisationId', '=', organisationId)
    .execute();

describe('who comes in', () => {
  test('sign-on: the first login makes the account, the next finds it, and no password opens it', async () => {
    const email = known('anna');
    const first = await signOn(email);
    expect([first.status, first.location]).toEqual([303, '/sign-in']);
    expect(await sessionOf(first.session)).toMatchObject({
      ...{ email, firstName: 'Anna', lastName: 'de Boer', organisation: `Huis ${number}`, roles: [] },
    });
    const again = await signOn(email.toUpperCase(), email);
    expect(await sessionOf(again.session)).toMatchObject({ email });
    expect(await users()).toEqual([{ email }]);
    const byPassword = await product.app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: { email, password: 'anything at all' },
    });
    expect(byPassword.statusCode).toBe(401);
  });

  test('sign-on: an account that was there already keeps its name', async () => {
    const email = known('piet');
    await account(email);
    expect(await sessionOf((await signOn(email)).session)).toMatchObject({ email, firstName: 'Piet' });
  });

  test.each([
    [{ given_name: undefined, family_name: undefined, name: 'Anna van der Berg' }, 'Anna', 'van der Berg'],
    [{ given_name: undefined, family_name: undefined }, 'noname', ''],
    [{ family_name: undefined, name: 'Anna de Boer' }, 'Anna', ''],
  ])('sign-on: a name is made of %j', async (claims, firstName, lastName) => {
    const email = known('noname', claims);
    expect(await sessionOf((await signOn(email)).session)).toMatchObject({ firstName, lastName });
  });

  test('sign-on: the session ends like every other, and the one the browser had before is over', async () => {
    const email = known('anna');
    const { session: former } = await signOn(email);
    const { address, cookie } = await begin(email, { cookie: `__Host-session=${former}` });
    const { session } = await comeBack(await provider.logInAt(address, email), cookie);
    expect(await sessionOf(former)).toMatchObject({ errors: [{ code: 'SESSION' }] });
    product.clock.advance(limits.sessionIdle - 1_000);
    expect(await sessionOf(session)).toMatchObject({ email });
    product.clock.advance(limits.sessionIdle);
    expect(await sessionOf(session)).toMatchObject({ errors: [{ code: 'SESSION' }] });
  });

  test.each([
    ['an address that is not verified', { email_verified: false }, 'bevestigd'],
    ['an address of which nothing is said', { email_verified: undefined }, 'bevestigd'],
    ['an address of another domain', { email: 'anna@elders.example' }, 'domeinen'],
    ['no address', { email: undefined, email_verified: undefined }, 'geen e-mailadres'],
  ])('sign-on: %s does not come in', async (_what, claims, says) => {
    const email = known('anna', claims);
    const answer = await signOn(email);
    expect([answer.status, answer.session]).toEqual([403, undefined]);
    expect(answer.says).toContain(says);
    expect(await users()).toEqual([]);
  });

  test('sign-on: at Microsoft a domain that the organisation has proven to be its own stands in for the mark', async () => {
    const claims = { email_verified: undefined };
    expect((await signOn(known('anna', { ...claims, xms_edov: true }))).status).toBe(303);
    expect((await signOn(known('bert', { ...claims, xms_edov: false }))).status).toBe(403);
  });

  test('sign-on: the seats of the organisation hold, also for two at once, and deactivated accounts have none', async () => {
    await setLimit(product.people.db, organisationId, 'seats', 2);
    await setActive(product.people.db, await account(`left@${domain}`), false);
    await account(`one@${domain}`);
    const [a, b] = await Promise.all([signOn(known('a')), signOn(known('b'))]);
    expect([a.status, b.status].toSorted()).toEqual([303, 403]);
    expect([a, b].find(({ status }) => status === 403)?.says).toContain('plaatsen');
    expect((await users()).length).toBe(3);
    const there = await signOn(known('one'));
    expect(there.status).toBe(303);
  });

  test('sign-on: deactivated accounts, staff and accounts of other organisations stay out', async () => {
    const left = known('left');
    await setActive(product.people.db, await account(left), false);
    const ofStaff = known('staff');
    await account(ofStaff, { roles: ['staff'] });
    const elsewhere = known('elsewhere');
    const other = await createOrganisation(product.people.db, `Ander ${number}`, 0);
    await account(elsewhere, { organisationId: other });
    for (const [email, says] of [
      [left, 'uitgezet'],
      [ofStaff, 'Medewerkers'],
      [elsewhere, 'buiten deze organisatie'],
    ] as const) {
      const answer = await signOn(email);
      expect([answer.status, answer.session]).toEqual([403, undefined]);
      expect(answer.says).toContain(says);
    }
  });
});

describe('what comes back', () => {
  /** Logs in at the provider with the address altered, and comes back with the answer altered. */
  async function altered(change: (address: URL) => void, answer: (url: URL) => void = () => undefined) {
    const email = known('anna');
    const { address, cookie } = await begin(email);
    const there = new URL(address);
    change(there);
    const back = await provider.logInAt(there.href, email);
    answer(back);
    return comeBack(back, cookie);
  }
  const refused = async (
    came: Promise<{ status: number; session: string | undefined; says?: string | undefined }>,
  ) => {
    const { status, session, says } = await came;
    expect(session).toBeUndefined();
    expect(await users()).toEqual([]);
    return { status, says };
  };

  test('sign-on: asks with PKCE, state and nonce, and no two logins are alike', async () => {
    const email = known('anna');
    const [one, two] = await Promise.all([begin(email), begin(email)]);
    const query = (begun: Begun) => new URL(begun.address).searchParams;
    expect(Object.fromEntries(query(one))).toMatchObject({
      ...{ response_type: 'code', client_id: provider.clientId, redirect_uri: callback },
      ...{ scope: 'openid email profile', code_challenge_method: 'S256', login_hint: email },
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(query(one).get(name)).toMatch(/^[\w-]{43}$/);
      expect(query(one).get(name)).not.toBe(query(two).get(name));
    }
  });

  test('sign-on: another state is no answer, and the login that is under way is not used up by it', async () => {
    const email = known('anna');
    const { address, cookie } = await begin(email);
    const back = await provider.logInAt(address, email);
    const foreign = new URL(back);
    foreign.searchParams.set('state', 'x'.repeat(43));
    expect((await refused(comeBack(foreign, cookie))).status).toBe(400);
    expect((await comeBack(back, cookie)).status).toBe(303);
  });

  test('sign-on: an answer works once, in the browser it was begun in, for ten minutes', async () => {
    const email = known('anna');
    const other = await begin(email);
    const mine = await begin(email);
    const back = await provider.logInAt(mine.address, email);
    expect((await refused(comeBack(back, ''))).status).toBe(400);
    expect((await refused(comeBack(back, other.cookie))).status).toBe(400);
    const came = await comeBack(back, mine.cookie);
    expect(came.status).toBe(303);
    expect(came.cookies.find(({ name }) => name === '__Host-sign-on')?.value).toBe('');
    const replayed = await comeBack(back, mine.cookie);
    expect([replayed.status, replayed.session]).toEqual([400, undefined]);

    const late = await begin(email);
    const backLate = await provider.logInAt(late.address, email);
    product.clock.advance(limits.signOnLife);
    const answer = await comeBack(backLate, late.cookie);
    expect([answer.status, answer.session]).toEqual([400, undefined]);
    expect(answer.says).toContain('tien minuten');
  });

  test('sign-on: another nonce, another PKCE challenge and none are refused', async () => {
    expect(await refused(altered(({ searchParams }) => searchParams.set('nonce', 'other')))).toMatchObject({
      status: 502,
      says: expect.stringContaining('vertrouwd'),
    });
    const challenge = 'x'.repeat(43);
    expect(
      (await refused(altered(({ searchParams }) => searchParams.set('code_challenge', challenge)))).status,
    ).toBe(502);
    const without = altered(({ searchParams }) => {
      searchParams.delete('code_challenge');
      searchParams.delete('code_challenge_method');
    });
    expect((await refused(without)).status).toBe(502);
  });

  test('sign-on: an answer of another issuer, a code that is not one and a login that was broken off are refused', async () => {
    const none = () => undefined;
    const answers = (change: (query: URLSearchParams) => void) =>
      refused(altered(none, ({ searchParams }) => change(searchParams)));
    expect((await answers((query) => query.set('iss', 'https://elsewhere.example'))).status).toBe(502);
    expect((await answers((query) => query.set('code', 'made-up'))).status).toBe(502);
    const off = await answers((query) => {
      query.delete('code');
      query.set('error', 'access_denied');
    });
    expect(off).toMatchObject({ status: 403, says: expect.stringContaining('afgebroken') });
  });

  test('sign-on: clocks may differ by a minute, and what the provider said an hour ago is over', async () => {
    const email = known('anna');
    const back = async (ahead: number) => {
      product.clock.set(Date.now());
      product.clock.advance(ahead);
      const { address, cookie } = await begin(email);
      return comeBack(await provider.logInAt(address, email), cookie);
    };
    const hour = 3_600_000;
    expect((await refused(back(hour + 90_000))).status).toBe(502);
    expect((await refused(back(2 * hour))).says).toContain('vertrouwd');
    expect((await back(hour + 30_000)).status).toBe(303);
    expect((await back(-45_000)).status).toBe(303);
  });

  test('sign-on: keys that the provider changed are found at the next login', async () => {
    const email = known('anna');
    expect((await signOn(email)).status).toBe(303);
    await provider.rotateKeys();
    expect((await signOn(email)).status).toBe(303);
  });
});

describe('a provider that fails', () => {
  test('sign-on: one that is away is said to be, and nothing is lost', async () => {
    const email = known('anna');
    const { address, cookie } = await begin(email);
    const back = await provider.logInAt(address, email);
    await provider.goAway();
    const answer = await comeBack(back, cookie);
    expect([answer.status, answer.session]).toEqual([503, undefined]);
    expect(answer.says).toContain('niets verloren');
    // What it offers is known for ten minutes, by whichever clock of these tests it was asked.
    product.clock.advance(3 * 3_600_000);
    const asked = await ask(email);
    expect(asked.statusCode).toBe(503);
    expect(asked.json()).toMatchObject({
      errors: [
        {
          code: 'UNAVAILABLE',
          message: expect.stringContaining('inlogdienst van Huis is nu niet bereikbaar'),
        },
      ],
    });
    expect(asked.cookies).toEqual([]);
    product.clock.set(Date.now());
    expect((await tested()).findings[0]).toContain('niet bereikbaar');
    await provider.comeBack();
    expect((await signOn(email)).status).toBe(303);
  });

  const tested = async () =>
    (
      await product.app.inject({
        method: 'POST',
        url: `/api/admin/organisations/${organisationId}/sign-on/test`,
        headers: { 'x-auth': staff.adminToken, 'accept-language': 'nl' },
        payload: {},
      })
    ).json<{ works: boolean; findings: string[] }>();

  test('sign-on: one that calls itself otherwise, and one that is none', async () => {
    const email = known('anna');
    expect(await tested()).toMatchObject({ works: true });
    // The same server by an address that it does not know itself by.
    await set({ issuer: `${provider.issuer}/other` });
    expect(await tested()).toMatchObject({ works: false });
    expect((await ask(email)).json()).toMatchObject({
      errors: [{ message: expect.stringContaining('antwoordt niet zoals') }],
    });
  });

  test('sign-on: a secret that is wrong lets nobody in', async () => {
    await set({ clientSecret: 'another' });
    const answer = await signOn(known('anna'));
    expect([answer.status, answer.session]).toEqual([502, undefined]);
  });

  test('sign-on: one that is switched off or taken away meanwhile lets nobody in', async () => {
    const email = known('anna');
    const first = await begin(email);
    const back = await provider.logInAt(first.address, email);
    await set({ enabled: false });
    expect(await comeBack(back, first.cookie)).toMatchObject({ status: 403, session: undefined });
    expect((await ask(email)).statusCode).toBe(404);
    await set({ enabled: true });
    const second = await begin(email);
    const backAgain = await provider.logInAt(second.address, email);
    await product.app.inject({
      method: 'DELETE',
      url: `/api/admin/organisations/${organisationId}/sign-on`,
      headers: { 'x-auth': staff.adminToken },
    });
    expect(await comeBack(backAgain, second.cookie)).toMatchObject({ status: 400, session: undefined });
  });
});

describe('passwords', () => {
  const password = 'correct horse battery';
  const passwordHash = argonPasswords().hash(password);
  const logIn = (email: string, word = password) =>
    product.app.inject({ method: 'POST', url: '/api/users/login', payload: { email, password: word } });
  const resets = async (email: string) => {
    await product.app.inject({
      method: 'POST',
      url: '/api/users/password-reset/request',
      payload: { email },
    });
    // The mail is sent after the answer; whatever was begun is there once the next is through.
    await product.app.inject('/readyz');
  };

  test('sign-on: where they are off none lets in, and every address of the domain is told the same', async () => {
    const email = `piet@${domain}`;
    await account(email, { passwordHash: await passwordHash });
    expect((await logIn(email)).statusCode).toBe(200);
    await set({ passwordsOff: true });
    const answers = await Promise.all([logIn(email), logIn(email, 'wrong'), logIn(`nobody@${domain}`)]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        errors: [{ code: 'EC-06', message: expect.stringContaining('logt in via Huis') }],
      });
    }
    expect((await logIn('nobody@elders.example')).statusCode).toBe(401);
  });

  test('sign-on: staff, guests with another address and people of other organisations keep theirs', async () => {
    await set({ passwordsOff: true });
    const hash = { passwordHash: await passwordHash };
    await account(`staff@${domain}`, { ...hash, roles: ['staff'] });
    await account(`guest${number}@elders.example`, hash);
    const other = await createOrganisation(product.people.db, `Ander ${number}`, 0);
    await account(`other@${domain}`, { ...hash, organisationId: other });
    for (const email of [`staff@${domain}`, `guest${number}@elders.example`, `other@${domain}`])
      expect((await logIn(email)).statusCode, email).toBe(200);
  });

  test('sign-on: no mail with a link is sent, an older link does not work, and none is changed', async () => {
    const email = `piet@${domain}`;
    await account(email, { passwordHash: await passwordHash });
    const { token } = (await logIn(email)).json<{ data: { token: string } }>().data;
    await set({ passwordsOff: true });
    await resets(email);
    const mails = await product.people.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', email)
      .execute();
    expect(mails).toEqual([]);
    const headers = { 'x-auth': token };
    const change = await product.app.inject({
      method: 'PUT',
      url: '/api/users/me/password',
      headers,
      payload: { current: password, password: 'a whole new long password' },
    });
    expect(change.statusCode).toBe(403);
    const own = await product.app.inject({ url: '/api/users/me/sign-on', headers });
    expect(own.json()).toEqual({ offer: { name: 'Huis', passwords: false } });
  });

  test('sign-on: admins of the organisation keep a password, for the admin site alone', async () => {
    const email = `admin@${domain}`;
    await account(email, { passwordHash: await passwordHash, roles: ['org-admin'] });
    await set({ passwordsOff: true });
    expect((await logIn(email)).statusCode).toBe(403);
    const admin = await product.app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { email, password },
    });
    expect(admin.statusCode).toBe(200);
  });
});

describe('what is told and set', () => {
  const offer = async (of: string) =>
    (
      await product.app.inject({ method: 'POST', url: '/api/users/sign-on/offer', payload: { domain: of } })
    ).json();

  test('sign-on: who asks about a domain learns the name of its organisation and nothing else', async () => {
    expect(await offer(domain.toUpperCase())).toEqual({ offer: { name: 'Huis', passwords: true } });
    expect(await offer('elders.example')).toEqual({ offer: null });
    expect(await offer(`sub.${domain}`)).toEqual({ offer: null });
    await set({ enabled: false });
    expect(await offer(domain)).toEqual({ offer: null });
  });

  test('sign-on: a foreign page cannot begin a login', async () => {
    expect((await ask(known('anna'), { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  });

  test('sign-on: who asks too often waits', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    const once = async () =>
      (
        await product.app.inject({
          method: 'POST',
          url: '/api/users/sign-on/offer',
          headers,
          payload: { domain: 'elders.example' },
        })
      ).statusCode;
    for (let asked = 0; asked < limits.signOnOffersPerAddress; asked += 1) await once();
    expect(await once()).toBe(429);
  });

  test('sign-on: the secret is kept encrypted, shown nowhere, and given again for another issuer or client', async () => {
    const shown = (await set({ clientSecret: undefined })).json<{ data: object; callback: string }>();
    expect(shown).toMatchObject({ data: { issuer: provider.issuer, domains: [domain] }, callback });
    expect(JSON.stringify(shown)).not.toContain('ecret');
    const kept = await product.people.db
      .selectFrom('signOnProviders')
      .select('clientSecret')
      .where('organisationId', '=', organisationId)
      .executeTakeFirstOrThrow();
    expect(kept.clientSecret).not.toContain(provider.clientSecret);
    expect((await signOn(known('anna'))).status).toBe(303);
    for (const changes of [{ issuer: 'https://sign-in.example' }, { clientId: 'other' }]) {
      const answer = await set({ ...changes, clientSecret: undefined });
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'body.clientSecret' }] });
    }
  });

  test('sign-on: the log tells who set and removed it, and no secret', async () => {
    await set({ passwordsOff: true });
    await product.app.inject({
      method: 'DELETE',
      url: `/api/admin/organisations/${organisationId}/sign-on`,
      headers: { 'x-auth': staff.adminToken },
    });
    const lines = await product.people.db
      .selectFrom('auditLog')
      .select(['action', 'who', 'target', 'before', 'after'])
      .where('organisationId', '=', organisationId)
      .execute();
    expect(lines.map(({ action }) => action).toSorted()).toEqual([
      'signOn.remove',
      'signOn.set',
      'signOn.set',
    ]);
    for (const line of lines) expect(line).toMatchObject({ who: staff.email, target: `Huis ${number}` });
    const told = JSON.stringify(lines);
    expect(told).toContain(String.raw`\"secretChanged\":true`);
    expect(told).not.toContain(provider.clientSecret);
  });

  test('sign-on: a domain belongs to one organisation', async () => {
    const other = await createOrganisation(product.people.db, `Ander ${number}`, 0);
    const answer = await set({}, other);
    expect([answer.statusCode, answer.json<{ errors: object[] }>().errors.length]).toEqual([409, 1]);
    expect((await set({ domains: [`anders${number}.example`] }, other)).statusCode).toBe(200);
    // What was refused changed nothing.
    expect((await set({ domains: [domain, `anders${number}.example`] })).statusCode).toBe(409);
    expect(await offer(domain)).toMatchObject({ offer: { name: 'Huis' } });
  });

  test.each([
    'http://sign-in.example',
    'https://10.0.0.1',
    'https://[::1]:8443',
    'https://user:word@sign-in.example',
    'https://sign-in.example?tenant=1',
    'ftp://sign-in.example',
  ])('sign-on: %s is no issuer', async (issuer) => {
    expect((await set({ issuer })).json()).toMatchObject({ errors: [{ field: 'body.issuer' }] });
  });
});
