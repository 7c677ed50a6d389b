import { describe, expect, test } from 'vitest';
import { placeFor, rowsInView, startsOf } from './fixed-rows.ts';

const kinds = ['heading', 'item', 'item', 'heading', 'item', 'item'] as const;
const rows = kinds.map((kind, index) => ({ kind, key: String(index) }));
/** 0, 40, 140, 240, 280, 380, 480. */
const starts = startsOf(rows, 100, 40);

test('fixed rows: each begins where the one before ends', () => {
  expect(starts).toEqual([0, 40, 140, 240, 280, 380, 480]);
});

describe('fixed rows: the rows in a view of 150 pixels', () => {
  test.each([
    [-20, [0, 1]],
    [0, [0, 2]],
    [39, [0, 2]],
    [40, [1, 2]],
    [240, [3, 5]],
    [330, [4, 5]],
    [9_000, [5, 5]],
  ])('%d pixels down are %j', (top, expected) => {
    expect(rowsInView(starts, top, 150)).toEqual(expected);
  });

  test('without rows there is none', () => {
    expect(rowsInView(startsOf([], 100, 40), 0, 150)).toEqual([0, -1]);
  });
});

describe('fixed rows: a row is brought into a view of 150 pixels, below the heading that stays', () => {
  const place = (index: number, top: number) =>
    placeFor([starts[index]!, starts[index + 1]!], { top, height: 150, most: 330 }, 40);
  test.each([
    ['one in view stays where it is', 1, -1, -1],
    ['one under the heading comes below it', 4, 260, 240],
    ['one above comes below the heading', 1, 300, 0],
    ['one below comes to the bottom', 4, 0, 230],
    ['no further than the end', 5, 0, 330],
  ])('%s', (_, index, top, expected) => {
    expect(place(index, top)).toBe(expected);
  });
});
