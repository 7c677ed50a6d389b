import { afterEach, beforeEach, expect, test } from 'vitest';
import { fastify, type FastifyInstance } from 'fastify';
import { aDocument } from '#test/documents.ts';
import { openProduct, type TestProduct } from '#test/product.ts';
import { healthRoutes } from './health.ts';
import { openMetrics } from './metrics.ts';

const figures = () => openMetrics({ lastSuccesses: async () => [], ofProcess: false });

let app: FastifyInstance | undefined;
let product: TestProduct | undefined;
let working: boolean;
beforeEach(() => {
  working = true;
});
afterEach(async () => {
  await app?.close();
  await product?.close();
  app = product = undefined;
});

/** A server with two parts, one of which breaks when told, on a port of its own. */
async function listen(token?: string): Promise<string> {
  app = fastify({ trustProxy: 'loopback' });
  healthRoutes(app, {
    parts: {
      people: async () => undefined,
      documents: async () => {
        if (!working) throw new Error('connect ECONNREFUSED 10.1.2.3:9200');
      },
    },
    metrics: figures(),
    metricsToken: token,
  });
  return app.listen({ port: 0, host: '127.0.0.1' });
}

test('health: readiness names the part that fails, without what is inside, and recovers by itself', async () => {
  const address = await listen();
  const ready = async () => {
    const answer = await fetch(`${address}/readyz`);
    return [answer.status, await answer.text()];
  };
  expect(await ready()).toEqual([200, '{"ready":true,"failing":[]}']);
  working = false;
  expect(await ready()).toEqual([503, '{"ready":false,"failing":["documents"]}']);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  working = true;
  expect(await ready()).toEqual([200, '{"ready":true,"failing":[]}']);
});

test('health: a part that hangs is asked once and counts as failing when its time is over', async () => {
  let asked = 0;
  let end = () => {};
  app = fastify();
  healthRoutes(app, {
    parts: {
      documents: () => {
        asked++;
        return new Promise<void>((resolve) => (end = resolve));
      },
    },
    metrics: figures(),
    metricsToken: undefined,
  });
  const looks = await Promise.all([app.inject('/readyz'), app.inject('/readyz')]);
  expect(looks.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect(asked).toBe(1);
  end();
  const last = app.inject('/readyz');
  await expect.poll(() => asked).toBe(2);
  end();
  expect((await last).statusCode).toBe(200);
});

test('health: figures are for this machine, not for who asks through a proxy on it', async () => {
  const address = await listen();
  const status = async (headers: Record<string, string>) =>
    (await fetch(`${address}/metrics`, { headers })).status;
  expect(await status({})).toBe(200);
  for (const [name, value] of [
    ['x-forwarded-for', '203.0.113.9'],
    // A visitor who says to be this machine.
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-proto', 'https'],
    ['x-real-ip', '203.0.113.9'],
    ['forwarded', 'for=203.0.113.9'],
    ['via', '1.1 proxy'],
  ] as const) {
    expect(await status({ [name]: value }), `${name}: ${value}`).toBe(404);
  }
  const asked = (remoteAddress: string, host: string) =>
    app!.inject({ url: '/metrics', remoteAddress, headers: { host } });
  expect((await asked('127.0.0.1', 'localhost:3000')).statusCode).toBe(200);
  expect((await asked('::1', '[::1]:3000')).statusCode).toBe(200);
  // A proxy that keeps the host and says nothing else.
  expect((await asked('127.0.0.1', 'monitor.example')).statusCode).toBe(404);
  expect((await asked('10.0.0.7', 'localhost')).statusCode).toBe(404);
});

test('health: figures are for who has the token, from anywhere', async () => {
  const token = 'a long enough token';
  await listen(token);
  const status = async (authorization?: string) => {
    const headers = { host: 'monitor.example', ...(authorization ? { authorization } : {}) };
    return (await app!.inject({ url: '/metrics', remoteAddress: '10.0.0.7', headers })).statusCode;
  };
  expect(await status(`Bearer ${token}`)).toBe(200);
  for (const wrong of [undefined, 'Bearer wrong', `Basic ${token}`, token, 'Bearer ']) {
    expect(await status(wrong), wrong).toBe(404);
  }
});

test('health: the product tells its figures by pattern, never by address', async () => {
  product = await openProduct();
  await product.documents.put([aDocument({ id: 'test-secret-id' })]);
  const reader = await product.subscriber();
  expect((await reader.post('/document/test-secret-id', {})).statusCode).toBe(200);
  expect((await reader.post('/document/unknown-id', {})).statusCode).toBe(404);
  await reader.get('/nothing/here?token=hidden');
  await product.app.inject('/some/page/of/the/browser');
  for (const path of ['/healthz', '/readyz']) {
    expect((await product.app.inject(path)).statusCode, path).toBe(200);
  }
  const answer = await product.app.inject('/metrics');
  expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  const counted = [...answer.body.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)].map(
    ([, labels, count]) => `${labels} ${count}`,
  );
  expect(counted).toContain('route="/api/document/:id",method="POST",status="200" 1');
  expect(counted).toContain('route="/api/document/:id",method="POST",status="404" 1');
  expect(counted).toContain('route="unknown",method="GET",status="404" 1');
  expect(counted.some((line) => line.startsWith('route="pages",'))).toBe(true);
  expect(answer.body).not.toMatch(/secret-id|unknown-id|hidden|healthz|readyz/);
  expect((await product.app.inject('/api/openapi.json')).body).not.toMatch(/healthz|readyz|"\/metrics/);
});

test('health: when a source was last read is looked up; a store that does not answer leaves it out', async () => {
  let answers = true;
  const metrics = openMetrics({
    ofProcess: true,
    lastSuccesses: async () => {
      if (!answers) throw new Error('down');
      return [{ source: 'tweedekamer', at: 1_800_000_000_500 }];
    },
  });
  const line = 'source_last_success_timestamp_seconds{source="tweedekamer"} 1800000000.5';
  const first = await metrics.text();
  expect(first).toContain(line);
  for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds', 'scheduled_tasks']) {
    expect(first).toContain(name);
  }
  answers = false;
  expect(await metrics.text()).not.toContain('timestamp_seconds{source');
});
