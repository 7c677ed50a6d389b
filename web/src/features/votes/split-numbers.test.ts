import { expect, test } from 'vitest';
import { splitNumbers } from './split-numbers.ts';

test('votes: a split cell shows the two ways that were taken, and never a nought beside who abstained', () => {
  const told = (cell: Parameters<typeof splitNumbers>[0]) =>
    splitNumbers(cell).map(({ side, count }) => `${side} ${count}`);
  expect(told({ for: 3, against: 24 })).toEqual(['for 3', 'against 24']);
  expect(told({ for: 43, against: 0, abstained: 45 })).toEqual(['for 43', 'abstained 45']);
  expect(told({ for: 0, against: 8, abstained: 2, absent: 4 })).toEqual(['against 8', 'abstained 2']);
  expect(told({ for: 9, against: 1, abstained: 6 })).toEqual(['for 9', 'against 1']);
});
