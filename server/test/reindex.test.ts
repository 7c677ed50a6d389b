import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseQuery } from 'contract/query/parse';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { openSearchDocumentStore } from '#stores/documents/opensearch/opensearch-document-store.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import { jobsNow } from '#domains/watch/jobs.ts';
import { readConfig } from '#src/config.ts';
import { openParts } from '#src/parts.ts';
import { aDocument, aSearch } from '#stores/documents/test/documents.ts';
import { makeOlder } from '#stores/documents/test/older-store.ts';

const url = process.env.OPENSEARCH_URL;
const program = fileURLToPath(new URL('../src/commands/reindex.ts', import.meta.url));
const prefix = `test-${randomBytes(6).toString('hex')}`;
const count = 3_000;
const woord = aSearch(parseQuery('woord', []).tree!);

let folder: string;
const pathIn = (name: string) => join(folder, name, 'documents.sqlite');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reindex-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  if (url) await fetch(`${url}/${prefix}-*`, { method: 'DELETE' });
});

function ageIn(name: string): unknown {
  const database = new DatabaseSync(pathIn(name), { readOnly: true });
  const age = database.prepare('PRAGMA user_version').get()?.user_version;
  database.close();
  return age;
}

function start(name: string, from: string, to: string): ChildProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawn(process.execPath, [program, '--from', from, '--to', to], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      DATA_DIR: join(folder, name),
      ...(url && { OPENSEARCH_URL: url, OPENSEARCH_PREFIX: prefix }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(name: string, from: string, to: string): Promise<{ code: number; told: string }> {
  const child = start(name, from, to);
  let told = '';
  child.stdout!.on('data', (text: Buffer) => (told += text.toString()));
  child.stderr!.on('data', (text: Buffer) => (told += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, told };
}

async function fill(name: string): Promise<void> {
  await rm(join(folder, name), { recursive: true, force: true });
  await mkdir(join(folder, name));
  const store = await sqliteDocumentStore({ path: pathIn(name) });
  await store.put(
    Array.from({ length: count }, (_, index) =>
      aDocument({
        id: `x-${index}`,
        text: `woord ${index}`,
        people: [{ name: `Persoon ${index % 7}`, party: 'Proefpartij' }],
      }),
    ),
  );
  await store.withdraw(['x-5']);
  await store.close();
}

async function everything(store: DocumentStore) {
  return {
    kept: await store.dump(0, 2 * count),
    found: await store.count(woord),
    people: await store.buckets(woord, 'stakeholder', { limit: 10 }),
  };
}

test('reindex: makes a store of this version of one of an earlier version, and keeps the old one', async () => {
  await fill('old');
  const database = new DatabaseSync(pathIn('old'));
  database.exec('PRAGMA user_version = 1; DROP TABLE segment; DROP TABLE value; DROP TABLE merged');
  database.close();
  await expect(sqliteDocumentStore({ path: pathIn('old') })).rejects.toMatchObject({
    cause: { message: expect.stringContaining('npm run reindex -- --from sqlite --to sqlite') as string },
  });
  expect(await run('old', 'sqlite', 'sqlite')).toMatchObject({
    code: 0,
    told: expect.stringContaining(`Copied ${count} documents`) as string,
  });
  const store = await sqliteDocumentStore({ path: pathIn('old') });
  expect(await store.count(woord)).toBe(count - 1);
  expect(await store.settled()).toBe(count);
  await store.close();
  expect(existsSync(`${pathIn('old')}.before-reindex`)).toBe(true);
});

test('reindex: a product renews the store of an earlier version where it starts, and finds by new fields', async () => {
  await fill('earlier');
  const database = new DatabaseSync(pathIn('earlier'));
  database.exec('PRAGMA user_version = 3; DROP TABLE words_nl_document');
  database.exec(`CREATE VIRTUAL TABLE words_nl_document USING fts5(
    title, body, people, organisations, committees, numbers, marks, content='', contentless_delete=1)`);
  database.close();
  const config = readConfig({ DATA_DIR: join(folder, 'earlier'), SOURCES: 'none', LOG_LEVEL: 'silent' });
  const parts = await openParts(config, { alone: true });
  expect(await parts.documents.count(woord)).toBe(count - 1);
  expect(await parts.documents.count(aSearch(parseQuery('partij:proefpartij', []).tree!))).toBe(count - 1);
  expect(await parts.documents.settled()).toBe(count);
  await parts.close();
  expect(existsSync(`${pathIn('earlier')}.before-reindex`)).toBe(true);
});

test('reindex: a product serves a store that lacks only words while it is renewed, and tells staff how far it is', async () => {
  await fill('alike');
  makeOlder(pathIn('alike'));
  const config = readConfig({ DATA_DIR: join(folder, 'alike'), SOURCES: 'none', LOG_LEVEL: 'silent' });
  const parts = await openParts(config, { alone: true });
  const { people, documents, leases, renewal } = parts;
  const told = () => jobsNow({ people: people.db, documents, leases, renewal });
  expect(await told()).toMatchObject({
    settled: count,
    renewal: { of: count, since: expect.stringMatching(/^20\d\d-.*Z$/) as string },
  });
  expect(await documents.count(woord)).toBe(count - 1);
  await expect.poll(told, { timeout: 60_000 }).not.toHaveProperty('renewal');
  expect(await documents.count(woord)).toBe(count - 1);
  await parts.close();
  expect(ageIn('alike')).not.toBe(5);
});

test('reindex: says what is missing', async () => {
  expect(await run('nowhere', 'sqlite', 'sqlite')).toMatchObject({ code: 1 });
  expect(await run('nowhere', 'sqlite', 'elsewhere')).toMatchObject({ code: 64 });
});

if (url) {
  test('reindex: moves to OpenSearch and back, also after it was killed, and hides a half-finished copy', async () => {
    await fill('there');
    const child = start('there', 'sqlite', 'opensearch');
    for await (const line of createInterface(child.stderr!)) {
      if (line.includes('%')) child.kill('SIGKILL');
    }
    const before = await openSearchDocumentStore({ url, prefix });
    expect(await before.settled()).toBe(0);
    expect(await before.count(woord)).toBe(0);
    // What the killed process held is free again after the time of its lease.
    const moved = await run('there', 'sqlite', 'opensearch');
    expect(moved, moved.told).toMatchObject({ code: 0 });
    expect(Number(/Copied (\d+) documents/.exec(moved.told)?.[1])).toBeLessThan(count);
    const embedded = await sqliteDocumentStore({ path: pathIn('there') });
    const all = await everything(embedded);
    await embedded.close();
    expect(await everything(before)).toEqual(all);
    await before.close();

    await mkdir(join(folder, 'back'));
    expect(await run('back', 'opensearch', 'sqlite')).toMatchObject({ code: 0 });
    const back = await sqliteDocumentStore({ path: pathIn('back') });
    expect(await everything(back)).toEqual(all);
    await back.close();
  });
} else {
  describe.skip('reindex to OpenSearch: OPENSEARCH_URL is not set, it was not tried', () => undefined);
}
