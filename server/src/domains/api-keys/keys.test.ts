import { addDays } from 'contract/amsterdam';
import type { OrganisationApiKey } from 'contract/admin/api-keys';
import type { ApiKey, ApiKeys } from 'contract/api-keys';
import { limits } from 'contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setActive, subscribe } from '#domains/auth/index.ts';
import { setLimit } from '#domains/organisations/index.ts';
import { isLease, type Lease, openLeases } from '#stores/people/leases.ts';
import { aDocument } from '#test/documents.ts';
import { openProduct, type Subscriber, type TestProduct } from '#test/product.ts';
import { forgetEnded, warnOfEnds } from './warnings.ts';

const today = '2026-11-20';
let product: TestProduct;
let who: Subscriber;
beforeAll(async () => {
  product = await openProduct();
  await product.documents.put([aDocument({ id: 'test-open', text: 'Over het stroomnet.' })]);
});
afterAll(() => product.close());
beforeEach(async () => (who = await product.subscriber()));

interface Made {
  data: ApiKey;
  key: string;
}
const make = async (fields: object = {}, by = who) =>
  (await by.post('/users/me/api-keys', { name: 'Intranet', scopes: ['read'], ...fields })).json<Made>();
const search = { query: 'stroomnet', context: ['all'], groupingDetails: { name: 'nl' } };
const withKey = (key: string, headers: Record<string, string> = {}) =>
  product.app.inject({
    method: 'POST',
    url: '/api/document/timeline',
    payload: search,
    headers: { authorization: `Bearer ${key}`, ...headers },
  });
const send = (method: 'DELETE', url: string, payload: object, token = who.token) =>
  product.app.inject({ method, url: `/api${url}`, payload, headers: { 'x-auth': token } });
const list = async (by = who) => (await by.get('/users/me/api-keys')).json<ApiKeys>();
const userOf = ({ email }: Subscriber) =>
  product.people.db
    .selectFrom('users')
    .select(['id', 'organisationId'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

describe('api keys: one', () => {
  test('is shown once, kept hashed, found by its readable part, and used without a header of a page', async () => {
    const { data, key } = await make();
    expect(key).toMatch(/^vz_[a-z2-9]{8}_[A-Za-z0-9_-]{43}$/);
    expect(data).toMatchObject({
      prefix: key.slice(0, 11),
      lastDay: '2027-11-20',
      lastUsedOn: null,
      ended: false,
    });
    const found = await withKey(key);
    expect(found.json()).toMatchObject({ data: [{ id: 'test-open' }] });
    expect((await list()).data).toMatchObject([{ id: data.id, lastUsedOn: today }]);
    const stored = JSON.stringify(await product.people.db.selectFrom('apiKeys').selectAll().execute());
    expect(stored).not.toContain(key.slice(12));
  });

  test('of a browser in which somebody else is logged in acts for its own user alone', async () => {
    const { key } = await make();
    const other = await product.subscriber({ modules: ['agenda'] });
    expect((await withKey(key, { 'x-auth': other.token })).statusCode).toBe(200);
    const { key: narrow } = await make({}, other);
    expect((await withKey(narrow, { 'x-auth': who.token })).json()).toMatchObject({
      errors: [{ code: 'EC-01', module: 'MC11' }],
    });
  });

  test('leaves what others send in the same header alone', async () => {
    for (const authorization of ['Basic dXNlcjpwYXNz', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'vz_abc']) {
      const answer = await product.app.inject({
        url: '/api/users/me/session',
        headers: { authorization, 'x-auth': who.token },
      });
      expect(answer.statusCode, authorization).toBe(200);
    }
  });

  test('ends on its last day, when it is revoked, when its module ends and with its user', async () => {
    const { key: short } = await make({ lastDay: today });
    const { key, data } = await make();
    expect((await withKey(short)).statusCode).toBe(200);
    const { id, organisationId } = await userOf(who);
    const { db } = product.people;
    await subscribe(db, organisationId, {
      moduleKey: 'nlDashboard',
      startsOn: '2026-01-01',
      endsOn: '2026-11-19',
    });
    expect((await withKey(key)).json()).toMatchObject({ errors: [{ code: 'EC-01', module: 'MC11' }] });
    await subscribe(db, organisationId, { moduleKey: 'nlDashboard', startsOn: '2026-01-01' });
    await setActive(db, id, false, 0);
    expect((await withKey(key)).statusCode).toBe(401);
    await setActive(db, id, true, 0);
    expect((await withKey(key)).statusCode).toBe(200);
    who = { ...who, ...(await again(who)) };
    expect((await send('DELETE', '/users/me/api-keys', { id: data.id }, who.token)).statusCode).toBe(200);
    expect((await withKey(key)).statusCode).toBe(401);
    expect((await send('DELETE', '/users/me/api-keys', { id: data.id }, who.token)).statusCode).toBe(404);
    await db.updateTable('apiKeys').set({ lastDay: '2026-11-19' }).where('userId', '=', id).execute();
    expect((await withKey(short)).statusCode).toBe(401);
    expect(
      (await product.app.inject({ url: '/api/users/me/api-keys', headers: { 'x-auth': who.token } })).json(),
    ).toMatchObject({
      data: [{ ended: true }],
    });
  });

  test('lasts a year at most, has a right, and a user has ten', async () => {
    for (const lastDay of ['2026-11-19', '2027-11-21', '2026-02-30']) {
      const answer = await who.post('/users/me/api-keys', { name: 'Lang', scopes: ['read'], lastDay });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'body.lastDay' }] });
    }
    for (const scopes of [[], ['admin'], ['read', 'staff']])
      expect((await who.post('/users/me/api-keys', { name: 'Breed', scopes })).statusCode).toBe(400);
    const made = await Promise.all(Array.from({ length: limits.maximumApiKeys + 2 }, () => make()));
    expect(made.filter(({ key }) => key !== undefined)).toHaveLength(limits.maximumApiKeys);
    expect((await list()).data).toHaveLength(limits.maximumApiKeys);
    const refused = await who.post('/users/me/api-keys', { name: 'Elf', scopes: ['read'] });
    expect(refused.json()).toMatchObject({ errors: [{ code: 'EC-05' }] });
  });
});

