import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, endOfDay, instantOf, startOfDay } from './amsterdam.ts';

describe('Amsterdam days', () => {
  it.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    // The day clocks go forward starts in winter time, the day after in summer time.
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    // The day clocks go back starts in summer time, the day after in winter time.
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('%s starts at %s', (day, instant) => {
    expect(new Date(startOfDay(day)).toISOString()).toBe(instant);
  });

  it('gives the nights of the clock change 23 and 25 hours', () => {
    expect(startOfDay('2026-03-30') - startOfDay('2026-03-29')).toBe(23 * 3_600_000);
    expect(startOfDay('2026-10-26') - startOfDay('2026-10-25')).toBe(25 * 3_600_000);
  });

  it.each([
    ['2026-03-29', 1, 59, '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', 3, 0, '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', 1, 30, '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', 3, 0, '2026-10-25T02:00:00.000Z'],
    ['2026-07-01', 14, 15, '2026-07-01T12:15:00.000Z'],
  ])('%s %i:%i is %s', (day, hour, minute, instant) => {
    expect(new Date(instantOf(day, hour, minute)).toISOString()).toBe(instant);
  });

  it('goes back 360 calendar days over a clock change (decision 9.1)', () => {
    expect(addDays('2026-11-21', -360)).toBe('2025-11-26');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  });

  it('puts every instant between the start and the end of its own day', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1950, 0), max: Date.UTC(2090, 0) }), (instant) => {
        const day = dayOf(instant);
        expect(startOfDay(day)).toBeLessThanOrEqual(instant);
        expect(endOfDay(day)).toBeGreaterThanOrEqual(instant);
        expect(dayOf(startOfDay(day))).toBe(day);
        expect(dayOf(endOfDay(day))).toBe(day);
      }),
    );
  });
});
