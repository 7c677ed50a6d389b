import { addDays, startOfDay } from 'contract/amsterdam';
import { describe, expect, it } from 'vitest';
import { edgesOf, stepsOf } from './steps.ts';

const today = '2026-11-20';
const of = (startDate: string, endDate = today) => stepsOf({ startDate, endDate }, today);

describe('the steps of a trend', () => {
  it.each([
    ['2026-11-20', 'day', 1],
    ['2026-03-16', 'day', 250],
    ['2026-03-15', 'week', 37],
    // 360 days give weeks (decision 9.2).
    ['2025-11-25', 'week', 52],
    ['2022-02-07', 'week', 250],
    ['2022-02-06', 'month', 58],
    ['2006-02-01', 'month', 250],
    ['2006-01-31', 'quarter', 84],
    ['1964-07-01', 'quarter', 250],
    ['1964-06-30', 'year', 63],
    ['1777-12-31', 'year', 250],
    ['1776-12-31', 'year', 250],
    ['0001-01-01', 'year', 250],
  ])('from %s are of a %s, %i in all', (startDate, step, count) => {
    const { step: chosen, spans } = of(startDate);
    expect([chosen, spans.length]).toEqual([step, count]);
    expect(spans[0]!.start).toBe(startDate);
    expect(spans.at(-1)!.end).toBe(today);
    for (const [index, { start, end }] of spans.entries()) {
      expect(start <= end).toBe(true);
      if (index > 0) expect(start).toBe(addDays(spans[index - 1]!.end, 1));
    }
  });

  it('are weeks from Monday to Sunday, cut at both ends of the period', () => {
    const { spans } = stepsOf({ startDate: '2025-01-01', endDate: '2025-12-30' }, today);
    expect(spans.slice(0, 2)).toEqual([
      { start: '2025-01-01', end: '2025-01-05', unfinished: false },
      { start: '2025-01-06', end: '2025-01-12', unfinished: false },
    ]);
    expect(spans.at(-1)).toEqual({ start: '2025-12-29', end: '2025-12-30', unfinished: true });
  });

  it('are unfinished from today on', () => {
    const { spans } = stepsOf({ startDate: '2026-11-18', endDate: '2026-11-22' }, today);
    expect(spans.map(({ unfinished }) => unfinished)).toEqual([false, false, true, true, true]);
    expect(of('2025-11-25').spans.filter(({ unfinished }) => unfinished)).toHaveLength(1);
  });

  it('lie between the first instants of Amsterdam days, over both clock changes', () => {
    const hours = (startDate: string, endDate: string) => {
      const edges = edgesOf(stepsOf({ startDate, endDate }, today).spans);
      return edges.slice(1).map((edge, index) => (edge - edges[index]!) / 3_600_000);
    };
    expect(hours('2026-03-28', '2026-03-30')).toEqual([24, 23, 24]);
    expect(hours('2026-10-24', '2026-10-26')).toEqual([24, 25, 24]);
    expect(edgesOf(of('2026-11-20').spans)).toEqual([startOfDay('2026-11-20'), startOfDay('2026-11-21')]);
  });
});
