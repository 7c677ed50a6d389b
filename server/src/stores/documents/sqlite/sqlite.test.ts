import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { parseQuery } from 'contract/query/parse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentStoreCompliance } from '../test/compliance.ts';
import { aDocument, aSearch } from '../test/documents.ts';
import { sqliteDocumentStore } from './sqlite-document-store.ts';

let folder: string;
let opened = 0;
const newPath = () => join(folder, `${(opened += 1)}.db`);
const woord = aSearch(parseQuery('woord', []).tree!);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
});
afterAll(() => rm(folder, { recursive: true }));

// Few enough that the small results and changes of tests also go the way of large ones.
documentStoreCompliance('sqlite', (options) =>
  sqliteDocumentStore({ path: newPath(), fewRows: 5, manyLate: 20, ...options }),
);

test('embedded engine: goes on where it stopped', async () => {
  const path = newPath();
  const first = await sqliteDocumentStore({ path });
  await first.put([aDocument({ id: 'x-1', text: 'woord' }), aDocument({ id: 'x-2', text: 'woord' })]);
  await first.put([aDocument({ id: 'x-1', text: 'woord twee' })]);
  await first.close();
  const second = await sqliteDocumentStore({ path });
  expect(await second.settled()).toBe(3);
  expect(await second.count(woord)).toBe(2);
  expect(await second.put([aDocument({ id: 'x-3', text: 'woord' })])).toMatchObject([{ seq: 4 }]);
  await second.close();
  await expect(second.count(woord)).rejects.toThrow('closed');
});

test('embedded engine: refuses a file it does not understand', async () => {
  const path = newPath();
  await writeFile(path, 'not a database, '.repeat(1_000));
  await expect(sqliteDocumentStore({ path })).rejects.toMatchObject({
    cause: { message: expect.stringContaining('not a database') as string },
  });
  const other = newPath();
  const database = new DatabaseSync(other);
  database.exec('PRAGMA user_version = 999');
  database.close();
  await expect(sqliteDocumentStore({ path: other })).rejects.toMatchObject({
    cause: { message: expect.stringContaining('version 999') as string },
  });
});

test('embedded engine: answers searches while it ingests', async () => {
  const store = await sqliteDocumentStore({ path: newPath() });
  let done = false;
  const documents = Array.from({ length: 2_000 }, (_, index) =>
    aDocument({ id: `x-${index}`, text: 'woord' }),
  );
  const ingest = store.put(documents).then(() => (done = true));
  const totals: number[] = [];
  while (!done) {
    const { total, hits, more } = await store.search(woord, { size: 10 });
    expect([hits.length, more]).toEqual(total === 0 ? [0, false] : [10, true]);
    totals.push(total);
    // What was found for these is known to the next page, unless the store has changed.
    const [counted] = await store.buckets(woord, 'groupPath', { limit: 1 });
    totals.push(counted?.count ?? 0, await store.count(woord));
  }
  await ingest;
  expect(totals.length).toBeGreaterThan(1);
  expect(totals).toEqual(totals.toSorted((left, right) => left - right));
  // Whole batches only.
  expect(totals.every((total) => total % 250 === 0)).toBe(true);
  expect(await store.count(woord)).toBe(2_000);
  await store.close();
});

test('embedded engine: a killed process leaves a whole store with every acknowledged document', async () => {
  const path = newPath();
  const program = fileURLToPath(new URL('../test/ingesting-process.ts', import.meta.url));
  let acknowledged = 0;
  for (const lines of [5, 9, 14]) {
    const child = spawn(process.execPath, [program, path], { stdio: ['ignore', 'pipe', 'inherit'] });
    let seen = 0;
    for await (const line of createInterface(child.stdout)) {
      expect(Number(line)).toBeGreaterThan(acknowledged);
      acknowledged = Number(line);
      if ((seen += 1) === lines) child.kill('SIGKILL');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');

    const database = new DatabaseSync(path);
    expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    database.exec("INSERT INTO words_nl_document(words_nl_document) VALUES('integrity-check')");
    database.exec("INSERT INTO term_parts(term_parts) VALUES('integrity-check')");
    const rows = (sql: string) => database.prepare(sql).all();
    const indexed = rows(`SELECT rowid AS row FROM words_nl_document('"woord"') ORDER BY rowid`);
    expect(indexed).toEqual(rows('SELECT row FROM documents WHERE withdrawn = 0 ORDER BY row'));
    expect(rows('SELECT row FROM contents ORDER BY row')).toEqual(
      rows('SELECT row FROM documents ORDER BY row'),
    );
    const highest = database.prepare('SELECT max(seq) AS seq FROM documents').get()?.seq as number;
    expect(highest).toBeGreaterThanOrEqual(acknowledged);
    acknowledged = highest;
    database.close();

    const store = await sqliteDocumentStore({ path });
    expect(await store.count(woord)).toBe(indexed.length);
    expect(await store.settled()).toBe(highest);
    expect(await store.buckets(woord, 'groupPath', { limit: 1 })).toEqual([
      { value: 'tk/motie', count: indexed.length },
    ]);
    await store.close();
  }
});

test('embedded engine: merges index and columns into one piece when nothing is written, and finds the same afterwards', async () => {
  const path = newPath();
  const store = await sqliteDocumentStore({ path });
  const documents = Array.from({ length: 2_500 }, (_, index) =>
    aDocument({ id: `x-${index}`, text: `woord eigen${index}` }),
  );
  const database = new DatabaseSync(path, { readOnly: true });
  const pieces = () =>
    database.prepare('SELECT count(DISTINCT segid) AS pieces FROM words_nl_document_idx').get()?.pieces;
  const segments = () => database.prepare('SELECT count(*) AS count FROM segment').get()?.count;
  const told = async (from: typeof store) => [
    await from.buckets(woord, 'groupPath', { limit: 1 }),
    await from.histogram(woord, [0, documents[0]!.date + 1]),
  ];
  const seen: unknown[] = [];
  for (let from = 0; from < documents.length; from += 250) {
    await store.put(documents.slice(from, from + 250));
    seen.push(pieces());
  }
  expect(Math.max(...seen.map(Number))).toBeGreaterThan(1);
  expect(segments()).toBe(10);
  const before = await told(store);
  expect(before[0]).toEqual([{ value: 'tk/motie', count: 2_500 }]);
  await expect.poll(pieces).toBe(1);
  await expect.poll(segments).toBe(1);
  expect(await told(store)).toEqual(before);
  expect(await store.count(woord)).toBe(2_500);
  expect(await store.count(aSearch(parseQuery('eigen1*', []).tree!))).toBe(1_111);
  database.close();
  await store.close();
  const again = await sqliteDocumentStore({ path });
  expect(await told(again)).toEqual(before);
  await again.close();
});
