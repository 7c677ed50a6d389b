import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPeople } from '#stores/people/index.ts';
import { openGate } from './gate.ts';
import { postgresPrograms, type PostgresServer, startPostgres } from './postgres-server.ts';
import { addReader, callTo, logIn } from './reader.ts';
import { type RunningProcess, startProcess } from './running-process.ts';

const programs = postgresPrograms();
const { OPENSEARCH_URL: engine } = process.env;
if (!engine)
  process.stderr.write('OpenSearch going away under load is not tested: OPENSEARCH_URL is not set.\n');

let folder: string;
let running: RunningProcess | undefined;
let server: PostgresServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stores-away-'));
});
afterEach(async () => {
  await running?.end('SIGKILL');
  await server?.close();
  running = server = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** Many people at once, without a pause, until told to stop. */
function load(call: (number: number) => Promise<{ status: number; retryAfter: string | null }>) {
  const seen = new Map<number, number>();
  const bare: number[] = [];
  let going = true;
  const people = Array.from({ length: 40 }, async () => {
    for (let number = 0; going; number += 1) {
      const { status, retryAfter } = await call(number);
      seen.set(status, (seen.get(status) ?? 0) + 1);
      if (status === 503 && !(Number(retryAfter) > 0)) bare.push(number);
    }
  });
  return {
    seen,
    /** Resolves when so many more answers had this status. */
    async more(status: number, count = 200) {
      const wanted = (seen.get(status) ?? 0) + count;
      await expect.poll(() => seen.get(status) ?? 0, { timeout: 50_000 }).toBeGreaterThanOrEqual(wanted);
    },
    /** The statuses there were. */
    async end() {
      going = false;
      await Promise.all(people);
      expect(bare).toEqual([]);
      return [...seen.keys()].sort();
    },
  };
}

describe.skipIf(!programs)('stores away: PostgreSQL that ends abruptly under load', () => {
  test('is answered with 503 by every call, and work goes on by itself when it is back', async () => {
    server = await startPostgres(programs!);
    const people = await openPeople({ path: '', databaseUrl: server.url });
    await addReader(people);
    await people.close();
    running = await startProcess({ DATA_DIR: folder, DATABASE_URL: server.url, SOURCES: 'none' });
    const { address, child } = running;
    const token = await logIn(address);
    const calls = [
      () => callTo(address, '/users/me/session', undefined, token),
      () => callTo(address, '/users/me/preferences', undefined, token),
      () => callTo(address, '/lists', { title: 'Stroomnet' }, token),
      () => callTo(address, '/savedsearches/user', { groupingName: 'nl' }, token),
      () => callTo(address, '/users/login', { email: 'nobody@example.org', password: 'wrong' }),
    ];
    const busy = load((number) => calls[number % calls.length]!());
    for (let round = 0; round < 3; round += 1) {
      await busy.more(200);
      server.stop('immediate');
      await busy.more(503);
      server.start();
    }
    await busy.more(200);
    // 400: the lists are full, 401 and 429: the login that is wrong.
    for (const status of await busy.end()) expect([200, 400, 401, 429, 503]).toContain(status);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  }, 240_000);
});

describe.skipIf(!engine)('stores away: OpenSearch that ends abruptly under load', () => {
  test('is answered with 503 by every search, and work goes on by itself when it is back', async () => {
    const people = await openPeople({ path: join(folder, 'people.sqlite') });
    await addReader(people);
    await people.close();
    const gate = await openGate(engine!);
    running = await startProcess({
      DATA_DIR: folder,
      OPENSEARCH_URL: gate.url,
      OPENSEARCH_PREFIX: `test-${randomBytes(6).toString('hex')}`,
      SOURCES: 'none',
    });
    const { address, child } = running;
    const token = await logIn(address);
    const search = { query: 'stuk', context: ['all'], groupingDetails: { name: 'nl' } };
    const calls = ['/document/timeline', '/nl/statistics/frequencies', '/statistics/trends'];
    const busy = load((number) => callTo(address, calls[number % calls.length]!, search, token));
    for (let round = 0; round < 2; round += 1) {
      await busy.more(200);
      await gate.close();
      await busy.more(503);
      await gate.open();
    }
    await busy.more(200);
    for (const status of await busy.end()) expect([200, 503]).toContain(status);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
    await gate.close();
  }, 240_000);
});
