import { expect, test } from 'vitest';
import { emptyReading } from '#connectors/connector.ts';
import { byItem, type ItemSource } from '#connectors/items/item-source.ts';
import { SourceFault, type SourceFaultKind } from '#platform/outbound/source-fault.ts';
import type { KeptItems } from './kept-items.ts';
import { type Row, sourceOf, useItemRuns } from './test/item-runs.ts';

const { kept, run, runItems, titleOf } = useItemRuns();

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
  const payload = new Uint8Array(8 * 1024 * 1024);
  const counts: number[] = [];
  const source: ItemSource<Row> = {
    ...byItem(connector),
    readItem: async ({ id }) =>
      id === 'r0' ? { reading: emptyReading() } : { failed: { kind: 'shape', fault: 'large', payload } },
  };
  const spoil = (items: KeptItems): KeptItems => ({
    ...items,
    async keep(_source, failed) {
      counts.push(failed.length);
    },
  });
  await runItems(source, { spoil });
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(19);
  expect(Math.max(...counts)).toBeLessThanOrEqual(16);
});