async function again({ email, password }: Subscriber): Promise<{ token: string }> {
  const payload = { email, password };
  const login = await product.app.inject({ method: 'POST', url: '/api/users/login', payload });
  return login.json<{ data: { token: string } }>().data;
}

describe('api keys: limits', () => {
  test('every use counts, that of colleagues too, and is told in the headers', async () => {
    const { organisationId } = await userOf(who);
    const { db } = product.people;
    await setLimit(db, organisationId, 'apiCallsPerDay', 4);
    await setLimit(db, organisationId, 'searchesPerMinute', 100);
    const { key } = await make();
    const { key: colleagues } = await make({}, await product.colleague(who));
    const first = await withKey(key);
    // The rest of the day in Amsterdam, where it is half past ten.
    expect(first.headers['ratelimit-policy']).toBe('"day";q=4;w=86400, "search";q=100;w=60');
    expect(first.headers['ratelimit']).toBe(`"day";r=3;t=${13.5 * 3_600}, "search";r=99;t=60`);
    await withKey(colleagues);
    // One that is refused for its right counts as well.
    const refused = await product.app.inject({
      url: '/api/lists/active',
      headers: { authorization: `Bearer ${key}` },
    });
    expect(refused.statusCode).toBe(403);
    expect((await list()).callsToday).toBe(3);
    expect((await withKey(key)).statusCode).toBe(200);
    const beyond = await withKey(key);
    expect(beyond.statusCode).toBe(429);
    expect(beyond.headers['retry-after']).toBe(String(13.5 * 3_600));
    expect(beyond.headers['ratelimit']).toMatch(/^"day";r=0;/);
    expect(beyond.json()).toMatchObject({
      errors: [{ code: 'RATE', message: expect.stringContaining('Om middernacht') as string }],
    });
    // Who is logged in goes on.
    expect((await who.post('/document/timeline', search)).statusCode).toBe(200);
  });

  test('searches of a minute are those of the user, by key or not', async () => {
    const { organisationId } = await userOf(who);
    await setLimit(product.people.db, organisationId, 'searchesPerMinute', 2);
    const { key } = await make();
    await who.post('/document/timeline', search);
    expect((await withKey(key)).statusCode).toBe(200);
    const beyond = await withKey(key);
    expect([beyond.statusCode, beyond.headers['retry-after']]).toEqual([429, '60']);
    expect(beyond.headers['ratelimit']).toContain('"search";r=0;t=60');
  });
});

