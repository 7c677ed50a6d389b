import type { Endpoint } from 'contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOf, isOpen, type Look, nameOf } from './faults-of.ts';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgres-server.ts';
import { endpoints } from './declared-calls.ts';
import { rightCall, tokenFor } from './right-calls.ts';

const programs = postgresPrograms();
if (!programs) process.stderr.write('PostgreSQL going away is not tested: initdb and pg_ctl are missing.\n');

/** What an answer does not say of what is away, as decision R4 has it, and of when to come back. */
function silence(answer: LightMyRequestResponse): string | undefined {
  const says =
    answer.statusCode === 503 &&
    Number(answer.headers['retry-after']) > 0 &&
    answer.body.includes('"code":"UNAVAILABLE"') &&
    answer.body.includes('"requestId":"');
  return says ? undefined : `${answer.statusCode} ${answer.body}`;
}

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

  it('says so', async () => {
    const look: Look = async (endpoint) => {
      const answer = await made(endpoint);
      // Without a session some calls need nobody of the store.
      return !isOpen(endpoint) || answer.statusCode >= 500 ? silence(answer) : undefined;
    };
    expect(await faultsOf(endpoints, look)).toBe('');
  });

  it('logging in and asking for a new password say so', async () => {
    const email = 'nobody@example.org';
    for (const [path, payload] of [
      ['login', { email, password: 'wrong' }],
      ['password-reset', { token: 'x', password: 'long enough password' }],
    ] as const) {
      const answer = await product.app.inject({ method: 'POST', url: `/api/users/${path}`, payload });
      expect(silence(answer)).toBeUndefined();
    }
  });

  it('readiness names it, and all goes on by itself when it is back', async () => {
    const ready = async () => (await product.app.inject('/readyz')).json<object>();
    expect(await ready()).toEqual({ ready: false, failing: ['people'] });
    server.start();
    expect(await ready()).toEqual({ ready: true, failing: [] });
    const look: Look = async (endpoint) => {
      const { statusCode, body } = await made(endpoint);
      return statusCode < 500 ? undefined : body;
    };
    expect(await faultsOf(endpoints, look)).toBe('');
  });
});

describe('every call while OpenSearch is away', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openProduct(undefined, undefined, { OPENSEARCH_URL: 'http://127.0.0.1:1' });
  });
  afterAll(() => product.close());

  it('answers, or says so', async () => {
    let staff = await product.subscriber({ roles: ['staff'] });
    const look: Look = async (endpoint) => {
      const ask = () =>
        product.app.inject({ ...rightCall(endpoint), headers: { 'x-auth': tokenFor(endpoint, staff) } });
      let answer = await ask();
      if (answer.statusCode === 401 && !isOpen(endpoint)) {
        // A call of before has ended the session.
        staff = await product.subscriber({ roles: ['staff'] });
        answer = await ask();
      }
      const needsIt = /(timeline|related|trends|stakeholders|frequencies|\/agendas)$/.test(nameOf(endpoint));
      return needsIt || answer.statusCode >= 500 ? silence(answer) : undefined;
    };
    expect(await faultsOf(endpoints, look)).toBe('');
  });
});
