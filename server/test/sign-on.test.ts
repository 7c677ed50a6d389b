import { limits } from 'contract/limits';
import { describe, expect, test } from 'vitest';
import { createOrganisation, setActive } from '#domains/auth/index.ts';
import { switchMaintenance } from '#domains/maintenance/index.ts';
import { setLimit } from '#domains/organisations/index.ts';
import { type Begun, callback, useSignOn } from './sign-on.ts';

const ground = useSignOn();
const { account, ask, begin, comeBack, known, sessionOf, set, signOn, users } = ground;

describe('who comes in', () => {
  test('sign-on: the first login makes the account, the next finds it, and no password opens it', async () => {
    const email = known('anna');
    const first = await signOn(email);
    expect([first.status, first.location]).toEqual([303, '/sign-in']);
    expect(await sessionOf(first.session)).toMatchObject({
      ...{ email, firstName: 'Anna', lastName: 'de Boer', organisation: `Huis ${ground.number}`, roles: [] },
    });
    const again = await signOn(email.toUpperCase(), email);
    expect(await sessionOf(again.session)).toMatchObject({ email });
    expect(await users()).toEqual([{ email }]);
    const byPassword = await ground.product.app.inject({
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
    const { session } = await comeBack(await ground.provider.logInAt(address, email), cookie);
    expect(await sessionOf(former)).toMatchObject({ errors: [{ code: 'SESSION' }] });
    ground.product.clock.advance(limits.sessionIdle - 1_000);
    expect(await sessionOf(session)).toMatchObject({ email });
    ground.product.clock.advance(limits.sessionIdle);
    expect(await sessionOf(session)).toMatchObject({ errors: [{ code: 'SESSION' }] });
  });

  test('sign-on: who comes back during maintenance is shown that, and no account is made', async () => {
    const email = known('anna');
    const { address, cookie } = await begin(email);
    const back = await ground.provider.logInAt(address, email);
    const { people, app, clock } = ground.product;
    const maintenance = async (on: boolean) => {
      await switchMaintenance(people.db, on, {}, { now: clock.now().getTime() });
      app.maintenance.forget();
    };
    await maintenance(true);
    expect(await comeBack(back, cookie)).toMatchObject({
      status: 303,
      location: '/login',
      session: undefined,
    });
    expect(await users()).toEqual([]);
    await maintenance(false);
    expect(await comeBack(back, cookie)).toMatchObject({ status: 303, location: '/sign-in' });
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
    await setLimit(ground.product.people.db, ground.organisationId, 'seats', 2);
    await setActive(ground.product.people.db, await account(`left@${ground.domain}`), false, 0);
    await account(`one@${ground.domain}`);
    const [a, b] = await Promise.all([signOn(known('a')), signOn(known('b'))]);
    expect([a.status, b.status].toSorted()).toEqual([303, 403]);
    expect([a, b].find(({ status }) => status === 403)?.says).toContain('plaatsen');
    expect((await users()).length).toBe(3);
    const there = await signOn(known('one'));
    expect(there.status).toBe(303);
  });

  test('sign-on: deactivated accounts, staff and accounts of other organisations stay out', async () => {
    const left = known('left');
    await setActive(ground.product.people.db, await account(left), false, 0);
    const ofStaff = known('staff');
    await account(ofStaff, { roles: ['staff'] });
    const elsewhere = known('elsewhere');
    const other = await createOrganisation(ground.product.people.db, `Ander ${ground.number}`, 0);
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
    const back = await ground.provider.logInAt(there.href, email);
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
      ...{ response_type: 'code', client_id: ground.provider.clientId, redirect_uri: callback },
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
    const back = await ground.provider.logInAt(address, email);
    const foreign = new URL(back);
    foreign.searchParams.set('state', 'x'.repeat(43));
    expect((await refused(comeBack(foreign, cookie))).status).toBe(400);
    expect((await comeBack(back, cookie)).status).toBe(303);
  });

  test('sign-on: an answer works once, in the browser it was begun in, for ten minutes', async () => {
    const email = known('anna');
    const other = await begin(email);
    const mine = await begin(email);
    const back = await ground.provider.logInAt(mine.address, email);
    expect((await refused(comeBack(back, ''))).status).toBe(400);
    expect((await refused(comeBack(back, other.cookie))).status).toBe(400);
    const came = await comeBack(back, mine.cookie);
    expect(came.status).toBe(303);
    expect(came.cookies.find(({ name }) => name === '__Host-sign-on')?.value).toBe('');
    const replayed = await comeBack(back, mine.cookie);
    expect([replayed.status, replayed.session]).toEqual([400, undefined]);

    const late = await begin(email);
    const backLate = await ground.provider.logInAt(late.address, email);
    ground.product.clock.advance(limits.signOnLife);
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
      ground.product.clock.set(Date.now());
      ground.product.clock.advance(ahead);
      const { address, cookie } = await begin(email);
      return comeBack(await ground.provider.logInAt(address, email), cookie);
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
    await ground.provider.rotateKeys();
    expect((await signOn(email)).status).toBe(303);
  });
});

describe('a provider that fails', () => {
  test('sign-on: one that is away is said to be, and nothing is lost', async () => {
    const email = known('anna');
    const { address, cookie } = await begin(email);
    const back = await ground.provider.logInAt(address, email);
    await ground.provider.goAway();
    const answer = await comeBack(back, cookie);
    expect([answer.status, answer.session]).toEqual([503, undefined]);
    expect(answer.says).toContain('niets verloren');
    // What it offers is known for ten minutes, by whichever clock of these tests it was asked.
    ground.product.clock.advance(3 * 3_600_000);
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
    ground.product.clock.set(Date.now());
    expect((await tested()).findings[0]).toContain('niet bereikbaar');
    await ground.provider.comeBack();
    expect((await signOn(email)).status).toBe(303);
  });

  const tested = async () =>
    (
      await ground.product.app.inject({
        method: 'POST',
        url: `/api/admin/organisations/${ground.organisationId}/sign-on/test`,
        headers: { 'x-auth': ground.staff.adminToken, 'accept-language': 'nl' },
        payload: {},
      })
    ).json<{ works: boolean; findings: string[] }>();

  test('sign-on: one that calls itself otherwise, and one that is none', async () => {
    const email = known('anna');
    expect(await tested()).toMatchObject({ works: true });
    // The same server by an address that it does not know itself by.
    const other = ground.provider.issuer.replace('127.0.0.1', 'localhost');
    await set({ issuer: other });
    expect(await tested()).toEqual({
      works: false,
      findings: [expect.stringContaining(`it calls itself ${ground.provider.issuer} instead of ${other}`)],
    });
    await set({ issuer: `${ground.provider.issuer}/other` });
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
    const back = await ground.provider.logInAt(first.address, email);
    await set({ enabled: false });
    expect(await comeBack(back, first.cookie)).toMatchObject({ status: 403, session: undefined });
    expect((await ask(email)).statusCode).toBe(404);
    await set({ enabled: true });
    const second = await begin(email);
    const backAgain = await ground.provider.logInAt(second.address, email);
    await ground.product.app.inject({
      method: 'DELETE',
      payload: {},
      url: `/api/admin/organisations/${ground.organisationId}/sign-on`,
      headers: { 'x-auth': ground.staff.adminToken },
    });
    expect(await comeBack(backAgain, second.cookie)).toMatchObject({ status: 400, session: undefined });
  });
});
