import { describe, expect, it } from 'vitest';
import { rulerMarks } from './ruler-marks.ts';

describe('the marks of the hit ruler', () => {
  it('merge below 400 pixels of document height (specification §9)', () => {
    expect(rulerMarks([0, 399, 400, 799, 2_000], 4_000, 4_000)).toEqual([
      { at: 0, first: 0, count: 2 },
      { at: 0.1, first: 2, count: 2 },
      { at: 0.5, first: 4, count: 1 },
    ]);
  });
  it('are one mark per hit when the document is high enough', () => {
    expect(rulerMarks([0, 10, 20], 100, 40_000)).toHaveLength(3);
  });
  it('are none without hits', () => {
    expect(rulerMarks([], 0, 0)).toEqual([]);
  });
});
