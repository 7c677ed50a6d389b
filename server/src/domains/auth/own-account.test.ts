import { createRequire } from 'node:module';
import { limits } from 'contract/limits';
import type { OwnSession } from 'contract/own-account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeClock } from '#test/fake-clock.ts';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import { deviceOf } from '#platform/devices.ts';
import { isLocal, networkOf } from '#platform/networks.ts';
import { type AuthApp, authApp, makeUser, testPassword } from './test/auth-app.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

eachPeopleStore('the own account', (given) => {
  const clock = fakeClock('2026-11-20T10:00:00Z');
  let api: AuthApp;
  beforeAll(async () => {
    api = authApp(given.people.db, clock);
    await api.app.ready();
  });
  afterAll(() => api.app.close());

  const logInFrom = async (email: string, address: string, userAgent: string) => {
    const headers = { 'x-forwarded-for': address, 'user-agent': userAgent };
    const { body } = await api.send('POST', '/users/login', { email, password: testPassword }, headers);
    return { token: body.data.token, id: body.sessionId as string };
  };
  const sessionsOf = async (token: string, address: string) => {
    const headers = { 'x-auth': token, 'x-forwarded-for': address };
    const answer = await api.app.inject({ url: '/users/me/sessions', headers });
    return answer.json<{ data: OwnSession[]; total: number }>();
  };
  const isOpen = async (token: string) => (await api.get('/users/me/session', token)).status === 200;

  describe('own account: the list of sessions (10.11)', () => {
    test('tells device, place and last use of each, and which one asks', async () => {
      const { email } = await makeUser(given.people.db);
      const home = await logInFrom(email, '192.168.1.20', iPhone);
      clock.advance(60_000);
      const away = await logInFrom(email, '203.0.113.7', 'curl/8.5.0');
      clock.advance(60_000);
      const here = await logInFrom(email, '198.51.100.9', firefox);
      const stranger = await makeUser(given.people.db);
      await logInFrom(stranger.email, '198.51.100.9', firefox);
      const { data, total } = await sessionsOf(here.token, '198.51.100.44');
      expect(total).toBe(3);
      expect(data).toMatchObject([
        {
          id: here.id,
          current: true,
          program: 'Firefox',
          system: 'Linux',
          place: 'same',
          network: '198.51.100.0/24',
        },
        { id: away.id, current: false, program: 'curl', system: null, place: 'other' },
        { id: home.id, current: false, program: 'Safari', system: 'iPhone', place: 'local' },
      ]);
      expect(data[2]).toMatchObject({
        startedAt: '2026-11-20T10:00:00.000Z',
        lastUsedAt: '2026-11-20T10:00:00.000Z',
      });
    });

    test('follows a session to another network, and leaves out what has ended', async () => {
      const { email } = await makeUser(given.people.db);
      const old = await logInFrom(email, '203.0.113.7', firefox);
      clock.advance(limits.sessionIdle - 1);
      const mine = await logInFrom(email, '203.0.113.7', firefox);
      clock.advance(60_000);
      const { data } = await sessionsOf(mine.token, '2001:db8:1:2::3');
      expect(data).toMatchObject([{ id: mine.id, place: 'same', network: '2001:db8:1::/48' }]);
      expect(await isOpen(old.token)).toBe(false);
    });

    test('has a limit and says how many there are', async () => {
      const { email } = await makeUser(given.people.db);
      const first = await logInFrom(email, '203.0.113.7', 'x');
      for (let more = 0; more < limits.maximumShownSessions; more += 1) {
        await logInFrom(email, '203.0.113.7', 'x');
      }
      const { data, total } = await sessionsOf(first.token, '203.0.113.7');
      expect([data.length, total]).toEqual([limits.maximumShownSessions, limits.maximumShownSessions + 1]);
    });

    test('ends one of them, of this user only', async () => {
      const { email } = await makeUser(given.people.db);
      const stranger = await makeUser(given.people.db);
      const [here, there, foreign] = [
        await logInFrom(email, '203.0.113.7', firefox),
        await logInFrom(email, '203.0.113.8', firefox),
        await logInFrom(stranger.email, '203.0.113.9', firefox),
      ];
      const end = (id: string) => api.send('DELETE', '/users/me/sessions', { id }, { 'x-auth': here.token });
      expect((await end(foreign.id)).status).toBe(404);
      expect((await end(there.id)).status).toBe(200);
      expect((await end(there.id)).status).toBe(404);
      expect(await Promise.all([here, there, foreign].map(({ token }) => isOpen(token)))).toEqual([
        true,
        false,
        true,
      ]);
    });

    test('ends all of them at once, this one as well', async () => {
      const { email } = await makeUser(given.people.db);
      const [here, there] = [
        await logInFrom(email, '203.0.113.7', firefox),
        await logInFrom(email, '203.0.113.8', firefox),
      ];
      const { status } = await api.send('POST', '/users/me/sessions/end-all', {}, { 'x-auth': here.token });
      expect(status).toBe(200);
      expect([await isOpen(here.token), await isOpen(there.token)]).toEqual([false, false]);
    });
  });

  describe('own account: the cookie (10.11)', () => {
    test('is out of reach of pages, goes to this site alone, and ends with the session', async () => {
      const { email } = await makeUser(given.people.db);
      const { headers, body } = await api.logIn(email, testPassword);
      expect(headers['set-cookie']).toBe(
        `__Host-session=${body.data.token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Strict`,
      );
      const out = await api.get('/users/logout', body.data.token);
      expect(out.headers['set-cookie']).toMatch(/^__Host-session=; .*Expires=Thu, 01 Jan 1970/);
    });

    test('of a browser that logs in again ends what it held before', async () => {
      const { email } = await makeUser(given.people.db);
      const before = (await api.logIn(email, testPassword)).body.data.token;
      const headers = { cookie: `__Host-session=${before}` };
      const again = await api.send('POST', '/users/login', { email, password: testPassword }, headers);
      expect([await isOpen(before), await isOpen(again.body.data.token)]).toEqual([false, true]);
    });

    test('is not set by a page of another site', async () => {
      const { email } = await makeUser(given.people.db);
      const headers = { origin: 'https://elsewhere.example' };
      const answer = await api.send('POST', '/users/login', { email, password: testPassword }, headers);
      expect(answer.status).toBe(403);
      expect(answer.headers).not.toHaveProperty('set-cookie');
    });
  });

  describe('own account: a new password', () => {
    const change = (token: string, current: string, password: string) =>
      api.send('PUT', '/users/me/password', { current, password }, { 'x-auth': token });

    test('asks for the current one and ends every other session (4.2)', async () => {
      const { email } = await makeUser(given.people.db);
      const [here, there] = [
        (await api.logIn(email, testPassword)).body.data.token,
        (await api.logIn(email, testPassword)).body.data.token,
      ];
      const wrong = await change(here, 'not the password', 'tafelpoot groen zwemt');
      expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'body.current' }] } });
      expect(await isOpen(there)).toBe(true);
      expect((await change(here, testPassword, 'tafelpoot groen zwemt')).status).toBe(200);
      expect([await isOpen(here), await isOpen(there)]).toEqual([true, false]);
      expect((await api.logIn(email, testPassword)).status).toBe(401);
      expect((await api.logIn(email, 'tafelpoot groen zwemt')).status).toBe(200);
    });

    test('wrong current passwords are login tries (4.3)', async () => {
      const { email } = await makeUser(given.people.db);
      const { token } = (await api.logIn(email, testPassword)).body.data;
      for (let count = 0; count < limits.loginTriesPerAccount; count += 1) {
        expect((await change(token, 'not the password', 'tafelpoot groen zwemt')).status).toBe(400);
      }
      expect((await change(token, testPassword, 'tafelpoot groen zwemt')).status).toBe(429);
      expect((await api.logIn(email, testPassword)).status).toBe(429);
    });

    test.each([
      'wachtwoord1234',
      'welkom2026welkom',
      'W3lkom01W3lkom01',
      'tweedekamer2026',
      'password12345!',
      'qwertyuiop12',
      '123456789012',
      'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
      'Gemeente Zoetermeer1',
      'Willemijntje2026',
    ])('%s is refused, and the old one stays', async (password) => {
      const { email } = await makeUser(given.people.db, {
        organisationId: await organisation('Gemeente Zoetermeer'),
        firstName: 'Willemijntje',
      });
      const { token } = (await api.logIn(email, testPassword)).body.data;
      const refused = await change(token, testPassword, password);
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'body.password' }] } });
      expect(refused.body.errors[0]!.message).toBe(
        'Dit wachtwoord is te makkelijk te raden. Kies een minder bekend woord, of meer woorden achter elkaar.',
      );
      expect((await api.logIn(email, testPassword)).status).toBe(200);
    });

    const organisation = async (name: string) => {
      const { db } = given.people;
      await db
        .insertInto('organisations')
        .values({ id: name, name, limits: '{}', factorRequired: 0, createdAt: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return name;
    };

    test('is looked at in another thread than the one that answers everybody', async () => {
      const { email } = await makeUser(given.people.db);
      const { token } = (await api.logIn(email, testPassword)).body.data;
      expect((await change(token, testPassword, 'wachtwoord1234')).status).toBe(400);
      const loaded = Object.keys(createRequire(import.meta.url).cache);
      expect(loaded.filter((file) => file.includes('@zxcvbn-ts'))).toEqual([]);
    });
  });

  describe('own account: a forgotten password, per address of the network (4.3)', () => {
    const ask = (address: string, email: string) =>
      api.send('POST', '/users/password-reset/request', { email }, { 'x-forwarded-for': address });
    const use = (address: string) =>
      api.send(
        'POST',
        '/users/password-reset',
        { token: 'x', password: 'tafelpoot groen zwemt' },
        { 'x-forwarded-for': address },
      );

    test('links are asked for and used as often as logins are tried, and logins are not held up', async () => {
      const { email } = await makeUser(given.people.db);
      const address = '198.51.100.77';
      for (let count = 0; count < limits.loginTriesPerAddress - 1; count += 1) {
        expect((await ask(address, `n${count}@tests.example`)).status).toBe(200);
      }
      expect((await use(address)).status).toBe(400);
      const refused = await ask(address, email);
      expect(refused.status).toBe(429);
      expect(refused.headers['retry-after']).toBe(String(limits.loginWindow / 1_000));
      expect((await use(address)).status).toBe(429);
      expect((await ask('198.51.100.78', email)).status).toBe(200);
      expect((await api.logIn(email, testPassword, address)).status).toBe(200);
      clock.advance(limits.loginWindow);
      expect((await ask(address, email)).status).toBe(200);
    });
  });
});

