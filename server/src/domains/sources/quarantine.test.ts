import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyReading, type Reading, type SourceConnector } from '#connectors/connector.ts';
import { byItem } from '#connectors/items/item-source.ts';
import { payloadStart } from '#connectors/items/kept-payload.ts';
import { SourceFault, type SourceFaultKind } from '#platform/outbound/source-fault.ts';
import type { DocumentStore } from '#stores/documents/document-store.ts';
import { inThreadDocumentStore } from '#stores/documents/sqlite/in-thread-document-store.ts';
import { diskFileStore } from '#stores/files/disk.ts';
import type { People } from '#stores/people/index.ts';
import { isLease, openLeases } from '#stores/people/leases.ts';
import { openTestPeople } from '#test/people.ts';
import { aDocument } from '#test/documents.ts';
import { identityStore } from './identities.ts';
import { keptCounts } from './kept-counts.ts';
import { type KeptItems, keptItems } from './kept-items.ts';
import { dropItem, keptItemsOf, keptPayload, retryItem } from './quarantine.ts';
import { runSource } from './run-source.ts';
import { sourceStates } from './store.ts';

let folder: string;
let people: People;
let store: DocumentStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarantine-'));
  people = await openTestPeople(folder);
  store = inThreadDocumentStore(join(folder, 'documents.sqlite'));
});
afterEach(async () => {
  await store.close();
  await people.close();
  await rm(folder, { recursive: true });
});

/** An item of the source of these tests: what it says of a document, or how it cannot be read. */
interface Row {
  id: string;
  title?: string;
  withdrawn?: true;
  broken?: SourceFaultKind | 'internal';
  bytes?: Uint8Array;
}

/** A source that serves these batches, one after another; its cursor counts them. */
function sourceOf(batches: readonly (readonly Row[])[], readable = new Set<string>()) {
  const read: string[] = [];
  const connector: SourceConnector<Row> = {
    source: 'tweedekamer',
    domain: 'nl',
    rhythm: 1,
    news: 1,
    proven: true,
    cursorAt: () => ({ at: 0 }),
    async *poll(since) {
      for (let at = Number(since?.['at'] ?? 0); at < batches.length; at++)
        yield { raw: [...batches[at]!], cursor: { at: at + 1 } };
    },
    itemOf: ({ id }) => ({ id, url: `https://source.example/${id}` }),
    async read(row): Promise<Reading> {
      read.push(row.id);
      if (row.broken && !readable.has(row.id)) {
        if (row.broken === 'internal') throw new TypeError('a mistake of ours');
        throw new SourceFault(row.broken, { url: row.id, detail: 'not as promised' });
      }
      if (row.withdrawn) return { ...emptyReading(), withdrawn: [`test-${row.id}`] };
      return {
        ...emptyReading(),
        documents: [aDocument({ id: `test-${row.id}`, title: row.title ?? row.id })],
      };
    },
  };
  return { connector, read };
}

let day = Date.parse('2026-11-20T09:00:00Z');
async function run(
  connector: SourceConnector<Row>,
  {
    version = 'one',
    since,
    spoil,
  }: { version?: string; since?: number; spoil?: (items: KeptItems) => KeptItems } = {},
) {
  const lease = await openLeases(people).claim('reading', { insist: true });
  if (!isLease(lease)) throw new Error('nobody else reads here');
  const items = keptItems(people.db, lease);
  try {
    return await runSource(byItem(connector), {
      store,
      files: diskFileStore(join(folder, 'files')),
      state: sourceStates(people.db, lease),
      identities: identityStore(people.db, lease),
      items: spoil ? spoil(items) : items,
      lease,
      signal: new AbortController().signal,
      now: () => (day += 60_000),
      version,
      ...(since === undefined ? {} : { since }),
    });
  } finally {
    await lease.release();
  }
}

const kept = async () =>
  (await keptItemsOf(people.db, 'tweedekamer')).toSorted((a, b) => (a.item < b.item ? -1 : 1));
