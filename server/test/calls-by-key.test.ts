import type { KeyScope } from 'contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from './declared-calls.ts';
import { isOpen, nameOf } from './faults-of.ts';
import { openProduct, type TestProduct } from './product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

const closed = endpoints.filter((endpoint) => !isOpen(endpoint));
const taking = closed.filter(({ key }) => key !== undefined);

// Decision 10.8: which scope a call needs stands in its declaration; `who-may-call.test.ts` makes every one.
describe('every call with an API key', () => {
  it('tells what of the limit of the day is left, and the scope that is missing', async () => {
    const holder = await product.subscriber();
    const asked = async (scope: KeyScope, path: string) => {
      const made = await holder.post('/users/me/api-keys', { name: scope, scopes: [scope] });
      const headers = { authorization: `Bearer ${made.json<{ key: string }>().key}` };
      return product.app.inject({ url: `/api${path}`, headers });
    };
    const { statusCode, headers } = await asked('read', '/sources/late');
    expect([statusCode, headers['ratelimit-policy']]).toEqual([
      200,
      expect.stringMatching(/^"day";q=5000;w=86400/),
    ]);
    expect((await asked('lists', '/sources/late')).body).toContain('‘read’');
    expect((await asked('read', '/users/me/session')).body).toContain('niet met een API-sleutel');
  });

  it('stands in the OpenAPI description with the scope it needs', async () => {
    const { paths } = (await product.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { security: object[] }>>;
    }>();
    for (const endpoint of closed.filter(({ access }) => !['staff', 'admin'].includes(access.kind))) {
      const { security } = paths[`/api${endpoint.path}`]![endpoint.method.toLowerCase()]!;
      const expected = endpoint.key ? [{ session: [] }, { bearer: [endpoint.key] }] : [{ session: [] }];
      expect(security, nameOf(endpoint)).toEqual(expected);
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
