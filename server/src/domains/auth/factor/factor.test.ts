import { limits } from 'contract/limits';
import type { SecondFactor } from 'contract/second-factor';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import { fakeClock } from '#test/fake-clock.ts';
import { type AuthApp, authApp, makeUser, testPassword as password } from '../test/auth-app.ts';
import { codeOf } from '../test/codes.ts';

eachPeopleStore('second factors', (given) => {
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
  const logIn = (email: string, more: object = {}) => post('/users/login', { email, password, ...more });
  const tokenOf = async (email: string, more?: object) => (await logIn(email, more)).body.data.token;
  const factorOf = async (token: string) => (await api.get('/users/me/factor', token)).body as unknown;
  const first = ({ body }: { body: { errors: object[] } }) => body.errors[0];
  const mailsTo = async (recipient: string) => {
    const rows = given.people.db.selectFrom('mails').select('subject').where('recipient', '=', recipient);
    return (await rows.execute()).map(({ subject }) => subject);
  };
  /** A user with a second factor, whose app has shown its code of this half minute. */
  const withFactor = async (email: string) => {
    const token = await tokenOf(email);
    const begun = (await post('/users/me/factor/begin', { password }, token)).body;
    const { ticket, key } = begun as unknown as { ticket: string; key: string };
    const { body } = await post('/users/me/factor/finish', { ticket, code: codeOf(key, clock) }, token);
    return { token, ticket, key, recoveryCodes: body.recoveryCodes as string[] };
  };
  const next = () => clock.advance(30_000);

  describe('second factor: by choice (10.12)', () => {
    test('is on with a code of the app, and then the password alone no longer opens anything', async () => {
      const { email } = await makeUser(given.people.db);
      const other = await tokenOf(email);
      const { token, key, recoveryCodes } = await withFactor(email);
      expect(await factorOf(token)).toEqual({
        on: true,
        requiredBy: null,
        recoveryCodes: 10,
        passkeys: [],
        passkeysPossible: true,
      } satisfies SecondFactor);
      expect(new Set(recoveryCodes).size).toBe(10);
      expect((await api.get('/users/me/session', other)).status).toBe(401);
      const asked = await logIn(email);
      expect(asked.status).toBe(401);
      expect(first(asked)).toEqual({
        code: 'FACTOR',
        message: 'Geef ook de code van je app.',
        field: 'body.code',
      });
      expect(asked.headers['set-cookie']).toBeUndefined();
      next();
      const { status, headers } = await logIn(email, { code: codeOf(key, clock) });
      expect([status, typeof headers['set-cookie']]).toEqual([200, 'string']);
      expect(await mailsTo(email)).toEqual(['Je logt nu in met een tweede stap']);
    });

    test('is given as a key, an address and a picture; what is stored tells nothing of it', async () => {
      const { email } = await makeUser(given.people.db);
      const { body } = await post('/users/me/factor/begin', { password }, await tokenOf(email));
      const { key, address, qr } = body as unknown as { key: string; address: string; qr: string };
      expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
      expect(address).toContain(`otpauth://totp/Vizier:${encodeURIComponent(email)}?issuer=Vizier`);
      expect(qr).toMatch(/^<svg [^>]*viewBox/);
      const { token, key: kept, recoveryCodes } = await withFactor(email);
      const tables = ['secondFactors', 'recoveryCodes', 'factorTickets', 'sessions'] as const;
      const rows = tables.map((table) => given.people.db.selectFrom(table).selectAll().execute());
      const stored = JSON.stringify(await Promise.all(rows));
      for (const secret of [kept.replaceAll(' ', ''), ...recoveryCodes, token])
        expect(stored).not.toContain(secret);
    });

    test('nothing is begun with a wrong password, and nothing is on before a code of the app came', async () => {
      const { email } = await makeUser(given.people.db);
      const token = await tokenOf(email);
      const wrong = await post('/users/me/factor/begin', { password: 'another' }, token);
      expect([wrong.status, first(wrong)]).toMatchObject([400, { field: 'body.password' }]);
      const { body } = await post('/users/me/factor/begin', { password }, token);
      const { ticket, key } = body as unknown as { ticket: string; key: string };
      const finish = (code: string, by = token) => post('/users/me/factor/finish', { ticket, code }, by);
      expect(first(await finish('000000'))).toMatchObject({ code: 'EC-02', field: 'body.code' });
      const stranger = await tokenOf((await makeUser(given.people.db)).email);
      expect(first(await finish(codeOf(key, clock), stranger))).toMatchObject({ field: 'body.ticket' });
      expect((await logIn(email)).status).toBe(200);
      clock.advance(limits.factorTicketLife);
      expect(first(await finish(codeOf(key, clock)))).toMatchObject({ field: 'body.ticket' });
    });

    test('a ticket works once, and not after another or a new password', async () => {
      const { email } = await makeUser(given.people.db);
      const { token, ticket, key } = await withFactor(email);
      next();
      const again = await post('/users/me/factor/finish', { ticket, code: codeOf(key, clock) }, token);
      expect(first(again)).toMatchObject({ field: 'body.ticket' });
      const { email: changing } = await makeUser(given.people.db);
      const own = await tokenOf(changing);
      const begun = (await post('/users/me/factor/begin', { password }, own)).body as unknown as {
        ticket: string;
        key: string;
      };
      const change = { current: password, password: 'vier losse woorden hier' };
      await api.send('PUT', '/users/me/password', change, { 'x-auth': own });
      const late = { ticket: begun.ticket, code: codeOf(begun.key, clock) };
      expect(first(await post('/users/me/factor/finish', late, own))).toMatchObject({ field: 'body.ticket' });
    });

    test('moves to another app with a code of the former one and keeps its recovery codes', async () => {
      const { email } = await makeUser(given.people.db);
      const { token, key, recoveryCodes } = await withFactor(email);
      const begin = (more: object) => post('/users/me/factor/begin', { password, ...more }, token);
      expect(first(await begin({}))).toMatchObject({ field: 'body.code' });
      next();
      const { body } = await begin({ code: codeOf(key, clock) });
      const moved = body as unknown as { ticket: string; key: string };
      const finish = { ticket: moved.ticket, code: codeOf(moved.key, clock) };
      expect((await post('/users/me/factor/finish', finish, token)).body).toEqual({ recoveryCodes: [] });
      next();
      expect((await logIn(email, { code: codeOf(key, clock) })).status).toBe(401);
      expect((await logIn(email, { code: codeOf(moved.key, clock) })).status).toBe(200);
      expect((await logIn(email, { code: recoveryCodes[0]! })).status).toBe(200);
      expect(await mailsTo(email)).toContain('Je tweede stap staat op een andere app');
    });

    test('goes off with password and code, and everything of it is gone', async () => {
      const { email } = await makeUser(given.people.db);
      const { token, key, recoveryCodes } = await withFactor(email);
      const off = (body: object) => api.send('DELETE', '/users/me/factor', body, { 'x-auth': token });
      expect(first(await off({ password: 'another', code: recoveryCodes[0]! }))).toMatchObject({
        field: 'body.password',
      });
      expect(first(await off({ password, code: '000000' }))).toMatchObject({ field: 'body.code' });
      next();
      expect((await off({ password, code: codeOf(key, clock) })).status).toBe(200);
      expect((await logIn(email)).status).toBe(200);
      expect(await factorOf(token)).toMatchObject({ on: false, recoveryCodes: 0 });
      expect((await off({ password, code: recoveryCodes[0]! })).status).toBe(404);
    });
  });

  describe('second factor: codes', () => {
    test('a code of the half minute before, this one and the next is taken, others are not', async () => {
      for (const [steps, status] of [
        [-2, 401],
        [-1, 200],
        [0, 200],
        [1, 200],
        [2, 401],
      ] as const) {
        const { email } = await makeUser(given.people.db);
        const { key } = await withFactor(email);
        clock.advance(10 * 60_000);
        expect((await logIn(email, { code: codeOf(key, clock, steps) })).status, `${steps}`).toBe(status);
      }
    });

    test('a code is taken once, and none of before it', async () => {
      const { email } = await makeUser(given.people.db);
      const { key } = await withFactor(email);
      expect((await logIn(email, { code: codeOf(key, clock) })).status).toBe(401);
      clock.advance(10 * 60_000);
      const code = codeOf(key, clock);
      const together = await Promise.all([logIn(email, { code }), logIn(email, { code })]);
      expect(together.map(({ status }) => status).toSorted()).toEqual([200, 401]);
      expect(first(await logIn(email, { code: codeOf(key, clock, -1) }))).toMatchObject({ code: 'FACTOR' });
      expect((await logIn(email, { code: ` ${codeOf(key, clock, 1).replace(/^.../, '$& ')} ` })).status).toBe(
        200,
      );
    });

    test('a recovery code is taken once, however it is written, and its user is mailed', async () => {
      const { email } = await makeUser(given.people.db);
      const { token, recoveryCodes } = await withFactor(email);
      const typed = recoveryCodes[3]!.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
      const together = await Promise.all([logIn(email, { code: typed }), logIn(email, { code: typed })]);
      expect(together.map(({ status }) => status).toSorted()).toEqual([200, 401]);
      expect(await factorOf(token)).toMatchObject({ recoveryCodes: 9 });
      await expect.poll(() => mailsTo(email)).toContain('Er is een herstelcode gebruikt');
      const stranger = await makeUser(given.people.db);
      await withFactor(stranger.email);
      expect((await logIn(stranger.email, { code: recoveryCodes[4]! })).status).toBe(401);
    });

    test('new recovery codes end the former ones', async () => {
      const { email } = await makeUser(given.people.db);
      const { token, key, recoveryCodes } = await withFactor(email);
      next();
      const body = { password, code: codeOf(key, clock) };
      const renewed = (await post('/users/me/factor/recovery-codes', body, token)).body
        .recoveryCodes as string[];
      expect(renewed).toHaveLength(10);
      await expect.poll(() => mailsTo(email)).toContain('Je hebt nieuwe herstelcodes');
      expect((await logIn(email, { code: recoveryCodes[0]! })).status).toBe(401);
      expect((await logIn(email, { code: renewed[0]! })).status).toBe(200);
    });

    test('wrong ones are tries as passwords are, and say nothing to who does not know the password', async () => {
      const { email } = await makeUser(given.people.db);
      const { key } = await withFactor(email);
      next();
      const stranger = await post('/users/login', { email, password: 'another', code: codeOf(key, clock) });
      expect([stranger.status, first(stranger)]).toMatchObject([401, { code: 'AUTH' }]);
      const wrong = () => logIn(email, { code: '000000' });
      const together = await Promise.all(Array.from({ length: 15 }, wrong));
      const counted = together.filter(({ status }) => status === 401);
      // With the wrong password ten in all; a try that waits for its turn is refused as well.
      expect(counted.length).toBeGreaterThan(0);
      expect(counted.length).toBeLessThanOrEqual(limits.loginTriesPerAccount - 1);
      expect((await logIn(email, { code: codeOf(key, clock) })).status).toBe(429);
      clock.advance(limits.loginWindow);
      expect((await logIn(email, { code: codeOf(key, clock) })).status).toBe(200);
    });
  });

  describe('second factor: by the rule of the organisation (10.12)', () => {
    const demand = (organisationId: string) =>
      given.people.db
        .updateTable('organisations')
        .set({ factorRequired: 1 })
        .where('id', '=', organisationId)
        .execute();

    test('a login without one leads through setting it up', async () => {
      const { email, organisationId } = await makeUser(given.people.db);
      await demand(organisationId);
      const asked = await logIn(email);
      expect([asked.status, first(asked)]).toMatchObject([401, { code: 'FACTOR-NEW' }]);
      expect((await post('/users/login/factor', { email, password: 'another' })).status).toBe(401);
      const begun = await post('/users/login/factor', { email, password });
      const { ticket, key } = begun.body as unknown as { ticket: string; key: string };
      const finish = (code: string) => post('/users/login/factor/finish', { ticket, code });
      expect(first(await finish('000000'))).toMatchObject({ field: 'body.code' });
      const done = await finish(codeOf(key, clock));
      expect(done.body).toMatchObject({ email, recoveryCodes: expect.any(Array) as string[] });
      const { token } = done.body.data;
      expect(await factorOf(token)).toMatchObject({
        on: true,
        requiredBy: 'organisation',
        recoveryCodes: 10,
      });
      expect(first(await finish(codeOf(key, clock)))).toMatchObject({ field: 'body.ticket' });
      next();
      const off = { password, code: codeOf(key, clock) };
      expect((await api.send('DELETE', '/users/me/factor', off, { 'x-auth': token })).status).toBe(403);
      expect((await logIn(email, { code: codeOf(key, clock) })).status).toBe(200);
    });

    test('who knows the password sets nothing up over what its owner has set up meanwhile', async () => {
      const { email, organisationId } = await makeUser(given.people.db);
      const token = await tokenOf(email);
      await demand(organisationId);
      const begun = (await post('/users/login/factor', { email, password })).body as unknown as {
        ticket: string;
        key: string;
      };
      const own = (await post('/users/me/factor/begin', { password }, token)).body as unknown as {
        ticket: string;
        key: string;
      };
      const mine = { ticket: own.ticket, code: codeOf(own.key, clock) };
      expect((await post('/users/me/factor/finish', mine, token)).status).toBe(200);
      const theirs = { ticket: begun.ticket, code: codeOf(begun.key, clock) };
      expect(first(await post('/users/login/factor/finish', theirs))).toMatchObject({ field: 'body.ticket' });
      expect(first(await post('/users/login/factor', { email, password }))).toMatchObject({ code: 'FACTOR' });
    });

    test('who needs none cannot set one up at the login', async () => {
      const { email } = await makeUser(given.people.db);
      expect((await post('/users/login/factor', { email, password })).status).toBe(409);
    });
  });
});
