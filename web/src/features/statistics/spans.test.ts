import { expect, test } from 'vitest';
import { spanName, ticksOf } from './spans.ts';

test.each([
  ['2026-11-20', '2026-11-20', 'vrijdag 20 november 2026'],
  ['2026-11-16', '2026-11-22', '16–22 nov 2026'],
  ['2025-12-29', '2026-01-04', '29 dec 2025 – 4 jan 2026'],
  ['2024-01-01', '2024-12-31', '2024'],
  ['0001-01-01', '1799-12-31', '… – 31 dec 1799'],
])('spans: %s to %s is %s', (start, end, name) => {
  expect(spanName(start, end, 'nl').replaceAll(/\s/g, ' ')).toBe(name);
});

const weeks = Array.from({ length: 52 }, (_, week) => ({
  start: new Date(Date.UTC(2025, 10, 24 + 7 * week)).toISOString().slice(0, 10),
}));

test('spans: weeks of a year are told by their months, January with the year', () => {
  expect(ticksOf(weeks, 'week', 'nl').map(({ label }) => label.replaceAll(/\s/g, ' '))).toEqual([
    'dec',
    'jan 26',
    'feb',
    'mrt',
    'apr',
    'mei',
    'jun',
    'jul',
    'aug',
    'sep',
    'okt',
    'nov',
  ]);
});

test('spans: days of a week are told by their date', () => {
  const days = Array.from({ length: 7 }, (_, day) => ({ start: `2026-11-${14 + day}` }));
  expect(ticksOf(days, 'day', 'nl').map(({ label }) => label)).toEqual(['14 nov', '17 nov', '20 nov']);
});

test('spans: many years are told by their number', () => {
  const years = Array.from({ length: 30 }, (_, year) => ({ start: `${1990 + year}-01-01` }));
  expect(ticksOf(years, 'year', 'nl').at(0)).toEqual({ index: 1, label: '1991' });
});
