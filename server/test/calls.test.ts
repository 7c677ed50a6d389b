import { type Endpoint, sessionHeader } from 'contract/endpoint';
import { moduleCodes } from 'contract/modules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '#domains/auth/sessions.ts';
import { tokenHashOf } from '#platform/tokens.ts';
import type { Site } from '#platform/access.ts';
import { isForOutside } from '#platform/open-api/declared-calls.ts';
import { aDocument } from './documents.ts';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';
import { endpoints, rightCall, tokenFor } from './right-calls.ts';

let product: TestProduct;
let everything: Subscriber;
let localOnly: Subscriber;
let agendaOnly: Subscriber;
let noUpperHouse: Subscriber;
let staff: Subscriber;

beforeAll(async () => {
  product = await openProduct();
  await product.documents.put([
    aDocument({ id: 'test-open' }),
    aDocument({ id: 'test-senate', groupPath: 'ek/motie' }),
  ]);
  [everything, localOnly, agendaOnly, noUpperHouse, staff] = await Promise.all([
    product.subscriber(),
    product.subscriber({ modules: ['nlLrDashboard'] }),
    product.subscriber({ modules: ['agenda'] }),
    product.subscriber({ modules: ['nlDashboard'] }),
    product.subscriber({ roles: ['staff'] }),
  ]);
});
afterAll(() => product.close());

/** A session of each site as a browser has them: calls may end it, so every one has its own. */
async function cookiesOf({
  email,
}: Subscriber): Promise<Record<Site, { cookie: string; sessionId: string }>> {
  const { db } = product.people;
  const now = product.clock.now().getTime();
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const begin = async (site: Site, name: string) => {
    const here = { address: '127.0.0.1', userAgent: '' };
    const { token, sessionId } = await startSession(db, id, here, { site, factorAt: now }, now);
    return { cookie: `${name}=${token}`, sessionId };
  };
  return { product: await begin('product', 'session'), admin: await begin('admin', 'admin') };
}
const siteOf = ({ access }: Endpoint): Site => (access.kind === 'admin' ? 'admin' : 'product');

