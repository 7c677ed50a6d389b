import { expect, test } from 'vitest';
import { openTurns } from './turns.ts';

const never = new AbortController().signal;

test('rate limiter: so many work at once, the others in the order in which they came', async () => {
  const turns = openTurns(2);
  const began: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3].map(async (who) => {
    ends[who] = await turns.take(never);
    began.push(who);
  });
  await Promise.all(all.slice(0, 2));
  expect([began, turns.wanted()]).toEqual([[0, 1], true]);
  ends[1]!();
  // Ending twice frees one place.
  ends[1]!();
  await all[2];
  expect([began, turns.wanted()]).toEqual([[0, 1, 2], true]);
  ends[0]!();
  await all[3];
  expect([began, turns.wanted()]).toEqual([[0, 1, 2, 3], false]);
});

test('rate limiter: who is told to stop while waiting leaves the others their turn', async () => {
  const turns = openTurns(1);
  const end = await turns.take(never);
  const stopping = new AbortController();
  const left = turns.take(stopping.signal);
  const next = turns.take(never);
  stopping.abort(new Error('stopped'));
  await expect(left).rejects.toThrow('stopped');
  end();
  (await next)();
  expect(turns.wanted()).toBe(false);
});
