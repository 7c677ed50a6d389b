import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batched } from './batched.ts';

const join = (earlier: number[], later: number[]) => [...earlier, ...later];
const isFull = (numbers: number[]) => numbers.length >= 3;

async function* numbers(count: number, made: number[], end?: Error) {
  for (let number = 1; number <= count; number++) {
    made.push(number);
    yield [number];
  }
  if (end) throw end;
}

test('batched: what became ready while the last was used comes in one, no more than fits, and nothing is lost', async () => {
  const made: number[] = [];
  const taken: number[][] = [];
  for await (const some of batched(numbers(8, made), join, isFull)) {
    taken.push(some);
    await turn();
    if (taken.length === 2) expect(made.length).toBeLessThan(8);
  }
  expect(taken.flat()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(taken.length).toBeLessThan(8);
  expect(Math.max(...taken.map(({ length }) => length))).toBe(3);
});

test('batched: what comes slowly is given as it comes', async () => {
  const first = Promise.withResolvers<void>();
  async function* slowly() {
    yield [1];
    await first.promise;
    yield [2];
  }
  const taken: number[][] = [];
  for await (const some of batched(slowly(), join, isFull)) {
    taken.push(some);
    first.resolve();
  }
  expect(taken).toEqual([[1], [2]]);
});

test('batched: a failure comes after what was made before it', async () => {
  const taken: number[] = [];
  const all = batched(numbers(5, [], new Error('broken off')), join, isFull);
  await expect(
    (async () => {
      for await (const some of all) taken.push(...some);
    })(),
  ).rejects.toThrow('broken off');
  expect(taken).toEqual([1, 2, 3, 4, 5]);
});

test('batched: who stops early ends the making', async () => {
  const made: number[] = [];
  for await (const some of batched(numbers(100, made), join, isFull)) if (some.includes(1)) break;
  const then = made.length;
  await turn();
  expect(made).toHaveLength(then);
  expect(then).toBeLessThan(10);
});