describe('every call', () => {
  it('is described, with its method, unless it is for staff or of the admin site', async () => {
    const { paths } = (await product.app.inject('/api/openapi.json')).json<{
      paths: Record<string, object>;
    }>();
    for (const endpoint of endpoints) {
      const path = `/api${endpoint.path}`;
      if (isForOutside(endpoint)) expect(paths[path], path).toHaveProperty(endpoint.method.toLowerCase());
      else expect(Object.keys(paths)).not.toContain(path);
    }
  });

  it.each(
    endpoints
      .filter(({ access }) => !['public', 'ticket'].includes(access.kind))
      .map((e) => [e.path, e] as const),
  )('%s refuses a visitor without a session and with a made-up token', async (_path, endpoint) => {
    for (const headers of [{}, { 'x-auth': 'made-up' }]) {
      const answer = await product.app.inject({ ...rightCall(endpoint), headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'SESSION' }], requestId: expect.any(String) });
    }
  });

  describe('with the session of the cookie (decision 10.11)', () => {
    const ofSession = endpoints.filter(({ access }) => !['public', 'ticket'].includes(access.kind));
    let browsing: Subscriber;
    let kept: Awaited<ReturnType<typeof cookiesOf>>;
    beforeAll(async () => {
      browsing = await product.subscriber({ roles: ['staff'] });
      kept = await cookiesOf(staff);
    });
    const own = (sessionId: string) => ({ [sessionHeader]: sessionId, origin: product.config.BASE_URL });

    it.each(ofSession.map((e) => [`${e.method} ${e.path}`, e] as const))(
      '%s is answered, with the header of its page where it changes something',
      async (_call, endpoint) => {
        // Some of them end it.
        const { [siteOf(endpoint)]: browser } = await cookiesOf(browsing);
        const { cookie, sessionId } = browser;
        const headers = { cookie, ...(endpoint.changes ? own(sessionId) : {}) };
        const answer = await product.app.inject({ ...rightCall(endpoint), headers });
        expect(answer.body).not.toContain('SESSION');
        expect(answer.statusCode).not.toBe(403);
      },
    );

    it.each(ofSession.filter(({ changes }) => changes).map((e) => [`${e.method} ${e.path}`, e] as const))(
      '%s is refused to a page that is not ours',
      async (_call, endpoint) => {
        const { cookie, sessionId } = kept[siteOf(endpoint)];
        const ours = own(sessionId);
        for (const foreign of [
          { origin: ours.origin },
          { ...ours, origin: 'https://elsewhere.example' },
          { ...ours, origin: 'null' },
          { ...ours, 'sec-fetch-site': 'same-site' },
          { ...ours, 'sec-fetch-site': 'cross-site' },
        ]) {
          const headers = { cookie, ...foreign };
          const answer = await product.app.inject({ ...rightCall(endpoint), headers });
          expect(answer.statusCode).toBe(403);
          expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-06' }] });
        }
      },
    );

    it.each(ofSession.map((e) => [`${e.method} ${e.path}`, e] as const))(
      '%s is not answered to a page of another session',
      async (_call, endpoint) => {
        const { cookie } = kept[siteOf(endpoint)];
        const headers = { cookie, ...own('AAAAAAAAAAAAAAAAAAAAAA') };
        const answer = await product.app.inject({ ...rightCall(endpoint), headers });
        expect(answer.statusCode).toBe(401);
      },
    );

    it('every call that is not a GET counts as one that changes something, and so does the log-out', () => {
      const changing = endpoints
        .filter(({ changes }) => changes)
        .map(({ method, path }) => `${method} ${path}`);
      const expected = endpoints
        .filter(({ method, path }) => method !== 'GET' || path === '/users/logout')
        .map(({ method, path }) => `${method} ${path}`);
      expect(changing).toEqual(expected);
    });
  });

  it.each(endpoints.filter(({ access }) => access.kind === 'staff').map((e) => [e.path, e] as const))(
    '%s is for staff only',
    async (_path, endpoint) => {
      const refused = await product.app.inject({
        ...rightCall(endpoint),
        headers: { 'x-auth': everything.token },
      });
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ errors: [{ code: 'EC-01' }] });
      const allowed = await product.app.inject({
        ...rightCall(endpoint),
        headers: { 'x-auth': staff.token },
      });
      expect([200, 404]).toContain(allowed.statusCode);
    },
  );

  describe('of the admin site', () => {
    const ofAdmin = endpoints.filter(({ access }) => access.kind === 'admin');

    it.each(ofAdmin.map((e) => [`${e.method} ${e.path}`, e] as const))(
      '%s answers whom it is for, in a session of the site alone, and staff with their second factor alone',
      async (_call, endpoint) => {
        const made = (token: string) =>
          product.app.inject({ ...rightCall(endpoint), headers: { 'x-auth': token } });
        const ofOrganisation = endpoint.access.kind === 'admin' && endpoint.access.of === 'organisation';
        expect((await made(staff.token)).statusCode).toBe(401);
        expect((await made(everything.adminToken)).json()).toMatchObject({ errors: [{ code: 'EC-01' }] });
        const admin = await product.subscriber({ roles: ['org-admin'] });
        expect((await made(admin.adminToken)).statusCode === 403).toBe(!ofOrganisation);
        const member = await product.subscriber({ roles: ['staff'] });
        expect((await made(member.adminToken)).statusCode).not.toBe(403);
        const unproven = await product.subscriber({ roles: ['staff'] });
        await product.people.db
          .updateTable('sessions')
          .set({ factorAt: null })
          .where('tokenHash', '=', tokenHashOf(unproven.adminToken))
          .execute();
        expect((await made(unproven.adminToken)).statusCode).toBe(403);
      },
    );

    it('a session of it opens nothing of the product', async () => {
      const answer = await product.app.inject({
        url: '/api/users/me/session',
        headers: { 'x-auth': staff.adminToken },
      });
      expect(answer.statusCode).toBe(401);
    });
  });

  it.each(
    endpoints
      .filter(({ access }) => ['module', 'grouping'].includes(access.kind))
      .map((e) => [e.path, e] as const),
  )('%s names the missing module', async (_path, endpoint) => {
    const ofAgenda = endpoint.access.kind === 'module' && endpoint.access.module === 'agenda';
    const answer = await product.app.inject({
      ...rightCall(endpoint),
      headers: { 'x-auth': (ofAgenda ? localOnly : agendaOnly).token },
    });
    const ofDashboard = endpoint.path.startsWith('/eu/') ? 'MC07' : 'MC11';
    const module = endpoint.access.kind === 'module' ? moduleCodes[endpoint.access.module] : ofDashboard;
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-01', module }] });
  });

  it.each(endpoints.filter(({ access }) => access.kind === 'document').map((e) => [e.path, e] as const))(
    '%s keeps the user and names the module for one document outside the subscription',
    async (_path, endpoint) => {
      const answer = await product.app.inject({
        ...rightCall(endpoint),
        headers: { 'x-auth': localOnly.token },
      });
      // A document without a file of its own has nothing to refuse.
      if (endpoint.path.startsWith('/file/')) return expect(answer.statusCode).toBe(404);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-07', module: 'MC11' }] });
    },
  );

  it.each(endpoints.map((e) => [e.path, e] as const))('%s refuses unknown input', async (_path, endpoint) => {
    const call = rightCall(endpoint);
    const headers = { 'x-auth': tokenFor(endpoint, staff) };
    const inQuery = await product.app.inject({
      ...call,
      url: `${call.url}${call.url.includes('?') ? '&' : '?'}surprise=1`,
      headers,
    });
    expect(inQuery.statusCode).toBe(400);
    expect(inQuery.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'query.surprise' }] });
    if (!call.payload) return;
    const inBody = await product.app.inject({ ...call, payload: { ...call.payload, surprise: 1 }, headers });
    expect(inBody.statusCode).toBe(400);
    expect(inBody.json()).toMatchObject({ errors: [{ code: 'EC-02', field: 'body.surprise' }] });
  });

  // The rule is the frame's; those whose body may be empty are named by the specification, the others ask for something.
  const withBodies = endpoints.filter(({ method, path }) => {
    return method !== 'GET' && /(duplicate|webcal-setup|restore|agendas|preferences|timeline)$/.test(path);
  });
  it.each(withBodies.map((e) => [`${e.method} ${e.path}`, e] as const))(
    '%s takes no body for an empty one',
    async (_call, endpoint) => {
      const { url, method } = rightCall(endpoint);
      const answers: { statusCode: number; fields: (string | undefined)[] }[] = [];
      for (const sent of [{ payload: {} }, {}, { payload: '' }]) {
        const somebody = await product.subscriber({ roles: ['staff'] });
        const headers = {
          'x-auth': tokenFor(endpoint, somebody),
          ...('payload' in sent ? { 'content-type': 'application/json' } : {}),
        };
        const { statusCode, body } = await product.app.inject({ method, url, headers, ...sent });
        const { errors = [] } = JSON.parse(body || '{}') as { errors?: { field?: string }[] };
        answers.push({ statusCode, fields: errors.map(({ field }) => field) });
      }
      expect(answers).toEqual(answers.map(() => answers[0]));
    },
  );

  it('names what is wrong as people do, in their language', async () => {
    const told = async (url: string, payload: object, language = 'nl') => {
      const answer = await everything.post(url, payload, { 'accept-language': language });
      return answer.json<{ errors: { message: string; field: string }[] }>().errors[0];
    };
    const wrong = { sessionFilters: ['nl', ''] };
    expect(await told('/agendas', wrong)).toEqual({
      code: 'EC-02',
      message: 'De waarde van de filters is ongeldig.',
      field: 'body.sessionFilters.1',
    });
    expect((await told('/agendas', wrong, 'en-gb'))?.message).toBe('The value of the filters is not valid.');
    expect((await told('/agendas?startDate=2026-13-01', {}))?.message).toBe(
      'De waarde van de begindatum is ongeldig.',
    );
    expect((await told('/agendas?startDate=2026-01-01', {}))?.message).toBe(
      'De agenda loopt van 20-08-2026 tot en met 20-05-2027.',
    );
    expect((await told('/lists', {}))?.message).toBe('De waarde van de titel is ongeldig.');
  });

  it('accepts the timestamp of a GET and ignores it (decision 7.2)', async () => {
    expect((await everything.get('/users/me/session?timestamp=1790000000000')).statusCode).toBe(200);
  });

  it('answers an unknown call, broken JSON and a body that is too large with an error body', async () => {
    const headers = { 'x-auth': everything.token, 'content-type': 'application/json' };
    const unknown = await product.app.inject({ url: '/api/nothing/here', headers });
    const broken = await product.app.inject({
      method: 'POST',
      url: '/api/document/timeline',
      headers,
      payload: '{',
    });
    const large = await product.app.inject({
      method: 'POST',
      url: '/api/document/timeline',
      headers,
      payload: JSON.stringify({ query: 'x'.repeat(1_100_000) }),
    });
    expect([unknown.statusCode, broken.statusCode, large.statusCode]).toEqual([404, 400, 413]);
    for (const answer of [unknown, broken, large]) {
      expect(answer.json()).toMatchObject({
        errors: [{ code: expect.any(String), message: expect.any(String) }],
      });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('speaks the language asked for, Dutch otherwise', async () => {
    const dutch = await product.app.inject('/api/users/me/session');
    const english = await product.app.inject({
      url: '/api/users/me/session',
      headers: { 'accept-language': 'en-gb,en;q=0.9' },
    });
    expect(dutch.json()).toMatchObject({ errors: [{ message: 'Je sessie is verlopen, log opnieuw in' }] });
    expect(english.json<{ errors: { message: string }[] }>().errors[0]!.message).toMatch(/session/i);
  });

  it('keeps the upper house for who has its module (decision 1.1)', async () => {
    const answer = await noUpperHouse.post('/document/test-senate', {});
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-07', module: 'DSModule' }] });
    expect((await everything.post('/document/test-senate', {})).statusCode).toBe(200);
  });
});
