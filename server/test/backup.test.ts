import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseQuery } from 'contract/query/parse';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setMark } from '#domains/alerts/follow/marks.ts';
import { knownToSearches } from '#domains/alerts/index.ts';
import { beginAnew, documentsAreMissing } from '#domains/sources/index.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { backupDocuments, restoreDocuments } from '#stores/documents/sqlite/backup.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import { aDocument, aSearch } from '#stores/documents/test/documents.ts';
import { withdrawnAmong } from '#stores/documents/withdrawn.ts';
import { openPeople } from '#stores/people/index.ts';
import { startReplay, type Replay } from './replay/tweedekamer.ts';
import { type RunningProcess, startProcess } from './running-process.ts';

// Several processes start one after another.
vi.setConfig({ testTimeout: 240_000 });

let folder: string;
let running: RunningProcess | undefined;
let replay: Replay | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(async () => {
  await running?.end();
  await replay?.close();
  running = replay = undefined;
  await rm(folder, { recursive: true });
});

async function run(command: string, data: string, ...args: string[]) {
  const program = fileURLToPath(new URL(`../src/commands/${command}.ts`, import.meta.url));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  child.stdout.on('data', (text: Buffer) => (told += text.toString()));
  child.stderr.on('data', (text: Buffer) => (told += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, told };
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const motion = 'tk-2031D00001';

/** A server that reads the replayed source, and has read it to its end once this resolves. */
async function startReading(name: string, more: Record<string, string> = {}): Promise<string> {
  const data = join(folder, name);
  await mkdir(data, { recursive: true });
  running = await startProcess({
    DATA_DIR: data,
    SOURCES: 'tweedekamer',
    SOURCE_TWEEDEKAMER_URL: replay!.baseUrl,
    ...more,
  });
  await expect.poll(() => running!.log(), { timeout: 200_000 }).toContain('a source was read');
  return data;
}

async function asked<T>(data: string, ask: (documents: DocumentStore) => Promise<T>): Promise<T> {
  const documents = await sqliteDocumentStore({ path: join(data, 'documents.sqlite'), readers: 1 });
  try {
    return await ask(documents);
  } finally {
    await documents.close();
  }
}

test('backup: a backup of a running server brings back documents and files, open to their owner alone', async () => {
  replay = await startReplay();
  const data = await startReading('first');
  const backup = join(folder, 'backup.sqlite');
  expect(await run('backup', data, backup, '--documents')).toMatchObject({ code: 0 });
  await running!.end();
  const there = await asked(data, (documents) => documents.dump(0, 100));
  expect(there.length).toBeGreaterThan(0);

  const restored = join(folder, 'restored');
  const { code, told } = await run('restore', restored, backup);
  expect([code, told]).toEqual([0, expect.not.stringMatching(/before-restore|anew/)]);
  expect(await asked(restored, (documents) => documents.dump(0, 100))).toEqual(there);
  const files = (root: string) => readdirSync(join(root, 'files'), { recursive: true }).sort();
  expect(files(restored)).toEqual(files(data));
  const inFiles = files(restored).map((name) => join(restored, 'files', String(name)));
  expect(inFiles.length).toBeGreaterThan(0);
  const modes = (paths: string[]) => [...new Set(paths.map(modeOf))];
  const isFolder = (path: string) => statSync(path).isDirectory();
  const parts = [join(data, 'files'), join(restored, 'files'), `${backup}.documents`];
  expect(modes([...parts, ...inFiles.filter(isFolder)])).toEqual(['700']);
  const stores = [data, restored].flatMap((root) =>
    ['people.sqlite', 'documents.sqlite'].map((name) => join(root, name)),
  );
  const copies = [backup, join(`${backup}.documents`, 'documents.sqlite')];
  expect(modes([...stores, ...copies, ...inFiles.filter((path) => !isFolder(path))])).toEqual(['600']);

  expect(await run('restore', restored, backup)).toMatchObject({
    code: 0,
    told: expect.stringContaining(join(restored, 'people.sqlite.before-restore')),
  });
  expect(existsSync(join(restored, 'documents.sqlite.before-restore'))).toBe(true);
});

test('backup: a restore without the documents begins each source anew, and the archive comes back', async () => {
  replay = await startReplay();
  const data = await startReading('first');
  await running!.end();
  const backup = join(folder, 'backup.sqlite');
  await run('backup', data, backup);
  const restored = join(folder, 'restored');
  const { code, told } = await run('restore', restored, backup);
  expect([code, told]).toEqual([0, expect.stringContaining('begins anew')]);
  expect(told).toContain('tweedekamer from ');
  expect(told).not.toContain('before-restore');
  expect(await asked(restored, (documents) => documents.get(motion))).toBeUndefined();

  await startReading('restored');
  await running!.end();
  const before = await asked(data, (documents) => documents.get(motion));
  const again = await asked(restored, (documents) => documents.get(motion));
  expect(again).toMatchObject({ id: motion, silent: true });
  expect(again).toMatchObject({ text: (before as { text: string }).text });
  // Once they are here again, a restore leaves the sources where they are.
  const later = join(folder, 'later.sqlite');
  await run('backup', restored, later);
  expect((await run('restore', restored, later)).told).not.toContain('anew');
});

test('backup: documents that are put while they are copied are in the copy whole or not at all', async () => {
  const data = join(folder, 'data');
  await mkdir(data);
  const store = await sqliteDocumentStore({ path: join(data, 'documents.sqlite'), readers: 1 });
  const put = (number: number) => store.put([aDocument({ id: `x-${number}`, text: `woord ${number}` })]);
  for (let number = 1; number <= 50; number += 1) await put(number);
  let copying = true;
  let last = 50;
  const writing = (async () => {
    while (copying) await put((last += 1));
  })();
  await backupDocuments(data, join(folder, 'copy'));
  copying = false;
  await writing;
  await store.close();
  expect(last).toBeGreaterThan(50);
  const restored = join(folder, 'restored');
  await mkdir(restored);
  expect(await restoreDocuments(join(folder, 'copy'), restored)).toBe(false);
  await asked(restored, async (documents) => {
    const kept = await documents.dump(0, last);
    expect(kept.length).toBeGreaterThanOrEqual(50);
    expect(kept.map(({ seq }) => seq)).toEqual(kept.map((_, index) => index + 1));
    expect(await documents.count(aSearch(parseQuery('woord', []).tree!))).toBe(kept.length);
  });
});

test('backup: numbers go on above those given out, and what is not read again yet was not withdrawn', async () => {
  const people = await openPeople({ path: join(folder, 'people.sqlite') });
  await setMark(people.db, 'saved-searches', 700);
  const known = (most: number) => knownToSearches(people.db, most);
  const values = { lastAttempt: 1, lastSuccess: 2, lastNews: 3, lastFault: null };
  await people.db
    .insertInto('sourceStates')
    .values({ source: 'koop', cursor: '{"at":"x"}', readFrom: 5, ...values })
    .execute();
  await asked(folder, async (documents) => {
    await documents.put([aDocument({ id: 'y-1' }), aDocument({ id: 'y-2' })]);
    await documents.withdraw(['y-2']);
    expect(await documentsAreMissing(people.db, documents, known)).toBe(true);
    expect(await beginAnew(people.db, documents, known)).toEqual([{ source: 'koop', readFrom: 5 }]);
    expect(await documents.put([aDocument({ id: 'y-3' })])).toMatchObject([{ seq: 701 }]);
    expect(await documentsAreMissing(people.db, documents, known)).toBe(false);
    expect(await withdrawnAmong(documents, ['y-1', 'y-2', 'y-9'])).toEqual(['y-2']);
  });
  expect(await people.db.selectFrom('sourceStates').selectAll().execute()).toMatchObject([
    { cursor: null, lastSuccess: null, readFrom: 5 },
  ]);
  await people.close();
});
