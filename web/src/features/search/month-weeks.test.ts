import { expect, test } from 'vitest';
import { addMonths, dayAfterKey, dayInMonth, weeksOf } from './month-weeks.ts';

test('month weeks: a month is whole weeks from Monday on, with every day once', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01']);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf('2026-02').flat().filter(Boolean)).toHaveLength(28);
  expect(weeksOf('2026-12').flat().filter(Boolean).at(-1)).toBe('2026-12-31');
});

test('month weeks: months go over the year, and days to the last one a month has', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(dayInMonth('2026-01-31', '2026-02')).toBe('2026-02-28');
});

test('month weeks: keys walk over days, weeks and months', () => {
  const from = (key: string) => dayAfterKey('2026-11-21', key);
  expect([from('ArrowLeft'), from('ArrowRight')]).toEqual(['2026-11-20', '2026-11-22']);
  expect([from('ArrowUp'), from('ArrowDown')]).toEqual(['2026-11-14', '2026-11-28']);
  expect([from('Home'), from('End')]).toEqual(['2026-11-16', '2026-11-22']);
  expect([from('PageUp'), from('PageDown')]).toEqual(['2026-10-21', '2026-12-21']);
  expect(from('x')).toBeUndefined();
});
