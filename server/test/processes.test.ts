import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leaseOf } from '#domains/sources/index.ts';
import { openPeople, type People } from '#stores/people/index.ts';
import { openGate } from './gate.ts';
import { addReader, callTo, logIn } from './reader.ts';
import { fixtureRows, startReplay, type Replay } from './replay/tweedekamer.ts';
import { refusal, type RunningProcess, startProcess } from './running-process.ts';

const { DATABASE_URL_TEST: database, OPENSEARCH_URL: engine } = process.env;

let folder: string;
let people: People | undefined;
let replay: Replay | undefined;
let running: RunningProcess[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'processes-'));
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.end('SIGKILL')));
  await people?.close();
  await replay?.close();
  people = replay = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string>): Promise<RunningProcess> {
  const started = await startProcess({ DATA_DIR: folder, ...environment });
  running.push(started);
  return started;
}

const search = (address: string, token: string) =>
  callTo(
    address,
    '/document/timeline',
    { query: 'stuk', context: ['all'], size: 50, groupingDetails: { name: 'nl' } },
    token,
  );

describe('one process', () => {
  test('a part of the roles is refused where a store is embedded', async () => {
    for (const ROLE of ['web', 'worker']) {
      const { code, said } = await refusal({
        DATA_DIR: folder,
        ROLE,
        DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      });
      expect(code).toBe(78);
      expect(said).toContain(`ROLE ${ROLE} needs OPENSEARCH_URL: embedded stores belong to one process`);
    }
  });

  test('starts without its document engine, says so, and answers what does not need it', async () => {
    people = await openPeople({ path: join(folder, 'people.sqlite') });
    await addReader(people);
    const { address } = await start({ OPENSEARCH_URL: 'http://127.0.0.1:1', SOURCES: 'none' });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const ready = await fetch(`${address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, failing: ['documents'] }]);
    const token = await logIn(address);
    const found = await search(address, token);
    expect(found.status).toBe(503);
    expect(found.body).toMatchObject({ errors: [{ code: 'UNAVAILABLE' }] });
    expect((await callTo(address, '/users/me/session', undefined, token)).status).toBe(200);
  });
});

describe.skipIf(engine === undefined)('processes: an engine that comes and goes', () => {
  test('is missed with a clear answer and found again without a start', async () => {
    people = await openPeople({ path: join(folder, 'people.sqlite') });
    await addReader(people);
    const gate = await openGate(engine!);
    await gate.close();
    const { address } = await start({
      OPENSEARCH_URL: gate.url,
      OPENSEARCH_PREFIX: `test-${randomBytes(6).toString('hex')}`,
      SOURCES: 'none',
    });
    const token = await logIn(address);
    const ready = async () => (await fetch(`${address}/readyz`)).status;
    const found = async () => (await search(address, token)).status;
    for (let round = 0; round < 2; round++) {
      expect([await ready(), await found()]).toEqual([503, 503]);
      await gate.open();
      await expect.poll(ready).toBe(200);
      expect(await found()).toBe(200);
      await gate.close();
    }
  });
});

const servers = database !== undefined && engine !== undefined;
if (!servers) {
  process.stderr.write(
    'Several processes are not tested: that needs DATABASE_URL_TEST and OPENSEARCH_URL.\n',
  );
}

describe.skipIf(!servers)('two web processes and two workers', () => {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const pageSize = 4;
  const count = 20;

  async function onServer(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    await client.query(statement);
    await client.end();
  }
  afterEach(() => onServer(`drop schema if exists ${schema} cascade`));

  /** Documents of today, each changed at a moment of its own. */
  function rows() {
    const [model] = fixtureRows().slice(2);
    return Array.from({ length: count }, (_, index) => {
      const changed = new Date(Date.now() - (count - index) * 60_000).toISOString();
      return {
        ...model!,
        ContentType: 'application/rtf',
        Id: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
        DocumentNummer: `2031D001${String(index).padStart(2, '0')}`,
        Datum: new Date().toISOString(),
        DatumRegistratie: changed,
        ApiGewijzigdOp: changed,
        GewijzigdOp: changed,
      };
    });
  }

  test('share sessions and documents; a killed worker is replaced and nothing is read twice', async () => {
    await onServer(`create schema ${schema}`);
    const url = new URL(database!);
    url.searchParams.set('options', `-c search_path=${schema}`);
    people = await openPeople({ path: '', databaseUrl: url.href });
    const { db } = people;
    await addReader(people);
    const offered = rows();
    replay = await startReplay({ rows: offered, pageSize });
    // The third page never comes: whoever asks for it holds the lease, half done.
    replay.breakNext('slow', 1, `skiptoken=${2 * pageSize}`);
    const common = {
      DATABASE_URL: url.href,
      OPENSEARCH_URL: engine!,
      OPENSEARCH_PREFIX: `test-${schema.slice(5)}`,
      SOURCES: 'tweedekamer',
      SOURCE_TWEEDEKAMER_URL: replay.baseUrl,
      LEASE_SECONDS: '15',
    };
    const [a, b] = await Promise.all([start({ ...common, ROLE: 'web' }), start({ ...common, ROLE: 'web' })]);
    for (const { address } of [a, b]) {
      await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);
    }
    expect(replay.asked).toEqual([]);

    const token = await logIn(a.address);
    expect((await callTo(b.address, '/users/me/session', undefined, token)).status).toBe(200);

    const workers = await Promise.all([1, 2].map(() => start({ ...common, ROLE: 'worker' })));
    for (const { address } of workers) {
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      expect((await fetch(`${address}/api/users/me/session`)).status).toBe(404);
    }
    const isWaiting = () =>
      replay!.asked.some((address) => decodeURIComponent(address).includes('skiptoken=8'));
    await expect.poll(isWaiting).toBe(true);
    const lease = db.selectFrom('leases').selectAll().where('name', '=', leaseOf('tweedekamer'));
    const held = await lease.executeTakeFirstOrThrow();
    const reading = workers.find(({ child }) => held.owner.split('/')[1] === String(child.pid))!;
    const other = workers.find((worker) => worker !== reading)!;
    // Fetching is a step ahead of storing, and the cursor moves a moment after what it stands behind is stored.
    const before = 2 * pageSize;
    const state = () => db.selectFrom('sourceStates').selectAll().executeTakeFirst();
    const lastStored = offered[before - 1]!.ApiGewijzigdOp;
    await expect.poll(async () => (await state())?.cursor).toContain(lastStored);
    expect(await newDocuments(reading.address)).toBe(before);
    expect(await newDocuments(other.address)).toBe(0);
    await reading.end('SIGKILL');

    await expect.poll(() => newDocuments(other.address)).toBe(count - before);
    await expect.poll(async () => (await lease.executeTakeFirst())?.owner).toBe('');

    // Each file was fetched once; only what stood exactly at the cursor may have been asked again.
    const files = replay.asked.filter((address) => address.endsWith('/resource'));
    expect(new Set(files).size).toBe(count);
    expect(files.length).toBeLessThanOrEqual(count + 1);
    expect(await state()).toMatchObject({
      source: 'tweedekamer',
      lastFault: null,
      lastSuccess: expect.any(Number),
    });

    const found = async (address: string) => {
      const { status, body } = await search(address, token);
      return { status, ids: (body['data'] as { id: string }[] | undefined)?.map(({ id }) => id) };
    };
    await expect.poll(async () => (await found(a.address)).ids?.length).toBe(count);
    const seen = await found(a.address);
    expect(new Set(seen.ids).size).toBe(count);
    expect(await found(b.address)).toEqual(seen);

    expect((await callTo(b.address, '/users/logout', undefined, token)).status).toBe(200);
    for (const { address } of [a, b]) {
      expect((await callTo(address, '/users/me/session', undefined, token)).status).toBe(401);
    }
    await Promise.all([a, b, other].map((one) => one.end()));
    expect([a, b, other].map(({ child }) => child.exitCode)).toEqual([0, 0, 0]);
  });
});

/** Documents a worker stored as new, from its figures. */
async function newDocuments(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const line = /^ingested_documents_total\{source="tweedekamer",outcome="new"\} (\d+)$/m.exec(text);
  return Number(line?.[1] ?? 0);
}
