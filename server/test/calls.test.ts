import { type Endpoint, sessionHeader } from 'contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSession } from '#domains/auth/sessions.ts';
import type { Site } from '#platform/access.ts';
import { isForOutside } from '#platform/open-api/declared-calls.ts';
import { aDocument } from './documents.ts';
import { faultsOf, isOpen, type Look } from './faults-of.ts';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';
import { endpoints } from './declared-calls.ts';
import { rightCall, tokenFor } from './right-calls.ts';

let product: TestProduct;
let everything: Subscriber;
let noUpperHouse: Subscriber;
let staff: Subscriber;

beforeAll(async () => {
  product = await openProduct();
  await product.documents.put([
    aDocument({
      id: 'test-open',
      numbers: [
        { kind: 'dossier', value: '36 914' },
        { kind: 'procedure', value: '2024/0231(COD)' },
      ],
    }),
    aDocument({ id: 'test-senate', groupPath: 'ek/motie' }),
  ]);
  [everything, noUpperHouse, staff] = await Promise.all([
    product.subscriber(),
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

  describe('with the session of the cookie (decision 10.11)', () => {
    const ofSession = endpoints.filter((endpoint) => !isOpen(endpoint));
    let browsing: Subscriber;
    let kept: Awaited<ReturnType<typeof cookiesOf>>;
    beforeAll(async () => {
      browsing = await product.subscriber({ roles: ['staff'] });
      kept = await cookiesOf(staff);
    });
    const own = (sessionId: string) => ({ [sessionHeader]: sessionId, origin: product.config.BASE_URL });

    it('answers, with the header of its page where it changes something', async () => {
      const look: Look = async (endpoint) => {
        // Some of them end it.
        const { [siteOf(endpoint)]: browser } = await cookiesOf(browsing);
        const { cookie, sessionId } = browser;
        const headers = { cookie, ...(endpoint.changes ? own(sessionId) : {}) };
        const answer = await product.app.inject({ ...rightCall(endpoint), headers });
        const isAnswered = answer.statusCode !== 403 && !answer.body.includes('SESSION');
        return isAnswered ? undefined : answer.body;
      };
      expect(await faultsOf(ofSession, look)).toBe('');
    });

    it('refuses what changes something to a page that is not ours', async () => {
      const look: Look = async (endpoint) => {
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
          if (answer.statusCode !== 403 || !answer.body.includes('"EC-06"')) return answer.body;
        }
        return undefined;
      };
      const changing = ofSession.filter(({ changes }) => changes);
      expect(await faultsOf(changing, look)).toBe('');
    });

    it('answers nothing to a page of another session', async () => {
      const look: Look = async (endpoint) => {
        const { cookie } = kept[siteOf(endpoint)];
        const headers = { cookie, ...own('AAAAAAAAAAAAAAAAAAAAAA') };
        const answer = await product.app.inject({ ...rightCall(endpoint), headers });
        return answer.statusCode === 401 ? undefined : answer.body;
      };
      expect(await faultsOf(ofSession, look)).toBe('');
    });

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

  it('refuses unknown input', async () => {
    const look: Look = async (endpoint) => {
      const call = rightCall(endpoint);
      const headers = { 'x-auth': tokenFor(endpoint, staff) };
      const url = `${call.url}${call.url.includes('?') ? '&' : '?'}surprise=1`;
      const asked = [
        { field: 'query.surprise', call: { ...call, url } },
        ...(call.payload
          ? [{ field: 'body.surprise', call: { ...call, payload: { ...call.payload, surprise: 1 } } }]
          : []),
      ];
      for (const { field, call: wrong } of asked) {
        const answer = await product.app.inject({ ...wrong, headers });
        const [error] = answer.json<{ errors: { code: string; field?: string }[] }>().errors;
        const isRefused = answer.statusCode === 400 && error?.code === 'EC-02' && error.field === field;
        if (!isRefused) return answer.body;
      }
      return undefined;
    };
    expect(await faultsOf(endpoints, look)).toBe('');
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
