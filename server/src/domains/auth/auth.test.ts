import { limits } from 'contract/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeClock } from '#test/fake-clock.ts';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import { setActive, subscribe } from './subscriptions.ts';
import { type AuthApp, authApp, makeUser, testPassword } from './test/auth-app.ts';

eachPeopleStore('accounts', (given) => {
  const clock = fakeClock('2026-11-20T10:00:00Z');
  let api: AuthApp;
  beforeAll(async () => {
    api = authApp(given.people.db, clock);
    await api.app.ready();
  });
  afterAll(() => api.app.close());

  const loggedIn = async (email: string) => {
    const { body, status } = await api.logIn(email, testPassword);
    expect(status).toBe(200);
    return body.data.token;
  };
  const session = (token: string) => api.get('/users/me/session', token);

  describe('login: logging in', () => {
    test('answers token, name and modules; address trimmed and in any case', async () => {
      const user = await makeUser(given.people.db, { roles: ['org-admin', 'staff'] });
      await subscribe(given.people.db, user.organisationId, { moduleKey: 'agenda', startsOn: '2026-01-01' });
      const { status, body } = await api.logIn(`  ${user.email.toUpperCase()} `, testPassword);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'success',
        firstName: 'Tess',
        lastName: 'Tester',
        // Only a second factor makes somebody staff.
        roles: ['org-admin'],
        activeModules: [
          {
            moduleKey: 'agenda',
            moduleStatus: { isActive: true, moduleCode: 'MC05' },
            moduleConfiguration: {},
          },
        ],
      });
      expect((await session(body.data.token)).body).toMatchObject({
        email: user.email,
        roles: ['org-admin'],
      });
    });

    test('stores no token', async () => {
      const user = await makeUser(given.people.db);
      const token = await loggedIn(user.email);
      const rows = await given.people.db.selectFrom('sessions').selectAll().execute();
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    test('wrong, unknown, inactive, without and with a malformed password: one answer, one check each', async () => {
      const { db } = given.people;
      const wrong = await makeUser(db);
      const inactive = await makeUser(db);
      await setActive(db, inactive.userId, false, 0);
      const without = await makeUser(db, { passwordHash: null });
      const malformed = await makeUser(db, { passwordHash: 'not a hash' });
      const answers = [];
      for (const [email, password] of [
        [wrong.email, 'another password'],
        ['nobody@tests.example', testPassword],
        [inactive.email, testPassword],
        [without.email, testPassword],
        [malformed.email, testPassword],
      ] as const) {
        const before = api.checks();
        const { status, body } = await api.logIn(email, password);
        expect(api.checks() - before).toBe(1);
        answers.push({ status, errors: body.errors });
      }
      expect(answers[0]).toMatchObject({ status: 401, errors: [{ code: 'AUTH' }] });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    });
  });

  describe('login: brute force (4.3)', () => {
    test.each(['known', 'unknown'])('the eleventh try on a %s account waits, also at once', async (kind) => {
      const email = kind === 'known' ? (await makeUser(given.people.db)).email : 'stranger@tests.example';
      const before = api.checks();
      const tries = await Promise.all(Array.from({ length: 15 }, () => api.logIn(email, 'wrong')));
      const statuses = tries.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(429)]);
      expect(api.checks() - before).toBe(10);
      const refused = await api.logIn(email, testPassword);
      expect(refused.status).toBe(429);
      expect(refused.headers['retry-after']).toBe(String(limits.loginWindow / 1_000));
    });

    test('the limit outlives the program and ends with the window', async () => {
      const { email } = await makeUser(given.people.db);
      for (let count = 0; count < 10; count += 1) await api.logIn(email, 'wrong');
      const restarted = authApp(given.people.db, clock);
      expect((await restarted.logIn(email, testPassword)).status).toBe(429);
      clock.advance(limits.loginWindow - 1);
      expect((await restarted.logIn(email, testPassword)).status).toBe(429);
      clock.advance(1);
      expect((await restarted.logIn(email, testPassword)).status).toBe(200);
      await restarted.app.close();
    });

    test('fifty wrong tries from one address close it; a right login neither counts nor clears', async () => {
      const { email } = await makeUser(given.people.db);
      const address = '198.51.100.7';
      for (let count = 0; count < 49; count += 1)
        await api.logIn(`n${count}@tests.example`, 'wrong', address);
      expect((await api.logIn(email, testPassword, address)).status).toBe(200);
      expect((await api.logIn(email, testPassword, address)).status).toBe(200);
      expect((await api.logIn('last@tests.example', 'wrong', address)).status).toBe(401);
      expect((await api.logIn(email, testPassword, address)).status).toBe(429);
      expect((await api.logIn(email, testPassword, '198.51.100.8')).status).toBe(200);
    });
  });

  describe('login: sessions (4.2)', () => {
    test('end after eight hours without use, and not before', async () => {
      const { email } = await makeUser(given.people.db);
      const token = await loggedIn(email);
      clock.advance(limits.sessionIdle - 1);
      expect((await session(token)).status).toBe(200);
      clock.advance(limits.sessionIdle - 1);
      expect((await session(token)).status).toBe(200);
      clock.advance(limits.sessionIdle);
      expect((await session(token)).body.errors[0]?.code).toBe('SESSION');
    });

    test('end after thirty days however much they are used', async () => {
      const { email } = await makeUser(given.people.db);
      const token = await loggedIn(email);
      const step = limits.sessionIdle / 2;
      for (let passed = step; passed < limits.sessionAbsolute; passed += step) {
        clock.advance(step);
        expect((await session(token)).status).toBe(200);
      }
      clock.advance(step);
      expect((await session(token)).status).toBe(401);
    });

    test('the last use is written at most once a minute', async () => {
      const user = await makeUser(given.people.db);
      const token = await loggedIn(user.email);
      const lastUse = async () =>
        (
          await given.people.db
            .selectFrom('sessions')
            .select('lastUsedAt')
            .where('userId', '=', user.userId)
            .executeTakeFirstOrThrow()
        ).lastUsedAt;
      const start = await lastUse();
      clock.advance(59_999);
      await session(token);
      expect(await lastUse()).toBe(start);
      clock.advance(1);
      await session(token);
      expect(await lastUse()).toBe(start + 60_000);
    });

    test('logging out ends this session only; deactivation ends all at once', async () => {
      const user = await makeUser(given.people.db);
      const [here, there] = [await loggedIn(user.email), await loggedIn(user.email)];
      expect((await api.get('/users/logout', here)).status).toBe(200);
      expect((await session(here)).status).toBe(401);
      expect((await session(there)).status).toBe(200);
      await setActive(given.people.db, user.userId, false, 0);
      expect((await session(there)).status).toBe(401);
      await setActive(given.people.db, user.userId, true, 0);
      expect((await session(there)).status).toBe(401);
    });

    test.each(['', 'x', "' or 1=1 --", 'é'.repeat(50)])('the token %j opens nothing', async (token) => {
      expect(await api.app.authenticate(token, '192.0.2.1', 'product')).toBeUndefined();
    });
  });

  describe('login: modules by Amsterdam days (6.4)', () => {
    test.each([
      ['winter', '2026-12-31', '2026-12-31T22:59:59.999Z'],
      ['summer', '2026-07-01', '2026-07-01T21:59:59.999Z'],
      ['the night the clock goes forward', '2026-03-28', '2026-03-28T22:59:59.999Z'],
      ['the day the clock went forward', '2026-03-29', '2026-03-29T21:59:59.999Z'],
      ['the night the clock goes back', '2026-10-24', '2026-10-24T21:59:59.999Z'],
      ['the day the clock went back', '2026-10-25', '2026-10-25T22:59:59.999Z'],
    ])('end at 00:00 after the last day: %s', async (_name, lastDay, lastInstant) => {
      const { db } = given.people;
      const user = await makeUser(db);
      await subscribe(db, user.organisationId, {
        moduleKey: 'nlDashboard',
        startsOn: '2026-01-01',
        endsOn: lastDay,
      });
      const other = fakeClock(lastInstant);
      const dated = authApp(db, other);
      const { body } = await dated.logIn(user.email, testPassword);
      const standing = (modules: typeof body.activeModules) =>
        modules.map(({ moduleKey, moduleStatus }) => [moduleKey, moduleStatus.isActive]);
      expect(standing(body.activeModules)).toEqual([['nlDashboard', true]]);
      other.advance(1);
      const { body: after } = await dated.get('/users/me/session', body.data.token);
      expect(standing(after.activeModules)).toEqual([['nlDashboard', false]]);
      await dated.app.close();
    });

    test('begin at 00:00 of the first day', async () => {
      const { db } = given.people;
      const user = await makeUser(db);
      await subscribe(db, user.organisationId, { moduleKey: 'newsletter', startsOn: '2026-03-29' });
      const other = fakeClock('2026-03-28T22:59:59.999Z');
      const dated = authApp(db, other);
      const { body } = await dated.logIn(user.email, testPassword);
      expect(body.activeModules).toEqual([]);
      other.advance(1);
      expect((await dated.get('/users/me/session', body.data.token)).body.activeModules).toHaveLength(1);
      await dated.app.close();
    });

    test('a user may have fewer than the organisation, never more', async () => {
      const { db } = given.people;
      const user = await makeUser(db, { modules: ['agenda', 'nlDashboard'] });
      for (const moduleKey of ['agenda', 'listManager'] as const) {
        await subscribe(db, user.organisationId, { moduleKey, startsOn: '2026-01-01' });
      }
      const { body } = await api.logIn(user.email, testPassword);
      expect(body.activeModules.map(({ moduleKey }) => moduleKey)).toEqual(['agenda']);
    });
  });

  describe('login: a forgotten password', () => {
    const post = async (url: string, payload: object) => {
      const response = await api.app.inject({ method: 'POST', url, payload });
      return { status: response.statusCode, body: response.json<{ errors?: { code: string }[] }>() };
    };
    const request = (email: string) => post('/users/password-reset/request', { email });
    /** Two requests at once, and everything they set going. */
    const requestTwice = async (email: string) => {
      const own = authApp(given.people.db, clock);
      const payload = { email };
      const once = () => own.app.inject({ method: 'POST', url: '/users/password-reset/request', payload });
      const answers = await Promise.all([once(), once()]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      await own.app.close();
    };
    const mailsTo = (email: string) =>
      given.people.db
        .selectFrom('mails')
        .select(['text', 'html'])
        .where('recipient', '=', email)
        .orderBy('createdAt')
        .execute();
    const linkFor = async (email: string) => {
      await request(email);
      const mails = await expect
        .poll(() => mailsTo(email))
        .not.toHaveLength(0)
        .then(() => mailsTo(email));
      return decodeURIComponent(/token=(\S+)/.exec(mails.at(-1)!.text)![1]!);
    };

    test('answers unknown addresses the same and mails nobody', async () => {
      const { email } = await makeUser(given.people.db);
      expect(await request('nobody-here@tests.example')).toEqual(await request(email));
      await expect.poll(() => mailsTo(email)).toHaveLength(1);
      expect(await mailsTo('nobody-here@tests.example')).toEqual([]);
    });

    test('the link sets a password once and ends every session', async () => {
      const { email } = await makeUser(given.people.db);
      const old = await loggedIn(email);
      const token = await linkFor(email);
      expect((await post('/users/password-reset', { token, password: 'too short' })).status).toBe(400);
      expect((await post('/users/password-reset', { token, password: email })).status).toBe(400);
      const password = 'a wholly new password';
      const both = await Promise.all([1, 2].map(() => post('/users/password-reset', { token, password })));
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
      expect((await session(old)).status).toBe(401);
      expect((await api.logIn(email, testPassword)).status).toBe(401);
      expect((await api.logIn(email, password)).status).toBe(200);
    });

    test('the link ends after an hour; one mail in five minutes', async () => {
      const { email } = await makeUser(given.people.db);
      const token = await linkFor(email);
      clock.advance(limits.resetMailInterval - 1);
      await requestTwice(email);
      expect(await mailsTo(email)).toHaveLength(1);
      clock.advance(1);
      await requestTwice(email);
      expect(await mailsTo(email)).toHaveLength(2);
      clock.advance(limits.resetLinkLife - limits.resetMailInterval);
      const late = await post('/users/password-reset', { token, password: 'a wholly new password' });
      expect(late.status).toBe(400);
    });
  });
});
