import { fastify } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { aDocument } from '#test/documents.ts';
import { openProduct, type TestProduct } from '#test/product.ts';
import { openLog } from './log.ts';
import { openMetrics } from './metrics.ts';
import { observeRequests } from './observe-requests.ts';

let product: TestProduct | undefined;
afterEach(async () => {
  await product?.close();
  product = undefined;
});

/** A log whose lines can be read. */
function readableLog() {
  const lines: string[] = [];
  const log = openLog('trace', { write: (line) => void lines.push(line) });
  const parsed = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log, lines, parsed };
}

test('observe requests: each call of the API is one line without what is secret in it', async () => {
  const { log, lines, parsed } = readableLog();
  product = await openProduct(undefined, log);
  const { app } = product;
  await product.documents.put([aDocument({ id: 'test-a' })]);
  const reader = await product.subscriber();
  const { token, email, password: right } = reader;
  const secrets = ['zeer-geheim-wachtwoord', 'geheim-kaartje', 'geheime-zoekvraag', 'geheim-token'];
  const [password, ticket, query, reset] = secrets as [string, string, string, string];
  const calls = [
    await reader.post('/document/test-a', { highlightWord: query }),
    await reader.post('/document/test-a?query=geheime-zoekvraag&unknown=geheim-token', {}),
    await reader.get('/file/check/document/test-a?token=geheim-token'),
    await reader.post('/document/timeline', { query, context: ['all'], groupingDetails: { name: 'nl' } }),
    await reader.post('/document/timeline', { query: 'a((', context: [query], token: reset }),
    await app.inject({ method: 'POST', url: '/api/users/login', payload: { email, password } }),
    await app.inject({
      method: 'POST',
      url: '/api/users/password-reset',
      payload: { token: reset, password },
    }),
    await app.inject(`/api/file/stream/document/test-a?ticket=${ticket}`),
    await app.inject({
      url: '/api/debug/mails',
      headers: { authorization: `Bearer ${reset}`, 'x-auth': reset },
    }),
    await app.inject({
      method: 'POST',
      url: `/api/users/login?password=${password}`,
      headers: { 'content-type': 'application/json' },
      payload: `{"password":"${password}"`,
    }),
    await reader.get('/users/logout'),
  ];
  await expect.poll(() => parsed().filter(({ msg }) => msg === 'call').length).toBe(calls.length);
  for (const secret of [...secrets, token, right]) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
  }
  const [first] = parsed().filter(({ msg }) => msg === 'call');
  expect(first).toMatchObject({ level: 20, method: 'POST', route: '/api/document/:id', status: 200 });
  expect(first!['userId']).toEqual(expect.any(String));
  expect(first!['ms']).toEqual(expect.any(Number));
  const statuses = new Set(calls.map(({ statusCode }) => statusCode));
  expect([...statuses].sort()).toEqual([200, 400, 401, 403]);
});

test('observe requests: a failure of ours is a warning and tells no address with secrets', async () => {
  const { log, lines, parsed } = readableLog();
  const app = fastify({ loggerInstance: log });
  const metrics = openMetrics({ lastSuccesses: async () => [], ofProcess: false });
  observeRequests(app, metrics);
  app.get('/api/broken/:id', async (request) => {
    const cause = new Error('cannot reach https://elastic:wachtwoord-een@engine:9200/_search?query=zoek-een');
    const meta = { body: 'geheim-een', headers: { authorization: 'geheim-twee' } };
    const failure = Object.assign(new Error('no answer to /files?ticket=kaart-een&x=1', { cause }), { meta });
    request.log.error(
      { err: failure, password: 'geheim-drie', config: { METRICS_TOKEN: 'geheim-vier' } },
      'failed',
    );
    throw failure;
  });
  await app.inject('/api/broken/nummer-een?token=penning-een');
  await app.close();
  const call = parsed().find(({ msg }) => msg === 'call');
  expect(call).toMatchObject({ level: 40, route: '/api/broken/:id', status: 500 });
  const failure = parsed().find(({ msg }) => msg === 'failed')!['err'] as Record<string, unknown>;
  expect(failure).toMatchObject({ type: 'Error', message: 'no answer to /files?ticket=…&x=1' });
  expect(failure['cause']).toMatchObject({ message: 'cannot reach https://…@engine:9200/_search?query=…' });
  for (const secret of [
    'wachtwoord-een',
    'zoek-een',
    'geheim-een',
    'geheim-twee',
    'geheim-vier',
    'kaart-een',
  ]) {
    expect(
      lines.filter((line) => line.includes(secret)),
      secret,
    ).toEqual([]);
  }
});
