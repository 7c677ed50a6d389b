import { addDays, startOfDay } from 'contract/amsterdam';
import { expect, test } from 'vitest';
import { today } from '#features/search/period.ts';
import { daysLeft } from './days-left.ts';

test('users: days are counted in Amsterdam, where one begins before midnight in UTC', () => {
  const minutesIn = (days: number, minutes: number) =>
    new Date(startOfDay(addDays(today(), days)) + minutes * 60_000).toISOString();
  expect(daysLeft(minutesIn(90, 1))).toBe(90);
  expect(daysLeft(minutesIn(1, -1))).toBe(0);
  expect(daysLeft(minutesIn(0, -1))).toBe(-1);
});
