import type { TimelineItem } from 'contract/documents';
import type { HitOrder } from 'contract/timeline';
import { describe, expect, it } from 'vitest';
import { nearDay, rowsOf } from './day-groups.ts';

const item = (date: string, index: number) => ({ id: `${index}`, date }) as TimelineItem;

/** Headings as `of day count`, results as their number; those that say their day themselves with a mark. */
const drawn = (dates: readonly string[], today: string, complete = true, order?: HitOrder) =>
  rowsOf(dates.map(item), complete, today, order).map((row) =>
    row.kind === 'heading' ? `${row.of} ${row.day} ${row.count ?? '?'}` : row.key + (row.dated ? '!' : ''),
  );

describe('day groups: the days of the timeline', () => {
  it('are Amsterdam days, in summer and in winter', () => {
    expect(
      drawn(
        [
          '2026-07-02T22:30:00Z',
          '2026-07-02T22:20:00Z',
          '2026-07-02T21:59:59Z',
          '2026-07-02T21:00:00Z',
          '2026-01-01T23:00:00Z',
          '2026-01-01T23:00:00Z',
          '2026-01-01T22:59:59Z',
          '2026-01-01T22:59:59Z',
        ],
        '2026-07-20',
      ),
    ).toEqual([
      'day 2026-07-03 2',
      '0',
      '1',
      'day 2026-07-02 2',
      '2',
      '3',
      'day 2026-01-02 2',
      '4',
      '5',
      'day 2026-01-01 2',
      '6',
      '7',
    ]);
  });
  it('have a count only when all under a heading is loaded', () => {
    const dates = [
      '2026-07-02T10:00:00Z',
      '2026-07-02T09:00:00Z',
      '2026-07-01T10:00:00Z',
      '2026-07-01T09:00:00Z',
    ];
    expect(drawn(dates, '2026-07-20', false)[3]).toBe('day 2026-07-01 ?');
    expect(drawn(dates, '2026-07-20')[3]).toBe('day 2026-07-01 2');
  });
  it('of one document each share the heading of their month, and say their day themselves', () => {
    expect(
      drawn(
        [
          '2026-12-03T10:00:00Z',
          '2026-11-20T10:00:00Z',
          '2026-11-19T10:00:00Z',
          '2026-10-30T11:00:00Z',
          '2026-10-28T11:00:00Z',
          '2026-10-28T10:00:00Z',
          '2026-10-02T10:00:00Z',
          '2025-10-30T10:00:00Z',
        ],
        '2026-11-23',
      ),
    ).toEqual([
      'month 2026-12-03 1',
      '0!',
      'earlier 2026-11-20 2',
      '1!',
      '2!',
      'month 2026-10-30 1',
      '3!',
      'day 2026-10-28 2',
      '4',
      '5',
      'earlier 2026-10-02 1',
      '6!',
      'month 2025-10-30 1',
      '7!',
    ]);
  });
  it('of this month stand under what is left of it', () => {
    const dates = ['2026-11-23T10:00:00Z', '2026-11-20T10:00:00Z', '2026-11-18T10:00:00Z'];
    expect(drawn(dates, '2026-11-23')).toEqual(['day 2026-11-23 1', '0', 'earlier 2026-11-20 2', '1!', '2!']);
    expect(drawn(dates.slice(1), '2026-11-23')[0]).toBe('earlier 2026-11-20 2');
  });
  it('of the oldest first have their months, and nothing is earlier than what stands above it', () => {
    const dates = [
      '2026-10-02T10:00:00Z',
      '2026-10-28T10:00:00Z',
      '2026-10-28T11:00:00Z',
      '2026-10-30T11:00:00Z',
      '2026-11-19T10:00:00Z',
      '2026-11-23T10:00:00Z',
    ];
    expect(drawn(dates, '2026-11-23', true, 'oldest')).toEqual([
      'month 2026-10-02 1',
      '0!',
      'day 2026-10-28 2',
      '1',
      '2',
      'month 2026-10-30 1',
      '3!',
      'month 2026-11-19 1',
      '4!',
      'day 2026-11-23 1',
      '5',
    ]);
  });
  it('are none of the best, which say their dates themselves', () => {
    const dates = ['2026-07-02T10:00:00Z', '2026-07-02T09:00:00Z', '2025-07-01T10:00:00Z'];
    expect(drawn(dates, '2026-07-20', true, 'best')).toEqual(['0!', '1!', '2!']);
  });
  it('have a name when they are today or yesterday', () => {
    expect(nearDay('2026-03-01', '2026-03-01')).toBe('today');
    expect(nearDay('2026-02-28', '2026-03-01')).toBe('yesterday');
    expect(nearDay('2026-02-27', '2026-03-01')).toBeUndefined();
  });
});
