import type { Maintenance } from 'contract/maintenance';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fakeClock } from '#test/fake-clock.ts';
import { eachPeopleStore } from '#stores/people/test/people.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { endpoints } from '#test/declared-calls.ts';
import { rightCall } from '#test/right-calls.ts';
import { switchMaintenance } from './maintenance-command.ts';
import { readMaintenance, setMaintenance } from './maintenance.ts';
import { watchMaintenance } from './watch.ts';

const none: Maintenance = { on: false, announced: null, texts: { nl: '', 'en-gb': '' } };
const planned: Maintenance = {
  on: false,
  announced: { from: '2026-11-21T21:00:00.000Z', until: '2026-11-21T22:00:00.000Z' },
  texts: { nl: 'Nieuwe servers.', 'en-gb': 'New servers.' },
};

eachPeopleStore('maintenance', (given) => {
  const clock = fakeClock('2026-11-20T10:00:00Z');
  const now = () => clock.now().getTime();

  test('maintenance: another process knows it within seconds, and asks the store no more often', async () => {
    const { db } = given.people;
    await setMaintenance(db, 'command', none, { now: now() - 1 });
    const watch = watchMaintenance({ db, clock });
    expect((await watch.now()).on).toBe(false);
    await setMaintenance(db, 'command', { ...planned, on: true }, { now: now() });
    expect((await watch.now()).on).toBe(false);
    clock.advance(5_000);
    expect(await watch.now()).toEqual({ ...planned, on: true, changedAt: now() - 5_000 });
    await setMaintenance(db, 'command', none, { now: now() });
    watch.forget();
    expect((await watch.now()).on).toBe(false);
  });

  test('maintenance: on the command line, on builds on what was announced and off leaves nothing of it', async () => {
    const { db } = given.people;
    const when = planned.announced!;
    await switchMaintenance(
      db,
      false,
      { ...when, nl: 'Nieuwe servers.', en: 'New servers.' },
      { now: now() },
    );
    expect(await readMaintenance(db)).toMatchObject(planned);
    await switchMaintenance(db, true, { nl: 'Even geduld.' }, { now: now() });
    expect(await readMaintenance(db)).toMatchObject({
      on: true,
      announced: planned.announced,
      texts: { nl: 'Even geduld.', 'en-gb': 'New servers.' },
    });
    await switchMaintenance(db, false, {}, { now: now() });
    expect(await readMaintenance(db)).toMatchObject(none);
    for (const [given, why] of [
      [{ from: when.from }, /together/],
      [{ ...when, until: when.from }, /not after/],
      [{ nl: 'x'.repeat(501) }, /longer than 500/],
    ] as const) {
      await expect(switchMaintenance(db, true, given, { now: now() })).rejects.toThrow(why);
    }
  });
});