const titleOf = async (id: string) => (await store.getMany([`test-${id}`]))[0]?.title;
const cursor = async () =>
  (await people.db.selectFrom('sourceStates').select('cursor').executeTakeFirstOrThrow()).cursor;
const watching = () => ({
  people: people.db,
  leases: openLeases(people),
  names: ['tweedekamer'] as const,
});

test('quarantine: an item that cannot be read is kept, its neighbours are stored, and the cursor goes on', async () => {
  const { connector } = sourceOf([
    [{ id: 'a' }, { id: 'b', broken: 'shape' }, { id: 'c' }],
    [{ id: 'd', broken: 'internal' }],
    [{ id: 'e' }],
  ]);
  expect(await run(connector)).toMatchObject({ new: 3, failed: 2, fetched: 5 });
  expect(await cursor()).toBe('{"at":3}');
  expect(await kept()).toMatchObject([
    { item: 'b', url: 'https://source.example/b', kind: 'shape', runs: 1, version: 'one' },
    { item: 'd', kind: 'internal', fault: 'TypeError: a mistake of ours', runs: 1 },
  ]);
  expect(await keptPayload(people.db, { source: 'tweedekamer', item: 'b' })).toEqual({
    text: '{"id":"b","broken":"shape"}',
    isCut: false,
  });
});

test('quarantine: an item is read again in two more runs, then left alone until the connectors have a new version', async () => {
  const readable = new Set<string>();
  const { connector, read } = sourceOf([[{ id: 'a', broken: 'shape' }]], readable);
  for (const runs of [1, 2, 3]) {
    await run(connector);
    expect(await kept()).toMatchObject([{ runs }]);
  }
  expect((await kept())[0]!.quarantinedAt).toBeDefined();
  await run(connector);
  expect(read).toHaveLength(3);
  await run(connector, { version: 'two' });
  expect(await kept()).toMatchObject([{ runs: 4, version: 'two' }]);
  await run(connector, { version: 'two' });
  expect(read).toHaveLength(4);
  readable.add('a');
  await run(connector, { version: 'three' });
  expect(await kept()).toEqual([]);
  expect(await titleOf('a')).toBe('a');
});

test('quarantine: staff have an item read again, or drop it, and the audit log says so', async () => {
  const readable = new Set<string>();
  const rows: Row[] = [
    { id: 'a', broken: 'shape' },
    { id: 'b', broken: 'shape' },
  ];
  const { connector } = sourceOf([rows], readable);
  for (let runs = 0; runs < 3; runs++) await run(connector);
  readable.add('a');
  const asked = { source: 'tweedekamer', item: 'a', reason: 'mended' };
  await retryItem(watching(), 'command', asked, day);
  expect(await kept()).toMatchObject([{ item: 'a', askedAt: expect.any(String) as string }, { item: 'b' }]);
  await run(connector);
  expect(await titleOf('a')).toBe('a');
  expect(await dropItem(people.db, 'command', { ...asked, item: 'b', reason: 'no document' }, day)).toEqual(
    [],
  );
  await expect(dropItem(people.db, 'command', asked, day)).rejects.toMatchObject({ code: 'EC-03' });
  const log = await people.db
    .selectFrom('auditLog')
    .select(['action', 'target', 'reason'])
    .orderBy('id')
    .execute();
  expect(log).toEqual([
    { action: 'source.retryItem', target: 'tweedekamer: a', reason: 'mended' },
    { action: 'source.dropItem', target: 'tweedekamer: b', reason: 'no document' },
  ]);
});

