import type { Endpoint } from 'contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgres-server.ts';
import { endpoints, rightCall, tokenFor } from './right-calls.ts';

const programs = postgresPrograms();
if (!programs) process.stderr.write('PostgreSQL going away is not tested: initdb and pg_ctl are missing.\n');

/** Whether an answer says that something is away, as decision R4 has it, and when to come back. */
function saysAway(answer: LightMyRequestResponse): void {
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({ errors: [{ code: 'UNAVAILABLE' }], requestId: expect.any(String) });
}

const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe.skipIf(!programs)('every call while PostgreSQL is away', () => {
  let server: PostgresServer;
  let product: TestProduct;
  let staff: Subscriber;
  beforeAll(async () => {
    server = await startPostgres(programs!);
    product = await openProduct(undefined, undefined, { DATABASE_URL: server.url });
    staff = await product.subscriber({ roles: ['staff'] });
    server.stop('immediate');
  });
  afterAll(async () => {
    await product.close();
    await server.close();
  });
  const made = (endpoint: Endpoint) =>
    product.app.inject({ ...rightCall(endpoint), headers: { 'x-auth': tokenFor(endpoint, staff) } });

  it.each(named)('%s says so', async (_name, endpoint) => {
    const answer = await made(endpoint);
    // Without a session some calls need nobody of the store.
    const asked = !['public', 'ticket'].includes(endpoint.access.kind);
    if (asked || answer.statusCode >= 500) saysAway(answer);
  });

  it('logging in and asking for a new password say so', async () => {
    const email = 'nobody@example.org';
    for (const [path, payload] of [
      ['login', { email, password: 'wrong' }],
      ['password-reset', { token: 'x', password: 'long enough password' }],
    ] as const) {
      saysAway(await product.app.inject({ method: 'POST', url: `/api/users/${path}`, payload }));
    }
  });

  it('readiness names it, and all goes on by itself when it is back', async () => {
    const ready = async () => (await product.app.inject('/readyz')).json<object>();
    expect(await ready()).toEqual({ ready: false, failing: ['people'] });
    server.start();
    expect(await ready()).toEqual({ ready: true, failing: [] });
    for (const [name, endpoint] of named) expect((await made(endpoint)).statusCode, name).toBeLessThan(500);
  });
});

describe('every call while OpenSearch is away', () => {
  let product: TestProduct;
  let staff: Subscriber;
  beforeAll(async () => {
    product = await openProduct(undefined, undefined, { OPENSEARCH_URL: 'http://127.0.0.1:1' });
  });
  // Some calls end the session they are made with.
  beforeEach(async () => {
    staff = await product.subscriber({ roles: ['staff'] });
  });
  afterAll(() => product.close());

  it.each(named)('%s answers, or says so', async (name, endpoint) => {
    const answer = await product.app.inject({
      ...rightCall(endpoint),
      headers: { 'x-auth': tokenFor(endpoint, staff) },
    });
    if (
      answer.statusCode >= 500 ||
      /(timeline|related|trends|stakeholders|frequencies|\/agendas)$/.test(name)
    )
      saysAway(answer);
  });
});
