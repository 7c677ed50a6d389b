import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseQuery } from 'contract/query/parse';
import type { DocumentStore, Renewal } from '../document-store.ts';
import { aDocument, aSearch } from '../test/documents.ts';
import { makeOlder } from '../test/older-store.ts';
import { isRenewable, openRenewing } from './renewing.ts';
import { sqliteDocumentStore } from './sqlite-document-store.ts';

const count = 2_600;
const search = (query: string) => aSearch(parseQuery(query, []).tree!);
const written = search('toestel');
const beside = search('=F35');

let folder: string;
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renewing-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A store of a version before this one, whose index has only what is written. */
async function anOldStore(version = 5, size = count): Promise<string> {
  const path = join(folder, `${(made += 1)}.sqlite`);
  const store = await sqliteDocumentStore({ path });
  await store.put(
    Array.from({ length: size }, (_, index) =>
      aDocument({ id: `x-${index}`, title: `Het toestel F35 ${index}`, contexts: { water: 10 } }),
    ),
  );
  await store.withdraw(['x-5']);
  await store.close();
  const database = new DatabaseSync(path);
  // Known to no query any more.
  database.exec(`DELETE FROM term WHERE word LIKE '\\_x%' ESCAPE '\\'`);
  database.close();
  makeOlder(path, version);
  return path;
}

async function everything(store: DocumentStore) {
  return {
    kept: await store.dump(0, 2 * count),
    found: await store.count(written),
    facets: await store.facets('nl'),
  };
}

function failing(error: Error): never {
  throw error;
}
const noNames = async () => [];

test('renewing: the old store is in use until the new one is ready, and nothing that is done meanwhile is lost', async () => {
  const path = await anOldStore();
  await expect(sqliteDocumentStore({ path })).rejects.toMatchObject({
    cause: { message: expect.stringContaining('npm run reindex') as string },
  });
  expect(isRenewable(path)).toBe(true);
  const told: (Renewal | undefined)[] = [];
  let meanwhile: Promise<unknown> | undefined;
  const { documents, renewal, done } = await openRenewing({
    path,
    namesOf: noNames,
    report: failing,
    tell(one) {
      told.push(one);
      if (!one || meanwhile) return;
      meanwhile = Promise.all([
        documents.put([aDocument({ id: 'x-new', title: 'Het toestel F35 nieuw', contexts: { water: 10 } })]),
        documents.put([aDocument({ id: 'x-1', title: 'Geen' })]),
        documents.withdraw(['x-2', 'x-2599']),
        documents.dump(3, 1).then((kept) => documents.rescore(rescored(kept))),
        documents.dump(2_590, 1).then((kept) => documents.rescore(rescored(kept))),
      ]);
    },
  });
  expect(renewal()).toMatchObject({ upTo: 0, of: count });
  expect(await documents.count(written)).toBe(count - 1);
  expect(await documents.count(beside)).toBe(0);
  // Words of the old store may be of any domain.
  expect(await documents.count(search('toest*'))).toBe(count - 1);
  expect(await documents.knownWords('eu', ['toestel'])).toEqual(['toestel']);
  // Asked all the time, also while the stores change places.
  const totals: number[] = [];
  let over = false;
  const asking = (async () => {
    while (!over) totals.push(await documents.count(written));
  })();
  await done;
  over = true;
  await asking;
  await meanwhile;
  // One comes, and three go.
  expect(totals.filter((total) => total < count - 3 || total > count)).toEqual([]);
  expect(totals.length).toBeGreaterThan(0);
  expect(renewal()).toBeUndefined();
  expect(told.at(-1)).toBeUndefined();
  expect(told[0]).toMatchObject({ upTo: 500, of: count });
  expect(await documents.count(written)).toBe(count - 3);
  expect(await documents.count(beside)).toBe(count - 3);
  expect(await documents.settled()).toBe(count + 2);
  const wet = {
    ...beside,
    filters: { ...beside.filters, contexts: { codes: ['water' as const], minimum: 90 } },
  };
  expect(await documents.count(wet)).toBe(2);
  expect(await documents.put([aDocument({ id: 'x-after', title: 'F35' })])).toMatchObject([
    { seq: count + 3 },
  ]);
  await documents.close();
  expect(isRenewable(path)).toBe(false);
  expect(existsSync(`${path}.before-reindex`)).toBe(true);
  expect(existsSync(`${path}.reindex`)).toBe(false);
  const after = await sqliteDocumentStore({ path });
  expect(await after.count(beside)).toBe(count - 2);
  expect(await after.knownWords('eu', ['toestel'])).toEqual([]);
  const asked = { domain: 'nl', kind: 'document', field: 'type', text: '', limit: 10 } as const;
  const values = { ...asked, scope: beside.scope };
  expect(await after.fieldValues(values)).toEqual([{ value: 'Motie', count: count - 1 }]);
  await after.close();
});