test('quarantine: an item that is read again leaves alone what the source said since', async () => {
  const readable = new Set<string>();
  const batches: Row[][] = [
    [{ id: 'x', title: 'first' }],
    // Another item of the source tells of the same document as `x`, and `y` is withdrawn by the one behind it.
    [
      { id: 'old', broken: 'shape' },
      { id: 'x', title: 'last' },
      { id: 'y', withdrawn: true },
    ],
  ];
  const { connector } = sourceOf(batches, readable);
  const says = async (row: Row): Promise<Reading> => {
    const reading = await connector.read(row);
    if (row.id !== 'old') return reading;
    const documents = ['x', 'y', 'z'].map((id) => aDocument({ id: `test-${id}`, title: 'between' }));
    return { ...reading, documents };
  };
  await run({ ...connector, read: says });
  readable.add('old');
  await run({ ...connector, read: says });
  expect(await kept()).toEqual([]);
  expect(await Promise.all(['x', 'y', 'z'].map(titleOf))).toEqual(['last', undefined, 'between']);
});

test('quarantine: an item whose later version can be read is kept no longer', async () => {
  const { connector, read } = sourceOf([[{ id: 'a', broken: 'shape' }], [{ id: 'a', title: 'mended' }]]);
  await run(connector);
  expect(await kept()).toEqual([]);
  expect(await titleOf('a')).toBe('mended');
  await run(connector);
  expect(read).toEqual(['a', 'a']);
});

test('quarantine: what a back-fill brought is told to nobody when it is read again', async () => {
  const readable = new Set<string>();
  const { connector } = sourceOf([[{ id: 'a', broken: 'shape' }]], readable);
  await run(connector, { since: 0 });
  readable.add('a');
  await run(connector);
  expect((await store.getMany(['test-a']))[0]).toMatchObject({ silent: true });
});

test('quarantine: a batch of foreign answers alone is a fault of the source, of which nothing is kept', async () => {
  const page = (id: string): Row => ({ id, broken: 'blocked' });
  const { connector } = sourceOf([[{ id: 'a' }], [page('b'), page('c'), page('d')], [{ id: 'e' }]]);
  await expect(run(connector)).rejects.toMatchObject({ name: 'SourceFault', kind: 'blocked' });
  expect([await cursor(), await kept(), await titleOf('e')]).toEqual(['{"at":1}', [], undefined]);
  const mixed = sourceOf([[{ id: 'a' }], [page('b'), page('c'), { id: 'd' }]]);
  await run(mixed.connector);
  expect((await kept()).map(({ item }) => item)).toEqual(['b', 'c']);
});

test('quarantine: more than a thousand items of one source are a fault of the source', async () => {
  const rows = Array.from({ length: 1_001 }, (_, at): Row => ({ id: `r${at}`, broken: 'shape' }));
  const { connector } = sourceOf([rows.slice(0, 1_000), rows.slice(1_000)]);
  await expect(run(connector)).rejects.toThrow('1000 items of this source could not be read');
  expect(await cursor()).toBe('{"at":1}');
});

test('quarantine: items that are kept take no more room when they fail again', async () => {
  const rows = Array.from({ length: 1_000 }, (_, at): Row => ({ id: `r${at}`, broken: 'shape' }));
  const { connector } = sourceOf([rows]);
  await run(connector);
  expect(await run(connector, { since: 0 })).toMatchObject({ failed: 1_000 });
  expect((await keptCounts(people.db)).get('tweedekamer')).toEqual({ waiting: 1_000, quarantined: 0 });
});

test('quarantine: places of documents are remembered only as far as something kept came before them', async () => {
  const readable = new Set<string>();
  const remembered = async () => {
    const rows = await people.db.selectFrom('storedPlaces').select('documentId').execute();
    return rows.map(({ documentId }) => documentId).toSorted();
  };
  const batches: Row[][] = [[{ id: 'early', broken: 'shape' }, { id: 'x' }, { id: 'y' }]];
  const { connector } = sourceOf(batches, readable);
  await run(connector);
  expect(await remembered()).toEqual(['test-x', 'test-y']);
  batches.push([{ id: 'late', broken: 'shape' }, { id: 'z' }]);
  await run(connector);
  expect(await remembered()).toEqual(['test-x', 'test-y', 'test-z']);
  readable.add('early');
  await run(connector);
  await run(connector);
  expect(await remembered()).toEqual(['test-z']);
  readable.add('late');
  await run(connector, { version: 'two' });
  await run(connector);
  expect(await remembered()).toEqual([]);
});