test('maintenance: whoever changes what somebody else has changed since is told so, and nothing is lost', async () => {
  const { changedAt } = (await set(planned)).json<{ changedAt: string }>();
  const first = await put({ ...planned, on: true, changedAt });
  expect(first.statusCode).toBe(200);
  const second = await put({ ...none, changedAt });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({ errors: [{ code: 'EC-06', field: 'body.changedAt' }] });
  expect((await read()).json()).toMatchObject({ ...planned, on: true });
  // At the same moment: one of them.
  const { changedAt: now } = (await read()).json<{ changedAt: string }>();
  const both = await Promise.all([put({ ...none, changedAt: now }), put({ ...planned, changedAt: now })]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('maintenance: a store that does not answer leaves what was known', async () => {
  const clock = fakeClock('2026-11-20T10:00:00Z');
  const product = await openProduct();
  const { db } = product.people;
  const watch = watchMaintenance({ db, clock });
  await setMaintenance(db, 'command', { ...planned, on: true }, { now: 0 });
  expect((await watch.now()).on).toBe(true);
  await product.close();
  clock.advance(60_000);
  expect((await watch.now()).on).toBe(true);
});

let product: TestProduct;
let user: Subscriber;
let staff: Subscriber;
beforeAll(async () => {
  product = await openProduct();
  [user, staff] = await Promise.all([product.subscriber(), product.subscriber({ roles: ['staff'] })]);
});
afterEach(() => set(none));
afterAll(() => product.close());

const own = () => ({ url: '/api/admin/maintenance', headers: { 'x-auth': staff.adminToken } });
const read = () => product.app.inject(own());
const put = (payload: Maintenance & { changedAt: string | null }) =>
  product.app.inject({ ...own(), method: 'PUT', payload: { ...payload, reason: 'Nieuwe servers' } });
/** Sets it, whatever stands. */
const set = async (to: Maintenance) =>
  put({ ...to, changedAt: (await read()).json<{ changedAt: string | null }>().changedAt });
const offline = {
  errors: [{ code: 'MAINT', message: 'Het platform is offline voor gepland onderhoud.' }],
  requestId: expect.any(String) as string,
};

test('maintenance: every call but a few says so to everybody, whoever they are', async () => {
  expect((await set({ ...planned, on: true })).statusCode).toBe(200);
  const answered: string[] = [];
  for (const endpoint of endpoints) {
    for (const headers of [{ 'x-auth': user.token }, { 'x-auth': 'made-up' }, {}]) {
      const answer = await product.app.inject({ ...rightCall(endpoint), headers });
      if (answer.statusCode === 503) {
        expect([endpoint.path, answer.json()]).toEqual([endpoint.path, offline]);
        expect(answer.headers['retry-after']).toBe('30');
      } else answered.push(`${endpoint.method} ${endpoint.path}`);
    }
  }
  // Logging in and out, what mails that were sent show, and what maintenance itself is about.
  expect([...new Set(answered)].filter((one) => !one.includes(' /admin/')).sort()).toEqual([
    'GET /maintenance',
    'GET /newsletters/logos/{file}',
    'GET /users/logout',
    'POST /users/login',
    'POST /users/login/factor',
    'POST /users/login/factor/finish',
    'POST /users/login/passkey',
  ]);
  expect((await user.get('/users/me/session', { 'accept-language': 'en-gb' })).json()).toMatchObject({
    errors: [{ message: 'The platform is offline for planned maintenance.' }],
  });
});

test('maintenance: staff get through, and see on every page that it is on', async () => {
  user = await product.subscriber();
  await set({ ...planned, on: true });
  expect((await staff.get('/users/me/session')).statusCode).toBe(200);
  expect((await staff.get('/users/me/notices')).json()).toMatchObject({
    maintenance: { on: true, texts: planned.texts },
  });
  // Who is no staff is let in by nothing, not even by a login.
  const { email, password } = user;
  const again = await product.app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { email, password },
  });
  const { token } = again.json<{ data: { token: string } }>().data;
  expect(
    (await product.app.inject({ url: '/api/users/me/session', headers: { 'x-auth': token } })).json(),
  ).toEqual(offline);
});

test('maintenance: who sets it is in the log, with what changed and why', async () => {
  await set({ ...planned, on: true });
  const { data } = (
    await product.app.inject({ url: '/api/admin/audit', headers: { 'x-auth': staff.adminToken } })
  ).json<{ data: object[] }>();
  expect(data[0]).toMatchObject({
    who: staff.email,
    action: 'maintenance.set',
    before: none,
    after: { ...planned, on: true },
    reason: 'Nieuwe servers',
  });
});

test('maintenance: pages to leave mails and health go on', async () => {
  await set({ ...planned, on: true });
  for (const url of ['/unsubscribe/none', '/readers/unsubscribe/none', '/healthz', '/readyz']) {
    expect([url, (await product.app.inject(url)).statusCode]).not.toEqual([url, 503]);
  }
  expect((await product.app.inject('/api/maintenance')).json()).toEqual({ ...planned, on: true });
});

test('maintenance: what is announced is told to everybody until it is over', async () => {
  user = await product.subscriber();
  await set(planned);
  const told = async () => (await user.get('/users/me/notices')).json<{ maintenance?: object }>().maintenance;
  expect(await told()).toEqual({ ...planned, version: expect.any(Number) as number });
  product.clock.set('2026-11-21T22:00:00Z');
  user = await product.subscriber();
  staff = await product.subscriber({ roles: ['staff'] });
  expect(await told()).toBeUndefined();
});

test('maintenance: what cannot be is refused', async () => {
  const { from } = planned.announced!;
  for (const wrong of [
    { ...planned, announced: { from, until: from } },
    { ...planned, announced: { from: 'zaterdag', until: from } },
    { ...planned, texts: { nl: 'x'.repeat(501), 'en-gb': '' } },
  ]) {
    expect((await set(wrong)).statusCode).toBe(400);
  }
});
