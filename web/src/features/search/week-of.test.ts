import { expect, it } from 'vitest';
import { weekOf } from './week-of.ts';

it.each([
  ['2026-11-23', 48],
  ['2026-11-29', 48],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
])('week of: the week of %s is %d', (day, week) => {
  expect(weekOf(day)).toBe(week);
});
