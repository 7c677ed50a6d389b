import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test('batches: what comes while others are done goes together, and each hears how its own went', async () => {
  const done: string[][] = [];
  const ends: (() => void)[] = [];
  const ask = inBatches<string>(async (all) => {
    done.push([...all]);
    await new Promise<void>((resolve) => ends.push(resolve));
    if (all.includes('b')) throw new Error('not b');
  });
  const first = ask('a');
  await expect.poll(() => ends.length).toBe(1);
  const second = Promise.allSettled([ask('b'), ask('c')]);
  ends[0]!();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  const third = ask('d');
  ends[1]!();
  expect(await second).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  await expect.poll(() => ends.length).toBe(3);
  ends[2]!();
  await third;
  expect(done).toEqual([['a'], ['b', 'c'], ['d']]);
});
