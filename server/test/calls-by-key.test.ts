import { type Endpoint, type KeyScope, keyScopes } from 'contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aDocument } from './documents.ts';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';
import { endpoints, rightCall, tokenFor } from './right-calls.ts';

let product: TestProduct;
/** Marked as staff and as an admin too: a key has none of that. */
let holder: Subscriber;
let keys: Record<KeyScope | 'all', string>;

beforeAll(async () => {
  product = await openProduct();
  await product.documents.put([aDocument({ id: 'test-open' })]);
  holder = await product.subscriber({ roles: ['staff', 'org-admin'] });
  keys = { all: await keyWith([...keyScopes]) } as typeof keys;
  for (const scope of keyScopes) keys[scope] = await keyWith([scope]);
});
afterAll(() => product.close());

async function keyWith(scopes: KeyScope[]): Promise<string> {
  const made = await holder.post('/users/me/api-keys', { name: scopes.join(' '), scopes });
  return made.json<{ key: string }>().key;
}

const ask = (endpoint: Endpoint, key: string, headers: Record<string, string> = {}) =>
  product.app.inject({ ...rightCall(endpoint), headers: { ...headers, authorization: `Bearer ${key}` } });
const name = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const isOpen = ({ access }: Endpoint) => ['public', 'ticket'].includes(access.kind);
const each = (some: readonly Endpoint[]) => some.map((endpoint) => [name(endpoint), endpoint] as const);

const closed = endpoints.filter((endpoint) => !isOpen(endpoint));
const taking = closed.filter(({ key }) => key !== undefined);

// Decision 10.8: which scope a call needs stands in its declaration, and nowhere else.
describe('every call with an API key', () => {
  it.each(each(taking))('%s is answered to a key with its scope and to no other', async (_, endpoint) => {
    for (const scope of keyScopes) {
      const answer = await ask(endpoint, keys[scope]);
      if (scope === endpoint.key) {
        expect([200, 400, 404], answer.body).toContain(answer.statusCode);
        expect(answer.headers['ratelimit-policy']).toMatch(/^"day";q=5000;w=86400/);
      } else {
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ errors: [{ code: 'EC-01' }] });
        expect(answer.body).toContain(`‘${endpoint.key}’`);
      }
    }
  });

  it.each(each(closed.filter(({ key }) => key === undefined)))(
    '%s takes no key, whatever it may and whatever session comes along',
    async (_, endpoint) => {
      const sessions: Record<string, string>[] = [{}, { 'x-auth': tokenFor(endpoint, holder) }];
      for (const headers of sessions) {
        const answer = await ask(endpoint, keys.all, headers);
        expect(answer.statusCode).toBe(403);
        expect(answer.body).toContain('niet met een API-sleutel');
      }
    },
  );

  it.each(each(closed))('%s refuses a key that does not hold', async (_, endpoint) => {
    for (const key of ['vz_', `${keys.all}A`, 'vz_abcdefgh_made-up']) {
      const answer = await ask(endpoint, key, { 'x-auth': tokenFor(endpoint, holder) });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ errors: [{ code: 'AUTH' }] });
    }
    expect(
      (await product.app.inject({ ...rightCall(endpoint), headers: { 'x-auth': keys.all } })).statusCode,
    ).toBe(401);
  });

  it('stands in the OpenAPI description with the scope it needs', async () => {
    const { paths } = (await product.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { security: object[] }>>;
    }>();
    for (const endpoint of closed.filter(({ access }) => !['staff', 'admin'].includes(access.kind))) {
      const { security } = paths[`/api${endpoint.path}`]![endpoint.method.toLowerCase()]!;
      const expected = endpoint.key ? [{ session: [] }, { bearer: [endpoint.key] }] : [{ session: [] }];
      expect(security, name(endpoint)).toEqual(expected);
    }
  });

  it('of accounts, settings, staff and whatever leads outside takes none', () => {
    const inner = /^\/(admin|debug|event|newsletters|feeds|users)\b|share|transfer|verify|newsletter|rss/;
    const read = [
      '/users/me/agenda-filter-types',
      '/users/me/document-filter-types',
      '/users/me/stakeholder-source-list',
    ];
    const taken = taking
      .filter(({ path, access }) => inner.test(path) || access.kind === 'staff')
      .map(({ path }) => path);
    expect(taken).toEqual(read);
    expect(taking.length).toBeGreaterThan(60);
  });
});
