import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  calendarSteps,
  dayOf,
  dayOfNumber,
  endOfDay,
  instantOf,
  isDay,
  numberOfDay,
  startOfDay,
} from './amsterdam.ts';
import { endOfStep, placeOfStep, startOfPlace, startOfStep } from './calendar-steps.ts';
import { Day } from './days.ts';

describe('Amsterdam time: a text', () => {
  it.each(['2026-02-28', '2024-02-29', '0099-12-31'])('%s is a day', (text) => {
    expect([isDay(text), Day.safeParse(text).success]).toEqual([true, true]);
  });
  it.each([
    '2026-02-29',
    '2026-06-31',
    '2026-13-01',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00',
    '',
    'vandaag',
  ])('%j is none', (text) => {
    expect([isDay(text), Day.safeParse(text).success]).toEqual([false, false]);
  });
});

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

  it('are numbers to reckon with, and again the same days', () => {
    expect([numberOfDay('1970-01-01'), numberOfDay('1969-12-31'), numberOfDay('2026-11-27')]).toEqual([
      0, -1, 20_784,
    ]);
    const every = Array.from({ length: 146_097 }, (_, index) => numberOfDay('0000-01-01') + index * 25);
    const wrong = every.filter((number) => {
      const day = dayOfNumber(number);
      return !new Date(number * 86_400_000).toISOString().startsWith(day) || numberOfDay(day) !== number;
    });
    expect(wrong).toEqual([]);
    expect(() => addDays('2026-02-30x', 1)).toThrow(RangeError);
  });

  it('begin at the same instant however often they are asked for', () => {
    const begin = startOfDay('2026-03-30');
    // More than are kept.
    for (let count = 0; count < 12_000; count += 1) startOfDay(addDays('1990-01-01', count));
    expect([startOfDay('2026-03-30'), startOfDay('2026-03-30')]).toEqual([begin, begin]);
  });

  it('puts every instant between the start and the end of its own day', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.parse('0001-01-02'), max: Date.UTC(2290, 0) }), (instant) => {
        const day = dayOf(instant);
        expect(startOfDay(day)).toBeLessThanOrEqual(instant);
        expect(endOfDay(day)).toBeGreaterThanOrEqual(instant);
        expect(dayOf(startOfDay(day))).toBe(day);
        expect(dayOf(endOfDay(day))).toBe(day);
      }),
    );
  });

  it.each([
    ['day', '2026-11-22', '2026-11-22', '2026-11-22'],
    ['week', '2026-11-22', '2026-11-16', '2026-11-22'],
    ['week', '2026-11-23', '2026-11-23', '2026-11-29'],
    ['week', '2027-01-01', '2026-12-28', '2027-01-03'],
    ['month', '2024-02-29', '2024-02-01', '2024-02-29'],
    ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
    ['quarter', '2026-02-03', '2026-01-01', '2026-03-31'],
    ['quarter', '2026-12-31', '2026-10-01', '2026-12-31'],
    ['year', '2024-06-01', '2024-01-01', '2024-12-31'],
  ] as const)('the %s of %s is %s to %s', (step, day, start, end) => {
    expect([startOfStep(day, step), endOfStep(day, step)]).toEqual([start, end]);
  });

  it.each(calendarSteps)('every %s has its place, also in the first years', (step) => {
    for (const first of ['0001-01-01', '0099-11-30', '1899-12-25', '2023-12-25']) {
      const place = placeOfStep(numberOfDay(first), step);
      for (let next = place; next < place + 30; next += 1) {
        const start = startOfPlace(next, step);
        expect(placeOfStep(start, step)).toBe(next);
        expect(placeOfStep(start - 1, step)).toBe(next - 1);
      }
    }
  });

  it.each(calendarSteps)('every %s follows the one before without a hole', (step) => {
    let day = '2019-12-30';
    for (let count = 0; count < 60; count += 1) {
      const end = endOfStep(day, step);
      expect(startOfStep(end, step)).toBe(startOfStep(day, step));
      const next = addDays(end, 1);
      expect(startOfStep(next, step)).toBe(next);
      day = next;
    }
  });
});
