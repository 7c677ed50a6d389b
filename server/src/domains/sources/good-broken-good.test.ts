import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { SourceConnector } from '#connectors/connector.ts';
import { byItem } from '#connectors/items/item-source.ts';
import { packPayload, unpackPayload } from '#connectors/items/kept-payload.ts';
import { sourceNames } from '#connectors/names.ts';
import { openConnector } from '#connectors/registry.ts';
import { openTextExtraction } from '#platform/text-extraction/extract-text.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { inThreadDocumentStore } from '#stores/documents/sqlite/in-thread-document-store.ts';
import { diskFileStore } from '#stores/files/disk.ts';
import type { People } from '#stores/people/index.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import { itemsOfSources } from '#test/items-of-sources.ts';
import { openTestPeople } from '#test/people.ts';
import { identityStore } from './identities.ts';
import { keptItems } from './kept-items.ts';
import { keptItemsOf } from './quarantine.ts';
import { runSource } from './run-source.ts';
import { sourceStates } from './store.ts';

const extraction = openTextExtraction();
let folder: string;
let people: People;
let store: DocumentStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'good-broken-good-'));
  people = await openTestPeople(folder);
  store = inThreadDocumentStore(join(folder, 'documents.sqlite'));
});
afterAll(() => extraction.close());
afterEach(async () => {
  await store.close();
  await people.close();
  await rm(folder, { recursive: true });
});

async function run(connector: SourceConnector) {
  const lease = await openLeases(people).claim(connector.source, { insist: true });
  if (!isLease(lease)) throw new Error('nobody else reads here');
  try {
    return await runSource(byItem(connector), {
      ...{ store, files: diskFileStore(join(folder, 'files')), lease, version: 'one' },
      ...{ state: sourceStates(people.db, lease), identities: identityStore(people.db, lease) },
      ...{ items: keptItems(people.db, lease), signal: new AbortController().signal },
    });
  } finally {
    await lease.release();
  }
}

test.each([...sourceNames])(
  'sources: of %s an item that cannot be read is kept whole, and those before and behind it are stored',
  async (name) => {
    const { good, broken } = itemsOfSources[name]();
    // Nobody is asked for anything here.
    const whole = await openConnector(name, { extraction });
    delete whole.fetchAgain;
    const connector: SourceConnector = {
      ...whole,
      async *poll(since) {
        if (since?.['done'] !== true) yield { raw: [good[0], broken, good[1]], cursor: { done: true } };
      },
    };
    for await (const { items } of byItem(connector).poll(undefined, new AbortController().signal))
      expect(new Set(items.map(({ id }) => id)).size).toBe(3);

    expect(await run(connector)).toMatchObject({ fetched: 3, failed: 1 });
    for (const raw of good) {
      const { documents, unread } = await whole.read(raw);
      expect([documents.length > 0, unread]).toEqual([true, []]);
      const ids = documents.map(({ id }) => id);
      expect((await store.getMany(ids)).map(({ id }) => id)).toEqual(ids);
      // What is kept of an item says all that the item said.
      expect((await whole.read(unpackPayload(packPayload(raw)!))).documents).toEqual(documents);
    }
    const [kept, ...others] = await keptItemsOf(people.db, name);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ runs: 1, version: 'one' });
    expect(kept!.size).toBeGreaterThan(0);

    // What was kept is as unreadable as what came, in the same words; the source goes on meanwhile.
    expect(await run(connector)).toMatchObject({ fetched: 0, failed: 0 });
    expect(await keptItemsOf(people.db, name)).toMatchObject([{ runs: 2, fault: kept!.fault }]);
  },
);
