import { addDays } from 'contract/amsterdam';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeDay } from './period.ts';
import { readTypedDay, readTypedRange } from './typed-days.ts';

describe('a typed day (decision 5.15)', () => {
  it('accepts single digits and other separators', () => {
    expect(readTypedDay('1-2-2026')).toEqual({ day: '2026-02-01' });
    expect(readTypedDay(' 01/12/2026 ')).toEqual({ day: '2026-12-01' });
  });
  it('refuses days that do not exist', () => {
    expect(readTypedDay('31-02-2026')).toEqual({ problem: 'noSuchDay' });
    expect(readTypedDay('29-02-2027')).toEqual({ problem: 'noSuchDay' });
    expect(readTypedDay('01-13-2026')).toEqual({ problem: 'noSuchDay' });
  });
  it('tells an unreadable day from one that is missing', () => {
    expect(readTypedDay('gisteren')).toEqual({ problem: 'format' });
    expect(readTypedDay('2026-02-01')).toEqual({ problem: 'format' });
    expect(readTypedDay('  ')).toEqual({ problem: 'missing' });
  });
  it('reads every day it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (count) => {
        const day = addDays('2026-01-01', count);
        expect(readTypedDay(writeDay(day))).toEqual({ day });
      }),
    );
  });
});

const reach = { earliest: '2026-10-01', latest: '2026-12-22' };

describe('a typed period', () => {
  it('swaps reversed ends and says so', () => {
    expect(readTypedRange('20-11-2026', '1-11-2026', reach)).toEqual({
      from: '2026-11-01',
      to: '2026-11-20',
      swapped: true,
    });
  });
  it('stays within the days that may be chosen (decision 5.14)', () => {
    expect(readTypedRange('1-11-2026', '22-12-2026', reach)).toMatchObject({ to: '2026-12-22' });
    expect(readTypedRange('1-11-2026', '23-12-2026', reach)).toEqual({
      problems: { to: 'outside' },
    });
    expect(readTypedRange('30-9-2026', '1-10-2026', reach)).toEqual({ problems: { from: 'outside' } });
    expect(readTypedRange('30-9-2016', '1-10-2026', { latest: '2026-12-22' })).toMatchObject({
      from: '2016-09-30',
    });
  });
  it('names every end at fault', () => {
    expect(readTypedRange('', '31-02-2026', reach)).toEqual({
      problems: { from: 'missing', to: 'noSuchDay' },
    });
  });
});