test('renewing: what changes in its place meanwhile keeps it, and lengths are known once it is done', async () => {
  const path = await anOldStore();
  const { documents, done } = await openRenewing({ path, namesOf: noNames, report: failing });
  const [one, other] = await documents.getMany(['x-20', 'x-21']);
  const upTo = await documents.settled();
  await documents.put([
    { ...one!, text: 'Met meer woorden.' },
    { ...other!, date: other!.date + 1 },
  ]);
  const frozen = { ...written, seq: { upTo } };
  expect(await documents.count(frozen)).toBe(count - 2);
  const before = await documents.search(frozen, { size: 1, order: 'best' });
  expect(before.total).toBe(count - 2);
  await done;
  expect(await documents.count(frozen)).toBe(count - 2);
  const after = await documents.search(frozen, { size: 300, order: 'best' });
  // Four words, but for one that has seven.
  expect(after.weighing!.average).toBe(4);
  expect(after.hits.map(({ document }) => document.id)).not.toContain('x-20');
  await documents.close();
});

function rescored(kept: Awaited<ReturnType<DocumentStore['dump']>>) {
  return kept.map((one) => ({ ...one, document: { ...one.document, contexts: { water: 95 } } }));
}

test('renewing: killed at any moment nothing is lost, and it goes on where it was', async () => {
  const path = await anOldStore();
  const before = await sqliteDocumentStore({ path, alike: true });
  const whole = await everything(before);
  await before.close();
  const program = fileURLToPath(new URL('../test/renewing-process.ts', import.meta.url));
  const firsts: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const child = spawn(process.execPath, [program, path], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'close');
    let lines = 0;
    for await (const line of createInterface(child.stdout)) {
      if (lines === 0) firsts.push(line);
      lines += 1;
      // Sooner each time, and the last ones about where the stores change places.
      if (lines > 1 || round > 2 || line === 'done') child.kill('SIGKILL');
    }
    await ended;
    const again = await sqliteDocumentStore({ path, alike: true });
    expect(await everything(again)).toEqual(whole);
    await again.close();
    if (!isRenewable(path)) break;
  }
  // Each went on behind the one before.
  const numbers = firsts.map(Number).filter((number) => !Number.isNaN(number));
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(new Set(numbers).size).toBeGreaterThan(2);
  expect(isRenewable(path)).toBe(false);
  const after = await sqliteDocumentStore({ path });
  expect(await after.count(beside)).toBe(count - 1);
  await after.close();
}, 120_000);

test('renewing: who closes it ends the copy, and another goes on', async () => {
  const path = await anOldStore();
  let tell = (): void => undefined;
  const begun = new Promise<void>((resolve) => (tell = resolve));
  const first = await openRenewing({ path, namesOf: noNames, report: failing, tell: () => tell() });
  await begun;
  await first.documents.close();
  expect(isRenewable(path)).toBe(true);
  const second = await openRenewing({ path, namesOf: noNames, report: failing });
  expect(second.renewal()?.upTo).toBeGreaterThan(0);
  await second.done;
  expect(await second.documents.count(beside)).toBe(count - 1);
  await second.documents.close();
});

test('renewing: a store of before turns takes those that come, and has all of them when it is renewed', async () => {
  const path = await anOldStore(6, 20);
  const debate = (id: string) =>
    aDocument({ id, text: 'Ja, graag.', turns: [{ speaker: { name: 'Vera Lid' }, from: 0, to: 10 }] });
  const before = await sqliteDocumentStore({ path, alike: true });
  await before.put([debate('x-first'), debate('x-second')]);
  await before.close();
  const database = new DatabaseSync(path);
  // As if it had come in before there were turns.
  database.exec(`DELETE FROM spoken WHERE row = (SELECT row FROM documents WHERE id = 'x-first')`);
  database.close();
  const said = search('spreker:lid ZEI graag');
  const again = await sqliteDocumentStore({ path, alike: true });
  expect(await again.count(said)).toBe(1);
  await again.close();
  const { documents, done } = await openRenewing({ path, namesOf: noNames, report: failing });
  await documents.put([debate('x-third')]);
  await done;
  expect(await documents.count(said)).toBe(3);
  await documents.close();
});
