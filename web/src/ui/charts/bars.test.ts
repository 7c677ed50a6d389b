import { describe, expect, it } from 'vitest';
import { axisOf, fittingTicks, type Bar } from './bars.ts';

const bar = (total: number): Bar => ({ key: '', label: '', counts: [total], total, unfinished: false });

describe('bars: the axis of a chart', () => {
  it.each([
    [0, [0, 5]],
    [1, [0, 5]],
    [5, [0, 5]],
    [7, [0, 2, 4, 6, 8]],
    [57, [0, 20, 40, 60]],
    [12_345, [0, 5_000, 10_000, 15_000]],
  ])('of at most %d has whole numbers up to or above it, and goes to 5 at least', (highest, values) => {
    expect(axisOf([bar(0), bar(highest)], 3).values).toEqual(values);
  });
});

describe('bars: the words below a chart', () => {
  const ticks = [0, 4, 8, 13].map((index) => ({ index, label: String(index) }));
  it('all stand there when there is room', () => {
    expect(fittingTicks(ticks, 20, 46)).toEqual(ticks);
  });
  it('keep their distance when there is not', () => {
    expect(fittingTicks(ticks, 6, 46).map(({ index }) => index)).toEqual([0, 8]);
  });
  it('keep the main one, and at least that', () => {
    const january = ticks.map((tick) => ({ ...tick, main: tick.index === 4 }));
    expect(fittingTicks(january, 6, 46).map(({ index }) => index)).toEqual([4, 13]);
    expect(fittingTicks(january, 1, 46).map(({ index }) => index)).toEqual([4]);
    expect(fittingTicks([], 1, 46)).toEqual([]);
  });
});
