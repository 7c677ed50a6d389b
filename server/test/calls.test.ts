import { sessionHeader } from 'contract/endpoint';
import { moduleCodes } from 'contract/modules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isForOutside } from '#platform/open-api/declared-calls.ts';
import { aDocument } from './documents.ts';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';
import { endpoints, rightCall } from './right-calls.ts';

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

/** Logs in as a browser does: calls may end the session, so every one has its own. */
async function cookieOf({ email, password }: Subscriber): Promise<{ cookie: string; sessionId: string }> {
  const answer = await product.app.inject({
    method: 'POST',
    url: '/api/users/login',
    payload: { email, password },
  });
  const { name, value } = answer.cookies[0]!;
  return { cookie: `${name}=${value}`, sessionId: answer.json<{ sessionId: string }>().sessionId };
}

describe('every call', () => {
  it('is described, with its method, unless it is for staff', async () => {
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
    let kept: { cookie: string; sessionId: string };
    beforeAll(async () => {
      browsing = await product.subscriber({ roles: ['staff'] });
      kept = await cookieOf(staff);
    });
    const own = (sessionId: string) => ({ [sessionHeader]: sessionId, origin: product.config.BASE_URL });

    it.each(ofSession.map((e) => [`${e.method} ${e.path}`, e] as const))(
      '%s is answered, with the header of its page where it changes something',
      async (_call, endpoint) => {
        // Some of them end it.
        const { cookie, sessionId } = await cookieOf(browsing);
        const headers = { cookie, ...(endpoint.changes ? own(sessionId) : {}) };
        const answer = await product.app.inject({ ...rightCall(endpoint), headers });
        expect(answer.body).not.toContain('SESSION');
        expect(answer.statusCode).not.toBe(403);
      },
    );

    it.each(ofSession.filter(({ changes }) => changes).map((e) => [`${e.method} ${e.path}`, e] as const))(
      '%s is refused to a page that is not ours',
      async (_call, endpoint) => {
        const ours = own(kept.sessionId);
        for (const foreign of [
          { origin: ours.origin },
          { ...ours, origin: 'https://elsewhere.example' },
          { ...ours, origin: 'null' },
          { ...ours, 'sec-fetch-site': 'same-site' },
          { ...ours, 'sec-fetch-site': 'cross-site' },
        ]) {
          const headers = { cookie: kept.cookie, ...foreign };
          const answer = await product.app.inject({ ...rightCall(endpoint), headers });
          expect(answer.statusCode).toBe(403);
          expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-06' }] });
        }
      },
    );

    it.each(ofSession.map((e) => [`${e.method} ${e.path}`, e] as const))(
      '%s is not answered to a page of another session',
      async (_call, endpoint) => {
        const headers = { cookie: kept.cookie, ...own('AAAAAAAAAAAAAAAAAAAAAA') };
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
    const headers = { 'x-auth': staff.token };
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
        const { token } = await product.subscriber({ roles: ['staff'] });
        const headers = {
          'x-auth': token,
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
