import { expect, test } from 'vitest';
import type { WatchedSource } from 'contract/admin/sources';
import { inOrder, standingOf } from './standing.ts';

const aSource = (source: string, differences: Partial<WatchedSource> = {}): WatchedSource => ({
  source,
  domain: 'nl',
  state: 'fresh',
  rhythm: 900_000,
  news: 1,
  proven: true,
  unproven: [],
  faults: [],
  isRead: true,
  waiting: 0,
  quarantined: 0,
  lastDay: 0,
  days: [],
  lastSuccess: '2026-11-20T09:00:00.000Z',
  ...differences,
});
const fault = (at: string) => ({ at, kind: 'http', fault: 'x' });

test('standing: a fault since the last reading is one, an earlier one is mended', () => {
  expect(standingOf(aSource('a', { faults: [fault('2026-11-20T10:00:00.000Z')] }))).toBe('fault');
  expect(standingOf(aSource('a', { faults: [fault('2026-11-20T08:00:00.000Z')] }))).toBe('fresh');
  expect(standingOf(aSource('a', { isRead: false, state: 'late' }))).toBe('off');
  expect(standingOf(aSource('a', { pausedAt: '2026-11-20T10:00:00.000Z', state: 'late' }))).toBe('off');
});

test('standing: faults come first, then the silent, then by domain, what is off last', () => {
  const sources = [
    aSource('off', { isRead: false }),
    aSource('union', { domain: 'eu' }),
    aSource('fresh'),
    aSource('late', { state: 'late' }),
    aSource('fault', { faults: [fault('2026-11-20T10:00:00.000Z')] }),
  ];
  const ordered = inOrder(sources, (name) => name).map(({ source }) => source);
  expect(ordered).toEqual(['fault', 'late', 'fresh', 'union', 'off']);
});
