import type { Endpoint } from 'contract/endpoint';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';
import { endpoints, rightCall, tokenFor } from './right-calls.ts';

// No store can keep them.
describe('every call refuses NUL and half a surrogate pair', () => {
  let product: TestProduct;
  let staff: Subscriber;
  beforeAll(async () => {
    product = await openProduct();
    staff = await product.subscriber({ roles: ['staff'] });
  });
  afterAll(() => product.close());

  /** Nobody is logged in where nobody needs to be. */
  const whoCalls = (endpoint: Endpoint) =>
    ['public', 'ticket'].includes(endpoint.access.kind) ? {} : { 'x-auth': tokenFor(endpoint, staff) };
  const refused = async (endpoint: Endpoint, call: InjectOptions, field: string) => {
    const answer = await product.app.inject({ ...call, headers: whoCalls(endpoint) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: [{ code: 'EC-02', field, message: expect.stringContaining('een teken dat niet') }],
    });
  };

  it.each(endpoints.map((one) => [`${one.method} ${one.path}`, one] as const))(
    '%s',
    async (_name, endpoint) => {
      const call = rightCall(endpoint);
      const and = call.url.includes('?') ? '&' : '?';
      await refused(endpoint, { ...call, url: `${call.url}${and}timestamp=a%00b` }, 'query.timestamp');
      await refused(endpoint, { ...call, url: `${call.url}${and}a%00b=1` }, 'query');
      const [inPath] = /\{(\w+)\}/.exec(endpoint.path) ?? [];
      if (inPath) {
        const url = `/api${endpoint.path.replace(inPath, 'a%00b').replaceAll(/\{\w+\}/g, 'test-open')}`;
        await refused(endpoint, { ...call, url }, `params.${inPath.slice(1, -1)}`);
      }
      if (!call.payload) return;
      const payload = (more: string): InjectOptions => ({
        ...call,
        payload: JSON.stringify(call.payload).replace(/\}$/, `${more}}`),
        headers: { 'content-type': 'application/json' },
      });
      const comma = Object.keys(call.payload).length > 0 ? ',' : '';
      for (const [text, field] of [
        [`"title":"a\\u0000b"`, 'body.title'],
        [`"title":"\\ud800"`, 'body.title'],
        [`"deep":[{"title":"a\\udc00b"}]`, 'body.deep.0.title'],
        [`"a\\u0000b":1`, 'body'],
      ] as const) {
        const { headers, ...asked } = payload(comma + text);
        const answer = await product.app.inject({
          ...asked,
          headers: { ...headers, ...whoCalls(endpoint) },
        });
        expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
      }
    },
  );

  it('pages without a login too', async () => {
    for (const url of ['/unsubscribe/a%00b', '/api/docs/a%00b']) {
      expect((await product.app.inject(url)).statusCode, url).toBe(400);
    }
  });

  it('and tells a whole pair, and a body that is nested as deep as it may be large, apart from them', async () => {
    const post = (url: string, payload: string) =>
      product.app.inject({
        method: 'POST',
        url: `/api${url}`,
        payload,
        headers: { 'x-auth': staff.token, 'content-type': 'application/json' },
      });
    const made = await post('/lists', '{"title":"Wind \\ud83c\\udf2c"}');
    expect(made.json()).toMatchObject({ data: { title: 'Wind 🌬' } });
    const deep = 500_000;
    expect((await post('/lists', `${'['.repeat(deep)}"\\u0000"${']'.repeat(deep)}`)).statusCode).toBe(400);
  });

  it('drops other control characters from titles', async () => {
    const made = await staff.post('/lists', { title: ' Net\u0007werk\u001b\tvan\nmorgen\u0085 ' });
    expect(made.json()).toMatchObject({ data: { title: 'Netwerk van morgen' } });
    expect((await staff.post('/lists', { title: '\u0001\u0002' })).statusCode).toBe(400);
  });
});
