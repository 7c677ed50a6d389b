import { limits } from 'contract/limits';
import { describe, expect, test } from 'vitest';
import { createOrganisation } from '#domains/auth/index.ts';
import { argonPasswords } from '#platform/passwords.ts';
import { callback, useSignOn } from './sign-on.ts';

const ground = useSignOn();
const { account, ask, known, set, signOn } = ground;

describe('passwords', () => {
  const password = 'correct horse battery';
  const passwordHash = argonPasswords().hash(password);
  const logIn = (email: string, word = password) =>
    ground.product.app.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: { email, password: word },
    });
  const resets = async (email: string) => {
    await ground.product.app.inject({
      method: 'POST',
      url: '/api/users/password-reset/request',
      payload: { email },
    });
    // The mail is sent after the answer; whatever was begun is there once the next is through.
    await ground.product.app.inject('/readyz');
  };

  test('sign-on: where they are off none lets in, and every address of the domain is told the same', async () => {
    const email = `piet@${ground.domain}`;
    await account(email, { passwordHash: await passwordHash });
    expect((await logIn(email)).statusCode).toBe(200);
    await set({ passwordsOff: true });
    const answers = await Promise.all([
      logIn(email),
      logIn(email, 'wrong'),
      logIn(`nobody@${ground.domain}`),
    ]);
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
    await account(`staff@${ground.domain}`, { ...hash, roles: ['staff'] });
    await account(`guest${ground.number}@elders.example`, hash);
    const other = await createOrganisation(ground.product.people.db, `Ander ${ground.number}`, 0);
    await account(`other@${ground.domain}`, { ...hash, organisationId: other });
    for (const email of [
      `staff@${ground.domain}`,
      `guest${ground.number}@elders.example`,
      `other@${ground.domain}`,
    ])
      expect((await logIn(email)).statusCode, email).toBe(200);
  });

  test('sign-on: no mail with a link is sent, an older link does not work, and none is changed', async () => {
    const email = `piet@${ground.domain}`;
    await account(email, { passwordHash: await passwordHash });
    const { token } = (await logIn(email)).json<{ data: { token: string } }>().data;
    await set({ passwordsOff: true });
    await resets(email);
    const mails = await ground.product.people.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', email)
      .execute();
    expect(mails).toEqual([]);
    const headers = { 'x-auth': token };
    const change = await ground.product.app.inject({
      method: 'PUT',
      url: '/api/users/me/password',
      headers,
      payload: { current: password, password: 'a whole new long password' },
    });
    expect(change.statusCode).toBe(403);
    const own = await ground.product.app.inject({ url: '/api/users/me/sign-on', headers });
    expect(own.json()).toEqual({ offer: { name: 'Huis', passwords: false } });
  });

  test('sign-on: admins of the organisation keep a password, for the admin site alone', async () => {
    const email = `admin@${ground.domain}`;
    await account(email, { passwordHash: await passwordHash, roles: ['org-admin'] });
    await set({ passwordsOff: true });
    expect((await logIn(email)).statusCode).toBe(403);
    const admin = await ground.product.app.inject({
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
      await ground.product.app.inject({
        method: 'POST',
        url: '/api/users/sign-on/offer',
        payload: { domain: of },
      })
    ).json();

  test('sign-on: who asks about a domain learns the name of its organisation and nothing else', async () => {
    expect(await offer(ground.domain.toUpperCase())).toEqual({ offer: { name: 'Huis', passwords: true } });
    expect(await offer('elders.example')).toEqual({ offer: null });
    expect(await offer(`sub.${ground.domain}`)).toEqual({ offer: null });
    await set({ enabled: false });
    expect(await offer(ground.domain)).toEqual({ offer: null });
  });

  test('sign-on: a foreign page cannot begin a login', async () => {
    expect((await ask(known('anna'), { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
  });

  test('sign-on: who asks too often waits', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.77' };
    const once = async () =>
      (
        await ground.product.app.inject({
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
    expect(shown).toMatchObject({
      data: { issuer: ground.provider.issuer, domains: [ground.domain] },
      callback,
    });
    expect(JSON.stringify(shown)).not.toContain('ecret');
    const kept = await ground.product.people.db
      .selectFrom('signOnProviders')
      .select('clientSecret')
      .where('organisationId', '=', ground.organisationId)
      .executeTakeFirstOrThrow();
    expect(kept.clientSecret).not.toContain(ground.provider.clientSecret);
    expect((await signOn(known('anna'))).status).toBe(303);
    for (const changes of [{ issuer: 'https://sign-in.example' }, { clientId: 'other' }]) {
      const answer = await set({ ...changes, clientSecret: undefined });
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'body.clientSecret' }] });
    }
  });

  test('sign-on: whoever sets it over what somebody else has set since is told so', async () => {
    const { data } = (await set({})).json<{ data: { changedAt: string } }>();
    expect((await set({ name: 'Ander', changedAt: data.changedAt })).statusCode).toBe(200);
    for (const changedAt of [data.changedAt, null]) {
      const answer = await set({ changedAt });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-06', field: 'body.changedAt' }] });
    }
    expect(await offer(ground.domain)).toMatchObject({ offer: { name: 'Ander' } });
  });

  test('sign-on: the log tells who set and removed it and why, and no secret', async () => {
    await set({ passwordsOff: true, reason: 'Overgang' });
    await ground.product.app.inject({
      method: 'DELETE',
      payload: { reason: 'Opgezegd' },
      url: `/api/admin/organisations/${ground.organisationId}/sign-on`,
      headers: { 'x-auth': ground.staff.adminToken },
    });
    const lines = await ground.product.people.db
      .selectFrom('auditLog')
      .select(['action', 'who', 'target', 'before', 'after', 'reason'])
      .where('organisationId', '=', ground.organisationId)
      .execute();
    expect(lines.map(({ action }) => action).toSorted()).toEqual([
      'signOn.remove',
      'signOn.set',
      'signOn.set',
    ]);
    expect(
      lines
        .map(({ reason }) => reason)
        .filter(Boolean)
        .toSorted(),
    ).toEqual(['Opgezegd', 'Overgang']);
    for (const line of lines)
      expect(line).toMatchObject({ who: ground.staff.email, target: `Huis ${ground.number}` });
    const told = JSON.stringify(lines);
    expect(told).toContain(String.raw`\"secretChanged\":true`);
    expect(told).not.toContain(ground.provider.clientSecret);
  });

  test('sign-on: a domain belongs to one organisation', async () => {
    const other = await createOrganisation(ground.product.people.db, `Ander ${ground.number}`, 0);
    const answer = await set({}, other);
    expect([answer.statusCode, answer.json<{ errors: object[] }>().errors.length]).toEqual([409, 1]);
    expect((await set({ domains: [`anders${ground.number}.example`] }, other)).statusCode).toBe(200);
    // What was refused changed nothing.
    expect((await set({ domains: [ground.domain, `anders${ground.number}.example`] })).statusCode).toBe(409);
    expect(await offer(ground.domain)).toMatchObject({ offer: { name: 'Huis' } });
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