describe('api keys: others', () => {
  test('have none of a user; admins see and revoke those of their own organisation', async () => {
    const { data, key } = await make();
    const colleague = await product.colleague(who);
    expect((await list(colleague)).data).toEqual([]);
    expect((await send('DELETE', '/users/me/api-keys', { id: data.id }, colleague.token)).statusCode).toBe(
      404,
    );
    const { organisationId } = await userOf(who);
    const staff = await product.subscriber({ roles: ['staff'] });
    const stranger = await product.subscriber({ roles: ['org-admin'] });
    const url = `/api/admin/api-keys?organisationId=${organisationId}`;
    const listed = (token: string) => product.app.inject({ url, headers: { 'x-auth': token } });
    expect((await listed(stranger.adminToken)).statusCode).toBe(404);
    expect((await listed(staff.adminToken)).json<{ data: OrganisationApiKey[] }>().data).toMatchObject([
      { id: data.id, user: { email: who.email, name: 'Test User' } },
    ]);
    const revoke = (token: string, body: object) =>
      send('DELETE', '/admin/api-keys', { id: data.id, reason: 'Uit dienst', ...body }, token);
    const { organisationId: elsewhere } = await userOf(stranger);
    for (const body of [{ organisationId }, { organisationId: elsewhere }])
      expect((await revoke(stranger.adminToken, body)).statusCode).toBe(404);
    expect((await withKey(key)).statusCode).toBe(200);
    await product.people.db
      .updateTable('users')
      .set({ organisationId })
      .where('email', '=', stranger.email)
      .execute();
    expect((await listed(stranger.adminToken)).json()).toMatchObject({ data: [{ id: data.id }] });
    expect((await revoke(stranger.adminToken, { organisationId })).statusCode).toBe(200);
    expect((await withKey(key)).statusCode).toBe(401);
    const noted = await product.people.db
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'apiKey.revoke')
      .execute();
    expect(noted).toMatchObject([
      {
        who: stranger.email,
        target: `${who.email}, ${data.prefix}`,
        reason: 'Uit dienst',
        organisationId,
      },
    ]);
  });
});

describe('api keys: the mails before their end', () => {
  let lease: Lease;
  beforeAll(async () => {
    const claimed = await openLeases(product.people).claim('api keys');
    if (!isLease(claimed)) throw new Error('nobody else works here');
    lease = claimed;
  });
  afterAll(() => lease.release());

  test('come fourteen and three days ahead, once, in the language of the user, and never after the end', async () => {
    const { id } = await userOf(who);
    await make({ name: 'Weekrapport', lastDay: '2026-12-20' });
    await make({ name: 'Kort', lastDay: '2026-11-25' });
    const { config, people } = product;
    const words = { productName: 'Vizier', address: config.BASE_URL, supportEmail: config.SUPPORT_EMAIL };
    const mailed: string[] = [];
    for (let days = 0; days < 33; days++) {
      const day = addDays(today, days);
      const clock = { now: () => new Date(`${day}T08:00:00Z`) };
      // Nobody worked in the days around the first of them.
      if (days >= 14 && days <= 17) continue;
      await warnOfEnds({ people: people.db, clock, words }, lease);
      await warnOfEnds({ people: people.db, clock, words }, lease);
      const rows = await people.db
        .selectFrom('deliveries')
        .select(['subject', 'text'])
        .where('userId', '=', id)
        .orderBy('plannedAt')
        .execute();
      if (rows.length > mailed.length) mailed.push(`${day} ${rows.at(-1)!.subject}`);
      expect(rows).toHaveLength(mailed.length);
      for (const { text } of rows) expect(text).toContain(`${config.BASE_URL}/settings#api`);
    }
    expect(mailed).toEqual([
      '2026-11-22 Je API-sleutel ‘Kort’ vervalt op woensdag 25 november 2026',
      '2026-12-08 Je API-sleutel ‘Weekrapport’ vervalt op zondag 20 december 2026',
      '2026-12-17 Je API-sleutel ‘Weekrapport’ vervalt op zondag 20 december 2026',
    ]);
    await forgetEnded(people.db, Date.parse('2026-12-26T09:00:00Z'));
    const left = await people.db.selectFrom('apiKeys').select('name').where('userId', '=', id).execute();
    expect(left).toEqual([{ name: 'Weekrapport' }]);
  });
});
