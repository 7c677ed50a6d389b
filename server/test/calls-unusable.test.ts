import type { Endpoint } from 'contract/endpoint';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, isOpen, type Look } from './faults-of.ts';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';
import { endpoints } from './declared-calls.ts';
import { rightCall, tokenFor } from './right-calls.ts';

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
  const whoCalls = (endpoint: Endpoint): Record<string, string> =>
    isOpen(endpoint) ? {} : { 'x-auth': tokenFor(endpoint, staff) };

  it('in query, path and body', async () => {
    const look: Look = async (endpoint) => {
      const call = rightCall(endpoint);
      const and = call.url.includes('?') ? '&' : '?';
      const wrong: [InjectOptions, string][] = [
        [{ ...call, url: `${call.url}${and}timestamp=a%00b` }, 'query.timestamp'],
        [{ ...call, url: `${call.url}${and}a%00b=1` }, 'query'],
      ];
      const [inPath] = /\{(\w+)\}/.exec(endpoint.path) ?? [];
      if (inPath) {
        const url = `/api${endpoint.path.replace(inPath, 'a%00b').replaceAll(/\{\w+\}/g, 'test-open')}`;
        wrong.push([{ ...call, url }, `params.${inPath.slice(1, -1)}`]);
      }
      if (call.payload) {
        const json = JSON.stringify(call.payload);
        const comma = json === '{}' ? '' : ',';
        for (const [text, field] of [
          [`"title":"a\\u0000b"`, 'body.title'],
          [`"title":"\\ud800"`, 'body.title'],
          [`"deep":[{"title":"a\\udc00b"}]`, 'body.deep.0.title'],
          [`"a\\u0000b":1`, 'body'],
        ] as const) {
          const payload = json.replace(/\}$/, `${comma}${text}}`);
          wrong.push([{ ...call, payload, headers: { 'content-type': 'application/json' } }, field]);
        }
      }
      for (const [asked, field] of wrong) {
        const headers = { ...asked.headers, ...whoCalls(endpoint) };
        const answer = await product.app.inject({ ...asked, headers });
        const [error] = answer.json<{ errors: { code: string; field?: string; message: string }[] }>().errors;
        const isRefused =
          answer.statusCode === 400 &&
          error?.code === 'EC-02' &&
          error.message.includes('een teken dat niet');
        if (!isRefused || error.field !== field) return `${field}: ${answer.body}`;
      }
      return undefined;
    };
    expect(await faultsOf(endpoints, look)).toBe('');
  });

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
