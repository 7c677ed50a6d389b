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
    );
    expect(rows.map((row) => row.key)).toEqual([
      '2026-07-03',
      'a',
      '2026-07-02',
      'b',
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
      rowsOf(items, complete).flatMap((row) => (row.kind === 'day' ? [row.count] : []));
    expect(counts(false)).toEqual([2, undefined]);
    expect(counts(true)).toEqual([2, 1]);
  });
  it('number the documents through', () => {
    const rows = rowsOf([item('a', '2026-07-02T10:00:00Z'), item('b', '2026-07-01T10:00:00Z')], true);
    expect(rows.flatMap((row) => (row.kind === 'item' ? [row.position] : []))).toEqual([0, 1]);
  });
  it('have a name when they are today or yesterday', () => {
    expect(nearDay('2026-03-01', '2026-03-01')).toBe('today');
    expect(nearDay('2026-02-28', '2026-03-01')).toBe('yesterday');
    expect(nearDay('2026-02-27', '2026-03-01')).toBeUndefined();
  });
});
