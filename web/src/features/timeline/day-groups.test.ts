import type { TimelineItem } from 'contract/documents';
import { describe, expect, it } from 'vitest';
import { nearDay, rowsOf } from './day-groups.ts';

const item = (id: string, date: string) => ({ id, date }) as TimelineItem;

describe('the days of the timeline', () => {
  it('are Amsterdam days, in summer and in winter', () => {
    const rows = rowsOf(
      [
        item('a', '2026-07-02T22:30:00Z'),
        item('b', '2026-07-02T21:59:59Z'),
        item('c', '2026-01-01T23:00:00Z'),
        item('d', '2026-01-01T22:59:59Z'),
      ],
      true,
      '2026-07-20',
    );
    expect(rows.map((row) => row.key)).toEqual([
      '2026-07-03',
      'a',
      '2026-07-02',
      'b',
      '2026-01',
      '2026-01-02',
      'c',
      '2026-01-01',
      'd',
    ]);
  });
  it('have a count only when all their documents are loaded', () => {
    const items = [
      item('a', '2026-07-02T10:00:00Z'),
      item('b', '2026-07-02T09:00:00Z'),
      item('c', '2026-07-01T09:00:00Z'),
    ];
    const counts = (complete: boolean) =>
      rowsOf(items, complete, '2026-07-20').flatMap((row) => (row.kind === 'day' ? [row.count] : []));
    expect(counts(false)).toEqual([2, undefined]);
    expect(counts(true)).toEqual([2, 1]);
  });
  it('stand under their month, but for the month of today', () => {
    const items = [
      item('a', '2026-07-02T10:00:00Z'),
      item('b', '2026-06-30T22:30:00Z'),
      item('c', '2026-06-30T10:00:00Z'),
      item('d', '2025-06-30T10:00:00Z'),
    ];
    const months = (today: string) =>
      rowsOf(items, true, today).flatMap((row, index) => (row.kind === 'month' ? [[index, row.day]] : []));
    expect(months('2026-07-20')).toEqual([
      [4, '2026-06-01'],
      [7, '2025-06-01'],
    ]);
    expect(months('2026-08-01')[0]).toEqual([0, '2026-07-01']);
  });
  it('have a name when they are today or yesterday', () => {
    expect(nearDay('2026-03-01', '2026-03-01')).toBe('today');
    expect(nearDay('2026-02-28', '2026-03-01')).toBe('yesterday');
    expect(nearDay('2026-02-27', '2026-03-01')).toBeUndefined();
  });
});
