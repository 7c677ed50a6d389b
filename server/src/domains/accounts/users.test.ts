import { limits } from 'contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Administering, openAdministering, somebody } from './test/administering.ts';

let site: Administering;
beforeAll(async () => {
  site = await openAdministering();
});
afterAll(() => site.product.close());

const post = (path: string, body: object) =>
  site.product.app.inject({ method: 'POST', url: `/api${path}`, payload: body });
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)![1]!;
const minutes = (count: number) => site.product.clock.advance(count * 60_000);
const password = 'een stevig wachtwoord voor Ilse';

test('users: who is invited gets a mail, chooses a password with its link and logs in', async () => {
  const { ask, admin, organisationId, mailTo, log } = site;
  const ilse = somebody(organisationId);
  const invited = await ask(admin, 'POST', '/users', { ...ilse, reason: 'Nieuw' });
  expect(invited.json()).toMatchObject({ mailed: true });
  const found = async () =>
    (await ask(admin, 'GET', `/users?find=${ilse.email}`)).json<{ data: object[] }>().data[0];
  expect(await found()).toMatchObject({ state: 'invited', lastSeenAt: null, locale: 'nl' });
  const mail = (await mailTo(ilse.email))!;
  expect(mail.subject).toBe('Activeer je account bij Vizier');
  expect((await post('/users/login', { email: ilse.email, password })).statusCode).toBe(401);
  const token = tokenIn(mail.text);
  expect((await post('/users/password-reset', { token, password })).statusCode).toBe(200);
  expect((await post('/users/password-reset', { token, password })).statusCode).toBe(400);
  expect((await post('/users/login', { email: ilse.email, password })).statusCode).toBe(200);
  expect(await found()).toMatchObject({ state: 'active' });
  expect((await log()).at(-1)).toMatchObject({ action: 'user.invite', target: ilse.email, reason: 'Nieuw' });
});

test('users: invitations end at the seats, and an address has one account', async () => {
  const { ask, staff, admin, organisationId } = site;
  const { users } = (await ask(staff, 'GET', '/organisations'))
    .json<{ data: { id: string; users: number }[] }>()
    .data.find(({ id }) => id === organisationId)!;
  await ask(staff, 'PUT', `/organisations/${organisationId}/limits/seats`, { value: users + 1 });
  const ilse = somebody(organisationId);
  expect((await ask(admin, 'POST', '/users', ilse)).statusCode).toBe(200);
  expect((await ask(admin, 'POST', '/users', somebody(organisationId))).json()).toMatchObject({
    errors: [{ code: 'EC-05', message: expect.stringContaining(`Alle ${users + 1} plaatsen`) }],
  });
  await ask(staff, 'PUT', `/organisations/${organisationId}/limits/seats`, { value: null });
  expect((await ask(admin, 'POST', '/users', ilse)).json()).toMatchObject({ errors: [{ code: 'EC-06' }] });
  const odd = { ...somebody(organisationId), email: 'a,b@tests.example' };
  expect((await ask(admin, 'POST', '/users', odd)).json()).toMatchObject({ errors: [{ code: 'EC-02' }] });
  expect((await ask(admin, 'POST', '/users', somebody('another'))).statusCode).toBe(404);
});

test('users: names, language, modules and marks change; nobody marks themselves, and staff alone make staff', async () => {
  const { ask, staff, admin, user, idOf, log } = site;
  const id = await idOf(user.email);
  const change = (who: typeof admin, body: object, of = id) => ask(who, 'PATCH', `/users/${of}`, body);
  const changes = {
    firstName: 'Fenna',
    lastName: 'Özdemir',
    locale: 'en-gb',
    modules: ['agenda'],
    roles: ['org-admin'],
  };
  expect((await change(admin, { ...changes, reason: 'Andere baan' })).statusCode).toBe(200);
  const found = `/users?find=${encodeURIComponent('ÖZDEMIR fenna')}`;
  expect((await ask(admin, 'GET', found)).json()).toMatchObject({ data: [changes], total: 1 });
  expect((await user.get('/users/me/session')).json()).toMatchObject({
    activeModules: [{ moduleKey: 'agenda' }],
  });
  expect((await log()).at(-1)).toMatchObject({ action: 'user.change', reason: 'Andere baan' });
  const before = (await log()).length;
  expect((await change(admin, changes)).statusCode).toBe(200);
  expect(await log()).toHaveLength(before);
  expect((await change(admin, { roles: ['staff'] })).statusCode).toBe(403);
  expect((await change(admin, { roles: [] }, await idOf(admin.email))).statusCode).toBe(403);
  expect((await change(staff, { roles: [] }, await idOf(staff.email))).statusCode).toBe(403);
  expect((await change(staff, { roles: ['staff'], modules: null })).statusCode).toBe(200);
  // From now on an admin of the organisation may not touch this account.
  expect((await change(admin, { firstName: 'Eve' })).statusCode).toBe(403);
  expect((await ask(admin, 'PUT', `/users/${id}/email`, { email: 'eve@tests.example' })).statusCode).toBe(
    403,
  );
  expect((await ask(admin, 'POST', `/users/${id}/deactivate`, { handOver: null })).statusCode).toBe(403);
  expect((await change(staff, { roles: [] })).statusCode).toBe(200);
});

