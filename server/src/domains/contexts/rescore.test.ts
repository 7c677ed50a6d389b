import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contextCodes } from 'contract/contexts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { sqliteDocumentStore } from '#stores/documents/sqlite/sqlite-document-store.ts';
import { aDocument } from '#stores/documents/test/documents.ts';
import { openPeople, type People } from '#stores/people/index.ts';
import { rescoreDocuments, type Rescoring } from './rescore.ts';

let folder: string;
let documents: DocumentStore;
let people: People;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rescore-'));
  await openAll();
});
afterEach(async () => {
  await closeAll();
  await rm(folder, { recursive: true });
});

async function openAll(): Promise<void> {
  documents = await sqliteDocumentStore({ path: join(folder, 'documents.sqlite'), readers: 1 });
  people = await openPeople({ path: join(folder, 'people.sqlite') });
}
async function closeAll(): Promise<void> {
  await documents.close();
  await people.close();
}

/** A model that gives every context one percentage, and counts what it was asked. */
function made(version: string, percentage: number) {
  const asked: string[] = [];
  return {
    asked,
    version,
    score: async ({ title }: { title: string }) => {
      asked.push(title);
      return contextCodes.map((code) => ({ code, percentage, version }));
    },
  };
}
const run = (classifier: Rescoring['classifier'], differences: Partial<Rescoring> = {}) =>
  rescoreDocuments({
    documents,
    people: people.db,
    leases: openLeases(people),
    classifier,
    signal: new AbortController().signal,
    ...differences,
  });
const fill = (count: number) =>
  documents.put(
    Array.from({ length: count }, (_, index) => aDocument({ id: `x-${index}`, title: `t${index}` })),
  );

test('rescoring: every document gets the new scores once, without a new number or version', async () => {
  await fill(230);
  await documents.withdraw(['x-3']);
  const first = made('model-1', 30);
  expect(await run(first)).toEqual({ seen: 230, scored: 229, after: 230, highest: 230 });
  expect(await run(first)).toMatchObject({ seen: 0, scored: 0, after: 230 });
  expect(first.asked).toHaveLength(229);
  // A document that came since carries the scores it was given when it came.
  await documents.put([aDocument({ id: 'x-new', contexts: { water: 3 }, contextsVersion: 'model-1' })]);
  expect(await run(first)).toMatchObject({ seen: 1, scored: 0 });
  const second = made('model-2', 60);
  expect(await run(second)).toMatchObject({ seen: 231, scored: 230 });
  expect(await run(second, { again: true })).toMatchObject({ seen: 231, scored: 0 });
  const kept = await documents.dump(0, 500);
  expect(kept.map(({ seq, version }) => [seq, version])).toEqual(
    Array.from({ length: 231 }, (_, index) => [index + 1, 1]),
  );
  const scored = kept.filter(({ withdrawn }) => !withdrawn);
  expect(new Set(scored.map(({ document }) => document.contextsVersion))).toEqual(new Set(['model-2']));
  expect(new Set(scored.map(({ document }) => document.contexts!.water))).toEqual(new Set([60]));
  expect(await documents.settled()).toBe(231);
});

test('rescoring: a run that is stopped goes on after its last whole step', async () => {
  await fill(250);
  const stopping = new AbortController();
  const model = made('model-1', 30);
  const stopped = await run(model, { signal: stopping.signal, onProgress: () => stopping.abort() });
  expect(stopped).toMatchObject({ seen: 100, scored: 100, after: 100, highest: 250 });
  expect(await run(model)).toMatchObject({ seen: 150, scored: 150, after: 250 });
  expect(model.asked).toHaveLength(250);
});

test('rescoring: one run at a time, over all processes', async () => {
  await fill(1);
  const lease = await openLeases(people).claim('contexts-rescore');
  if (!isLease(lease)) throw new Error('refused');
  expect(await run(made('model-1', 30))).toBeUndefined();
  await lease.release();
  expect(await run(made('model-1', 30))).toMatchObject({ scored: 1 });
});

test('rescoring: a document that cannot be scored is told of, keeps its old scores and holds up nothing', async () => {
  await fill(3);
  const good = made('model-1', 30);
  const faults: unknown[] = [];
  const limping = {
    version: 'model-1',
    score: (document: { title: string }) =>
      document.title === 't1' ? Promise.reject(new Error('no answer')) : good.score(document),
  };
  expect(await run(limping, { onFault: (fault) => faults.push(fault) })).toMatchObject({
    seen: 3,
    scored: 2,
  });
  expect(faults).toHaveLength(1);
  expect(await documents.get('x-1')).not.toHaveProperty('contexts');
  expect(await run(good, { again: true })).toMatchObject({ seen: 3, scored: 1 });
});

test('rescoring: a run that is killed at any moment loses nothing and goes on where it was', async () => {
  await fill(600);
  await closeAll();
  const program = fileURLToPath(new URL('./test/rescoring-process.ts', import.meta.url));
  const child = (...more: string[]) =>
    spawn(process.execPath, [program, folder, 'model-9', ...more], { stdio: ['ignore', 'pipe', 'inherit'] });
  const killed = child('400');
  const ended = once(killed, 'exit');
  let steps = 0;
  for await (const _ of createInterface(killed.stdout)) {
    steps += 1;
    if (steps === 2) killed.kill('SIGKILL');
  }
  await ended;
  expect(killed.signalCode).toBe('SIGKILL');
  // The time of the lease that nobody gave back is over.
  await openAll();
  await people.db.updateTable('leases').set({ until: 0 }).execute();
  await closeAll();
  const second = child();
  const secondEnded = once(second, 'exit');
  const said: string[] = [];
  for await (const line of createInterface(second.stdout)) said.push(line);
  expect(await secondEnded).toEqual([0, null]);
  const { seen, after } = JSON.parse(said.at(-1)!) as { seen: number; after: number };
  expect(after).toBe(600);
  expect(seen).toBeLessThanOrEqual(400);
  await openAll();
  const kept = await documents.dump(0, 1_000);
  expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: 600 }, (_, index) => index + 1));
  expect(new Set(kept.map(({ document }) => document.contextsVersion))).toEqual(new Set(['model-9']));
});
