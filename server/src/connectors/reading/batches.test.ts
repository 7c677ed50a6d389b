import { expect, test } from 'vitest';
import { fetchInParts, inBatches } from './batches.ts';

const file = (megabytes: number) =>
  Promise.resolve({ bytes: new Uint8Array(megabytes * 1024 * 1024), mimeType: '', fileName: '' });

test('batches: files of a meeting come in parts that fit in memory, each document once', async () => {
  const documents = [1, 2, 3, 4, 5].map((id) => ({ id }));
  const parts = await Array.fromAsync(
    fetchInParts(documents, ({ id }) => (id === 3 ? Promise.resolve(undefined) : file(13))),
  );
  expect(parts.map(({ part, files }) => [part.first, part.ids, Object.keys(files)])).toEqual([
    [true, ['1', '2'], ['1', '2']],
    [false, ['3', '4', '5'], ['4', '5']],
  ]);
});

test('batches: a meeting without documents is one part', async () => {
  const parts = await Array.fromAsync(fetchInParts([], () => file(1)));
  expect(parts).toEqual([{ part: { first: true, ids: [] }, files: {} }]);
});

test('batches: batches end at their number or at their bytes', async () => {
  const small = Array.from({ length: 45 }, (_, id) => ({ id }));
  const lengths = async (raws: object[]) =>
    (await Array.fromAsync(inBatches(stream(raws)))).map(({ length }) => length);
  expect(await lengths(small)).toEqual([20, 20, 5]);
  const large = await Promise.all([30, 30, 30].map(async (size) => ({ files: { a: await file(size) } })));
  expect(await lengths(large)).toEqual([2, 1]);
});

test('batches: what is missed is given before anything behind it is asked for', async () => {
  const missed = { missed: { kind: 'status', evidence: { url: 'x' } } };
  const batches = await Array.fromAsync(inBatches(stream([{ id: 1 }, missed, { id: 2 }, missed, { id: 3 }])));
  expect(batches.map(({ length }) => length)).toEqual([2, 2, 1]);
});

async function* stream<T>(rows: T[]): AsyncGenerator<T> {
  for (const row of rows) yield await Promise.resolve(row);
}
