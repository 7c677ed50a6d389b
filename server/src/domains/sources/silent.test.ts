import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyReading, type SourceConnector } from '#connectors/connector.ts';
import { byItem } from '#connectors/items/item-source.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import type { Document } from '#stores/documents/document.ts';
import { inThreadDocumentStore } from '#stores/documents/sqlite/in-thread-document-store.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { diskFileStore } from '#stores/files/disk.ts';
import { openPeople, type People } from '#stores/people/index.ts';
import { aDocument } from '#test/documents.ts';
import { identityStore, keptItems, replacedOf, runSource, sourceStates } from './index.ts';

let folder: string;
let people: People;
let store: DocumentStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'silent-'));
  people = await openPeople({ path: join(folder, 'people.sqlite') });
  store = inThreadDocumentStore(join(folder, 'documents.sqlite'));
});
afterEach(async () => {
  await store.close();
  await people.close();
  await rm(folder, { recursive: true });
});

/** One run of a source; one that breaks off fails after it delivered. */
async function run(
  source: string,
  documents: Document[],
  how: { since?: number; breaksOff?: true; batches?: number; old?: number } = {},
) {
  const connector: SourceConnector<number> = {
    source,
    domain: 'nl',
    rhythm: 1,
    news: 1,
    proven: true,
    cursorAt: () => ({ at: 0 }),
    async *poll() {
      for (let at = 1; at <= (how.batches ?? 1); at++) {
        yield { raw: [at], cursor: { at }, ...(at === how.old ? { isOld: true as const } : {}) };
      }
      if (how.breaksOff) throw new Error('broken off');
    },
    itemOf: (raw) => ({ id: String(raw) }),
    read: async (at) => ({
      ...emptyReading(),
      documents: how.batches === undefined ? documents : documents.slice(at - 1, at),
    }),
  };
  const lease = await openLeases(people).claim('reading', { insist: true });
  if (!isLease(lease)) throw new Error('nobody else reads here');
  try {
    await runSource(byItem(connector), {
      store,
      files: diskFileStore(join(folder, 'files')),
      state: sourceStates(people.db, lease),
      identities: identityStore(people.db, lease),
      items: keptItems(people.db, lease),
      lease,
      signal: new AbortController().signal,
      ...(how.since === undefined ? {} : { since: how.since }),
    });
  } catch (error) {
    if (!how.breaksOff) throw error;
  } finally {
    await lease.release();
  }
}

const isSilent = async (id: string) => ((await store.get(id)) as Document).silent === true;

test('silent documents: until a source was read to its end once, and in a back-fill, documents come in silently (4.22)', async () => {
  await run('a', [aDocument({ id: 'test-first' })], { breaksOff: true });
  await run('a', [aDocument({ id: 'test-second' })]);
  await run('a', [aDocument({ id: 'test-third' })]);
  await run('a', [aDocument({ id: 'test-years-back' })], { since: 0 });
  await run('a', [aDocument({ id: 'test-last' })]);
  const ids = ['first', 'second', 'third', 'years-back', 'last'];
  const silent = await Promise.all(ids.map((id) => isSilent(`test-${id}`)));
  expect(silent).toEqual([true, true, false, true, false]);
});

test('silent documents: what a source brings of something that was added to it is no news, what comes beside it is', async () => {
  await run('a', []);
  const papers = ['one', 'two', 'three'].map((name) => aDocument({ id: `test-${name}` }));
  await run('a', papers, { batches: 3, old: 2 });
  expect(await Promise.all(papers.map(({ id }) => isSilent(id)))).toEqual([false, true, false]);
});

test('silent documents: all that was read before a fault is stored, and the cursor stands there', async () => {
  const papers = ['one', 'two', 'three'].map((name) => aDocument({ id: `test-${name}` }));
  await run('a', papers, { batches: 3, breaksOff: true });
  expect(await store.getMany(papers.map(({ id }) => id))).toHaveLength(3);
  const { cursor } = await people.db.selectFrom('sourceStates').select('cursor').executeTakeFirstOrThrow();
  expect(JSON.parse(cursor!)).toEqual({ at: 3 });
});

test('silent documents: what came in silently and changes afterwards does not stay silent, nor by another source', async () => {
  const paper = aDocument({ id: 'test-paper', source: 'a', identities: ['kst-36910-5'], text: 'Eerst.' });
  await run('a', [paper]);
  await run('b', []);
  expect(await isSilent('test-paper')).toBe(true);
  await run('b', [aDocument({ ...paper, id: 'test-twin', source: 'b', text: 'Eerst, en nog wat meer.' })]);
  expect(await isSilent('test-paper')).toBe(false);
});

test('silent documents: the oldest version that nobody looked past is kept, once, and only of what changes', async () => {
  const first = aDocument({ id: 'test-one', text: 'Een.' });
  const same = aDocument({ id: 'test-same' });
  await run('a', [first, same]);
  const settled = await store.settled();
  await run('a', [{ ...first, text: 'Twee.' }, same]);
  await run('a', [{ ...first, text: 'Drie.' }]);
  const kept = await replacedOf(people.db, ['test-one', 'test-same']);
  expect([...kept.keys()]).toEqual(['test-one']);
  expect(kept.get('test-one')).toMatchObject({ settled, document: { text: 'Een.' } });
});
