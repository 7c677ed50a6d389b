import { expect, test } from 'vitest';
import { prefetch } from './prefetch.ts';

async function* counting(told: string[], upTo: number): AsyncGenerator<number> {
  try {
    for (let at = 1; at <= upTo; at += 1) {
      told.push(`made ${at}`);
      yield at;
    }
    throw new Error('no more');
  } finally {
    told.push('closed');
  }
}

test('prefetch: the next value is made while one is used, and a failure comes after the values before it', async () => {
  const told: string[] = [];
  const used = async () => {
    for await (const value of prefetch(counting(told, 2))) {
      await new Promise((resolve) => setImmediate(resolve));
      told.push(`used ${value}`);
    }
  };
  await expect(used()).rejects.toThrow('no more');
  expect(told).toEqual(['made 1', 'made 2', 'used 1', 'closed', 'used 2']);
});

test('prefetch: whoever stops early closes what makes the values', async () => {
  const told: string[] = [];
  for await (const value of prefetch(counting(told, 9))) if (value === 2) break;
  expect(told).toEqual(['made 1', 'made 2', 'made 3', 'closed']);
});
