import { expect, test } from 'vitest';
import { furthestDay, readLastDay } from './vacation-day.ts';

const today = '2026-11-20';

test.each([
  ['20-11-2026', { day: '2026-11-20' }],
  ['4/12/2026', { day: '2026-12-04' }],
  ['17-02-2027', { day: '2027-02-17' }],
  ['18-02-2027', { problem: 'tooLong' }],
  ['19-11-2026', { problem: 'past' }],
  ['31-11-2026', { problem: 'noSuchDay' }],
  ['volgende week', { problem: 'format' }],
  ['  ', { problem: 'missing' }],
])('vacation day: %j as the last day', (text, read) => {
  expect(readLastDay(text, today)).toEqual(read);
});

test('vacation day: ninety days, the first one included', () => {
  expect(furthestDay(today)).toBe('2027-02-17');
});
