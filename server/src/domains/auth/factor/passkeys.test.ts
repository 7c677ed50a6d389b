import { limits } from 'contract/limits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import { fakeClock } from '#test/fake-clock.ts';
import { type AuthApp, authApp, makeUser, testPassword as password } from '../test/auth-app.ts';
import { softAuthenticator } from '../test/authenticator.ts';
import { codeOf } from '../test/codes.ts';
import { passkeySiteOf, worksOn } from './passkey-site.ts';
import { challengePasskey, proveByPasskey } from './passkeys.ts';

const ours = { host: 'vizier.example', origin: 'https://vizier.example' };
interface Challenge {
  ticket: string;
  options: { challenge: string; allowCredentials?: { id: string }[] };
}

eachPeopleStore('passkeys', (given) => {
  const clock = fakeClock('2026-11-20T10:00:00Z');
  let api: AuthApp;
  beforeAll(async () => {
    api = authApp(given.people.db, clock);
    await api.app.ready();
  });
  afterAll(() => api.app.close());
  beforeEach(() => clock.advance(60 * 60_000));

  const post = (path: string, body: object, token?: string) =>
    api.send('POST', path, body, token === undefined ? {} : { 'x-auth': token });
  const first = ({ body }: { body: { errors: object[] } }) => body.errors[0];
  const logIn = (email: string, more: object = {}) => post('/users/login', { email, password, ...more });
  const challenge = async (email: string) =>
    (await post('/users/login/passkey', { email, password })).body as unknown as Challenge;

  /** With the next code of an app: each is taken once. */
  const begin = async (token: string, key: string) => {
    clock.advance(30_000);
    const proof = { password, code: codeOf(key, clock) };
    return (await post('/users/me/factor/passkeys/begin', proof, token)).body as unknown as Challenge;
  };
  /** A user with a second factor and a passkey of this name. */
  const withPasskey = async (name = 'Laptop') => {
    const { email, userId } = await makeUser(given.people.db);
    const { token } = (await logIn(email)).body.data;
    const app = (await post('/users/me/factor/begin', { password }, token)).body as unknown as {
      ticket: string;
      key: string;
    };
    const code = codeOf(app.key, clock);
    await post('/users/me/factor/finish', { ticket: app.ticket, code }, token);
    const device = softAuthenticator(ours);
    const { ticket, options } = await begin(token, app.key);
    const added = await post(
      '/users/me/factor/passkeys',
      { ticket, name, response: device.make(options) },
      token,
    );
    expect(added.status).toBe(200);
    return { email, userId, token, device, key: app.key };
  };
  const passkeysOf = async (token: string) =>
    (await api.get('/users/me/factor', token)).body['passkeys'] as { id: string; name: string }[];

  test('passkey: does instead of a code, is named, and tells when it was last used', async () => {
    const { email, token, device } = await withPasskey();
    expect(first(await logIn(email))).toMatchObject({ code: 'FACTOR', field: 'body.passkey' });
    const { ticket, options } = await challenge(email);
    expect((await logIn(email, { passkey: { ticket, response: device.use(options) } })).status).toBe(200);
    const at = clock.now().toISOString();
    expect(await passkeysOf(token)).toMatchObject([{ name: 'Laptop', createdAt: at, lastUsedAt: at }]);
  });

  test('passkey: its answer is taken once, in time, for its own challenge and account, and from our own pages', async () => {
    const { email, device } = await withPasskey();
    const other = await withPasskey();
    const refused = async (passkey: object, whose = email) =>
      expect(first(await logIn(whose, { passkey }))).toMatchObject({ code: 'FACTOR' });

    const used = await challenge(email);
    const passkey = { ticket: used.ticket, response: device.use(used.options) };
    expect((await logIn(email, { passkey })).status).toBe(200);
    await refused(passkey);

    const fresh = await challenge(email);
    await refused({ ticket: fresh.ticket, response: device.use(used.options) });
    const foreign = await challenge(email);
    await refused({
      ticket: foreign.ticket,
      response: device.use(foreign.options, { from: 'https://vizier.example.evil' }),
    });
    const theirs = await challenge(other.email);
    await refused({ ticket: theirs.ticket, response: other.device.use(theirs.options) });
    const mixed = await challenge(email);
    await refused({ ticket: mixed.ticket, response: other.device.use(mixed.options) });
    const late = await challenge(email);
    clock.advance(limits.factorTicketLife);
    await refused({ ticket: late.ticket, response: device.use(late.options) });
  });

  test('passkey: one that has not counted on is a copy and opens nothing', async () => {
    const { email, device } = await withPasskey();
    const { ticket, options } = await challenge(email);
    expect((await logIn(email, { passkey: { ticket, response: device.use(options) } })).status).toBe(200);
    const later = await challenge(email);
    const passkey = { ticket: later.ticket, response: device.use(later.options, { isCopy: true }) };
    expect(first(await logIn(email, { passkey }))).toMatchObject({ code: 'FACTOR' });
  });

  test('passkey: of one and its copy, used at once at both sites, one is taken', async () => {
    const { device, userId } = await withPasskey();
    const begun = [];
    for (const site of ['product', 'admin'] as const) {
      const { ticket, options } = await challengePasskey(api.factor, userId, site);
      const { challenge } = options as unknown as Challenge['options'];
      begun.push({ site, ticket, response: device.use({ challenge }, { isCopy: site === 'admin' }) });
    }
    const taken = await Promise.all(
      begun.map(({ site, ...passkey }) => proveByPasskey(api.factor, userId, site, passkey)),
    );
    expect(taken.toSorted()).toEqual([false, true]);
  });

  test('passkey: is added to a second factor that is on, by who proves it is them, told, and removed by its user', async () => {
    const { email: without } = await makeUser(given.people.db);
    const bare = (await logIn(without)).body.data.token;
    expect((await post('/users/me/factor/passkeys/begin', { password, code: '123456' }, bare)).status).toBe(
      404,
    );
    expect((await post('/users/login/passkey', { email: without, password })).status).toBe(404);
    const { email, token, device, key } = await withPasskey();
    const mails = given.people.db.selectFrom('mails').select('subject').where('recipient', '=', email);
    await expect.poll(() => mails.execute()).toContainEqual({ subject: 'Er is een passkey bij gekomen' });
    const refused = async (proof: object) =>
      first(await post('/users/me/factor/passkeys/begin', proof, token));
    clock.advance(30_000);
    expect(await refused({ password: 'another', code: codeOf(key, clock) })).toMatchObject({
      field: 'body.password',
    });
    expect(await refused({ password })).toMatchObject({ field: 'body.code' });
    expect(await refused({ password, code: '000 000' })).toMatchObject({ field: 'body.code' });
    const again = await begin(token, key);
    const body = { ticket: again.ticket, name: 'Again', response: device.make(again.options) };
    expect((await post('/users/me/factor/passkeys', body, token)).status).toBe(409);
    const forged = await begin(token, key);
    const response = softAuthenticator({ ...ours, origin: 'https://elsewhere.example' }).make(forged.options);
    const made = await post(
      '/users/me/factor/passkeys',
      { ticket: forged.ticket, name: 'Forged', response },
      token,
    );
    expect(first(made)).toMatchObject({ code: 'EC-02', field: 'body.response' });
    const { id } = (await passkeysOf(token))[0]!;
    const { token: stranger } = await withPasskey();
    const remove = (by: string) => api.send('DELETE', '/users/me/factor/passkeys', { id }, { 'x-auth': by });
    expect((await remove(stranger)).status).toBe(404);
    expect((await remove(token)).status).toBe(200);
    expect(first(await logIn(email))).toMatchObject({ code: 'FACTOR', field: 'body.code' });
  });
});

test('passkey: works on the host of the product and below it, and on no IP address', () => {
  const site = (BASE_URL: string, ADMIN_URL?: string) =>
    passkeySiteOf({ BASE_URL, ADMIN_URL, PRODUCT_NAME: 'Vizier' });
  expect(worksOn(site('https://vizier.example'), 'admin')).toBe(true);
  expect(worksOn(site('https://vizier.example', 'https://beheer.vizier.example'), 'admin')).toBe(true);
  expect(worksOn(site('https://vizier.example', 'https://beheer.example'), 'admin')).toBe(false);
  expect(worksOn(site('https://vizier.example', 'https://evilvizier.example'), 'admin')).toBe(false);
  expect(worksOn(site('http://localhost:3000'), 'product')).toBe(true);
  expect(site('http://127.0.0.1:3000')).toBeUndefined();
  expect(site('http://[::1]:3000')).toBeUndefined();
});