test.each([
  ['192.0.2.17', '192.0.2.0/24', false],
  ['::ffff:192.0.2.17', '192.0.2.0/24', false],
  ['127.0.0.1', '127.0.0.0/24', true],
  ['10.20.30.40', '10.20.30.0/24', true],
  ['172.31.4.5', '172.31.4.0/24', true],
  ['172.32.4.5', '172.32.4.0/24', false],
  ['::1', '0:0:0::/48', true],
  ['fe80::1%eth0', 'fe80:0:0::/48', true],
  ['fd12:3456:789a::1', 'fd12:3456:789a::/48', true],
  ['2001:0db8:85a3:0000:0000:8a2e:0370:7334', '2001:db8:85a3::/48', false],
  ['2001:db8::7', '2001:db8:0::/48', false],
])('own account: the network of %s', (address, network, local) => {
  expect([networkOf(address), isLocal(network)]).toEqual([network, local]);
});
test('own account: what is no address is in no network', () => {
  expect(['', 'unknown', 'a:b'].map(networkOf)).toEqual(['', '', '']);
});

const chrome = (system: string, more = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36${more}`;
test.each([
  [firefox, 'Firefox', 'Linux'],
  [iPhone, 'Safari', 'iPhone'],
  [chrome('Windows NT 10.0; Win64; x64'), 'Chrome', 'Windows'],
  [chrome('Windows NT 10.0; Win64; x64', ' Edg/141.0.0.0'), 'Edge', 'Windows'],
  [chrome('Linux; Android 16; SM-S931B', ' SamsungBrowser/28.0'), 'Samsung Internet', 'Android'],
  [chrome('X11; CrOS x86_64 14541.0.0'), 'Chrome', 'ChromeOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox',
    'macOS',
  ],
  ['python-requests/2.32', 'python-requests', null],
  ['<b>', null, null],
  ['', null, null],
])('own account: the device of %j', (userAgent, program, system) => {
  expect(deviceOf(userAgent)).toEqual({ program, system });
});