test('users: another organisation is not there, whatever is asked', async () => {
  const { ask, admin, staff, idOf, product } = site;
  const id = await idOf((await product.subscriber()).email);
  const calls = [
    ask(admin, 'PATCH', `/users/${id}`, { firstName: 'X' }),
    ask(admin, 'PUT', `/users/${id}/email`, { email: 'x@tests.example' }),
    ask(admin, 'DELETE', `/users/${id}/sessions`, {}),
    ask(admin, 'POST', `/users/${id}/invitation`, {}),
    ask(admin, 'GET', `/users/${id}/hand-over`),
    ask(admin, 'POST', `/users/${id}/deactivate`, { handOver: null }),
    ask(admin, 'POST', `/users/${id}/restore`, {}),
  ];
  for (const call of calls) expect((await call).statusCode).toBe(404);
  const { data } = (await ask(admin, 'GET', `/users?organisationId=other`)).json<{ data: object[] }>();
  expect(data).toEqual([]);
  expect((await ask(staff, 'GET', '/users')).json<{ total: number }>().total).toBeGreaterThan(3);
});

test('users: another address ends sessions and links, and both are told', async () => {
  const { ask, admin, product, mailTo, idOf } = site;
  const moving = await product.colleague(admin, { firstName: 'Bas', lastName: 'Kamphorst' });
  const id = await idOf(moving.email);
  await post('/users/password-reset/request', { email: moving.email });
  await expect.poll(() => mailTo(moving.email)).toBeDefined();
  const token = tokenIn((await mailTo(moving.email))!.text);
  minutes(1);
  const email = 'Bas.Kamphorst@tests.example';
  expect((await ask(admin, 'PUT', `/users/${id}/email`, { email })).json()).toEqual({ mailed: true });
  for (const to of [moving.email, email.toLowerCase()])
    expect((await mailTo(to))!.text).toContain(email.toLowerCase());
  expect((await moving.get('/users/me/session')).statusCode).toBe(401);
  expect((await post('/users/password-reset', { token, password })).statusCode).toBe(400);
  expect((await post('/users/login', { email, password: moving.password })).statusCode).toBe(200);
  const taken = await ask(admin, 'PUT', `/users/${id}/email`, { email: admin.email });
  expect(taken.json()).toMatchObject({ errors: [{ code: 'EC-06' }] });
});

test('users: their sessions end at once, those of the admin site too', async () => {
  const { ask, admin, product, idOf } = site;
  const seen = await product.colleague(admin);
  expect((await seen.get('/users/me/session')).statusCode).toBe(200);
  const id = await idOf(seen.email);
  expect((await ask(admin, 'DELETE', `/users/${id}/sessions`, { reason: 'Laptop kwijt' })).statusCode).toBe(
    200,
  );
  expect((await seen.get('/users/me/session')).statusCode).toBe(401);
  expect(
    await product.people.db.selectFrom('sessions').select('site').where('userId', '=', id).execute(),
  ).toEqual([]);
});

// The last one: no session outlives it.
test('users: the link lasts seven days, and the mail is sent again after five minutes, to who was invited alone', async () => {
  const { ask, admin, organisationId, mailTo, idOf } = site;
  const ilse = somebody(organisationId);
  await ask(admin, 'POST', '/users', ilse);
  const first = tokenIn((await mailTo(ilse.email))!.text);
  const again = async () => ask(admin, 'POST', `/users/${await idOf(ilse.email)}/invitation`, {});
  const early = await again();
  expect(early.statusCode).toBe(429);
  expect(early.json()).toMatchObject({
    errors: [
      {
        code: 'ACT-WAIT',
        message: 'Je hebt zojuist een activatiemail verzonden. probeer het over 5 minuten nog eens.',
      },
    ],
  });
  expect(early.headers['retry-after']).toBe('300');
  // Known and unknown addresses are answered alike, in every respect: what was mailed by others does not count.
  for (const email of [ilse.email.toUpperCase(), 'nobody@tests.example', admin.email]) {
    expect((await post('/users/register', { email })).json()).toEqual({ status: 'success' });
    expect((await post('/users/register', { email })).json()).toMatchObject({
      errors: [{ code: 'ACT-WAIT' }],
    });
  }
  await expect.poll(async () => tokenIn((await mailTo(ilse.email))!.text)).not.toBe(first);
  expect(await mailTo('nobody@tests.example')).toBeUndefined();
  expect(await mailTo(admin.email)).toBeUndefined();
  expect((await post('/users/password-reset', { token: first, password })).statusCode).toBe(400);
  const second = tokenIn((await mailTo(ilse.email))!.text);
  site.product.clock.advance(limits.activationLinkLife);
  expect((await post('/users/password-reset', { token: second, password })).statusCode).toBe(400);
});
