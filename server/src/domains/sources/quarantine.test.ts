import { expect, test } from 'vitest';
import { emptyReading, type Reading } from '#connectors/connector.ts';
import { byItem, type ItemSource } from '#connectors/items/item-source.ts';
import { payloadStart } from '#connectors/items/kept-payload.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { openLeases } from '#stores/people/leases.ts';
import { aDocument } from '#test/documents.ts';
import { keptCounts } from './kept-counts.ts';
import type { KeptItems } from './kept-items.ts';
import { dropItem, keptPayload, retryItem } from './quarantine.ts';
import { type Row, sourceOf, useItemRuns } from './test/item-runs.ts';

const parts = useItemRuns();
const { cursor, kept, run, runItems, titleOf } = parts;
const watching = () => ({
  people: parts.people.db,
  leases: openLeases(parts.people),
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
  expect(await keptPayload(parts.people.db, { source: 'tweedekamer', item: 'b' })).toEqual({
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
  await retryItem(watching(), 'command', asked, parts.now);
  expect(await kept()).toMatchObject([{ item: 'a', askedAt: expect.any(String) as string }, { item: 'b' }]);
  await run(connector);
  expect(await titleOf('a')).toBe('a');
  expect(
    await dropItem(parts.people.db, 'command', { ...asked, item: 'b', reason: 'no document' }, parts.now),
  ).toEqual([]);
  await expect(dropItem(parts.people.db, 'command', asked, parts.now)).rejects.toMatchObject({
    code: 'EC-03',
  });
  const log = await parts.people.db
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
  expect((await parts.store.getMany(['test-a']))[0]).toMatchObject({ silent: true });
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
  expect((await keptCounts(parts.people.db)).get('tweedekamer')).toEqual({ waiting: 1_000, quarantined: 0 });
});

test('quarantine: places of documents are remembered only as far as something kept came before them', async () => {
  const readable = new Set<string>();
  const remembered = async () => {
    const rows = await parts.people.db.selectFrom('storedPlaces').select('documentId').execute();
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
  /** As a confined process does: the fault is that of the process, and the run ends with it. */
  const deadly = byItem(connector);
  let isMended = false;
  let ends = 0;
  const endBy = (isBomb: boolean) => {
    if (!isBomb || isMended) return;
    ends++;
    throw new SourceFault('timeout', { url: 'bomb', detail: 'no sign of life' });
  };
  const source: ItemSource<Row> = {
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
  };
  const run = (version = 'one', since?: number) =>
    runItems(source, { version, ...(since === undefined ? {} : { since }) });
  for (const runs of [1, 2, 3]) {
    await expect(run()).rejects.toMatchObject({ kind: 'timeout' });
    const [one] = await kept();
    expect(one).toMatchObject({ item: 'bomb', runs, size: 0 });
    expect(one!.quarantinedAt).toBeUndefined();
  }
  expect(await run()).toMatchObject({ failed: 1, new: 2 });
  const [one] = await kept();
  expect(one).toMatchObject({ item: 'bomb', quarantinedAt: expect.any(String) as string });
  expect((await keptPayload(parts.people.db, { source: 'tweedekamer', item: 'bomb' })).text).toContain(
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

test('quarantine: what could not be read is let go of after a year', async () => {
  const { connector } = sourceOf([[{ id: 'a', broken: 'shape' }]]);
  await run(connector);
  parts.wait(366 * 24 * 60 * 60_000);
  await run(connector);
  expect(await kept()).toEqual([]);
});