test('quarantine: an item that ends its reader in three runs is set aside unread, with all that is kept of it', async () => {
  const { connector } = sourceOf([[{ id: 'a' }, { id: 'bomb', broken: 'timeout' }, { id: 'c' }]]);
  const lease = await openLeases(people).claim('reading', { insist: true });
  if (!isLease(lease)) throw new Error('nobody else reads here');
  /** As a confined process does: the fault is that of the process, and the run ends with it. */
  const deadly = byItem(connector);
  let isMended = false;
  let ends = 0;
  const endBy = (isBomb: boolean) => {
    if (!isBomb || isMended) return;
    ends++;
    throw new SourceFault('timeout', { url: 'bomb', detail: 'no sign of life' });
  };
  const run = (version = 'one', since?: number) =>
    runSource(
      {
        ...deadly,
        async readItem(row) {
          endBy(row.id === 'bomb');
          return deadly.readItem(row);
        },
        async readKept(payload) {
          const kept = await payloadStart(payload, 1_000);
          endBy(kept.text.includes('bomb'));
          return { reading: emptyReading() };
        },
      },
      {
        ...{
          store,
          files: diskFileStore(join(folder, 'files')),
          lease,
          signal: new AbortController().signal,
        },
        ...{ state: sourceStates(people.db, lease), identities: identityStore(people.db, lease) },
        ...{ items: keptItems(people.db, lease), now: () => (day += 60_000), version },
        ...(since === undefined ? {} : { since }),
      },
    );
  for (const runs of [1, 2, 3]) {
    await expect(run()).rejects.toMatchObject({ kind: 'timeout' });
    const [one] = await kept();
    expect(one).toMatchObject({ item: 'bomb', runs, size: 0 });
    expect(one!.quarantinedAt).toBeUndefined();
  }
  expect(await run()).toMatchObject({ failed: 1, new: 2 });
  const [one] = await kept();
  expect(one).toMatchObject({ item: 'bomb', quarantinedAt: expect.any(String) as string });
  expect((await keptPayload(people.db, { source: 'tweedekamer', item: 'bomb' })).text).toContain(
    '"id":"bomb"',
  );
  // The source brings it again, twice; then it ends a new version, once, before anything is fetched.
  for (let again = 0; again < 2; again++) expect(await run('one', 0)).toMatchObject({ failed: 1, same: 2 });
  expect(ends).toBe(3);
  expect(await run('two', 0)).toMatchObject({ failed: 1, same: 2 });
  expect(await run('two', 0)).toMatchObject({ failed: 1, same: 2 });
  expect(ends).toBe(4);
  isMended = true;
  await run('three');
  expect(await kept()).toEqual([]);
  await lease.release();
});

test('quarantine: a run that ends between keeping an item and moving the cursor loses and repeats nothing', async () => {
  const readable = new Set<string>();
  const { connector } = sourceOf([[{ id: 'a' }, { id: 'b', broken: 'shape' }], [{ id: 'c' }]], readable);
  const cutOff =
    (before: boolean) =>
    (items: KeptItems): KeptItems => ({
      ...items,
      async keep(...given) {
        if (!before) await items.keep(...given);
        throw new Error('cut off');
      },
    });
  for (const before of [true, false]) {
    await expect(run(connector, { spoil: cutOff(before) })).rejects.toThrow('cut off');
    expect([await cursor(), (await kept()).length]).toEqual([null, before ? 0 : 1]);
  }
  expect(await run(connector)).toMatchObject({ new: 1, same: 1, failed: 1 });
  expect(await kept()).toMatchObject([{ item: 'b', runs: 2 }]);
  readable.add('b');
  expect(await run(connector)).toMatchObject({ new: 1 });
  expect(await kept()).toEqual([]);
});

/** The source, which can be asked for each item by itself, and gives what is in `has` then. */
function askedAgain(batches: readonly (readonly Row[])[], has: Map<string, Row | SourceFaultKind>) {
  const asked: string[] = [];
  const { connector } = sourceOf(batches);
  return {
    asked,
    connector: {
      ...connector,
      async fetchAgain({ id }: Row) {
        asked.push(id);
        const row = has.get(id);
        if (typeof row === 'string') throw new SourceFault(row, { url: id, detail: 'still not' });
        return row ? [row] : [];
      },
    },
  };
}

test('quarantine: what will never be read as it came is asked for again, and read as the source has it then', async () => {
  const has = new Map<string, Row | SourceFaultKind>([['a', 'blocked']]);
  const { connector, asked } = askedAgain([[{ id: 'a', broken: 'blocked' }, { id: 'b' }]], has);
  await run(connector);
  await run(connector);
  expect(await kept()).toMatchObject([
    { item: 'a', runs: 2, kind: 'blocked', fault: 'blocked at a: still not' },
  ]);
  has.set('a', { id: 'a', title: 'came' });
  await run(connector);
  expect([asked, await kept(), await titleOf('a')]).toEqual([['a', 'a'], [], 'came']);
});

test('quarantine: an item that the source no longer has is kept no longer', async () => {
  const { connector } = askedAgain([[{ id: 'a', broken: 'status' }]], new Map());
  await run(connector);
  await run(connector);
  expect([await kept(), await titleOf('a')]).toEqual([[], undefined]);
});

test('quarantine: what was asked for again and cannot be read either stays what it was', async () => {
  const has = new Map<string, Row>([['a', { id: 'a', broken: 'internal' }]]);
  const { connector } = askedAgain([[{ id: 'a', broken: 'shape' }]], has);
  await run(connector);
  await run(connector);
  expect(await kept()).toMatchObject([{ item: 'a', runs: 2, kind: 'internal' }]);
});

test('quarantine: a source that gives nothing costs three items a try, and the others none', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const has = new Map<string, SourceFaultKind>(ids.map((id) => [id, 'network']));
  const rows = ids.map((id): Row => ({ id, broken: 'shape' }));
  const { connector, asked } = askedAgain([rows], has);
  await run(connector);
  await run(connector);
  expect(asked).toEqual(['a', 'b', 'c']);
  expect((await kept()).map(({ runs }) => runs)).toEqual([2, 2, 2, 1, 1]);
});

test('quarantine: payloads that would fill the memory are kept before more is read', async () => {
  const rows = Array.from({ length: 20 }, (_, at): Row => ({ id: `r${at}` }));
  const { connector } = sourceOf([rows]);
  const lease = await openLeases(people).claim('reading', { insist: true });
  if (!isLease(lease)) throw new Error('nobody else reads here');
  const payload = new Uint8Array(8 * 1024 * 1024);
  const counts: number[] = [];
  await runSource(
    {
      ...byItem(connector),
      readItem: async ({ id }) =>
        id === 'r0' ? { reading: emptyReading() } : { failed: { kind: 'shape', fault: 'large', payload } },
    },
    {
      ...{ store, files: diskFileStore(join(folder, 'files')), lease, version: 'one' },
      ...{ state: sourceStates(people.db, lease), identities: identityStore(people.db, lease) },
      ...{ signal: new AbortController().signal },
      items: {
        ...keptItems(people.db, lease),
        async keep(_source, failed) {
          counts.push(failed.length);
        },
      },
    },
  );
  await lease.release();
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(19);
  expect(Math.max(...counts)).toBeLessThanOrEqual(16);
});

test('quarantine: what could not be read is let go of after a year', async () => {
  const { connector } = sourceOf([[{ id: 'a', broken: 'shape' }]]);
  await run(connector);
  day += 366 * 24 * 60 * 60_000;
  await run(connector);
  expect(await kept()).toEqual([]);
});
