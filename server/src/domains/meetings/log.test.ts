import { expect, test } from 'vitest';
import { hashOf } from '#stores/documents/hash.ts';
import { aMeeting } from '../alerts/test/meetings.ts';
import { loggedBefore, recentWas, withLogs } from './index.ts';

const first = Date.parse('2026-11-20T09:00:00Z');
const kindsOf = (log: { changes: { kind: string }[] }[] = []) =>
  log.map(({ changes }) => changes.map(({ kind }) => kind));

test('meetings: the log goes on with each change and says nothing of a reading that brought none', () => {
  const [read] = withLogs([aMeeting('log', '2026-12-01T09:00:00Z')], [], first);
  const [again] = withLogs([aMeeting('log', '2026-12-01T09:00:00Z')], [read!], first + 1);
  expect(again!.meetingLog).toEqual(read!.meetingLog);
  const [placed] = withLogs(
    [aMeeting('log', '2026-12-01T09:00:00Z', { place: 'Klompézaal' })],
    [again!],
    first + 2,
  );
  expect(kindsOf(placed!.meetingLog)).toEqual([['new'], ['place']]);
  expect(placed!.meetingLog![1]).toEqual({
    at: '2026-11-20T09:00:00.002Z',
    changes: [{ kind: 'place', from: 'Thorbeckezaal', to: 'Klompézaal' }],
  });
  expect(hashOf({ ...placed!, meetingLog: [] })).toEqual(hashOf(placed!));
});

test('meetings: one that stands in for another tells its new date, and closed ones tell no place', () => {
  const [read] = withLogs([aMeeting('old', '2026-12-01T09:00:00Z')], [], first);
  const next = aMeeting('next', '2026-12-08T09:00:00Z', { replaces: read!.id });
  expect(loggedBefore([next])).toEqual([next.id, read!.id]);
  const [moved] = withLogs([next], [read!], first + 1);
  expect(kindsOf(moved!.meetingLog)).toEqual([['date']]);
  const [placed] = withLogs(
    [aMeeting('old', '2026-12-01T09:00:00Z', { place: 'Online' })],
    [read!],
    first + 2,
  );
  const closing = aMeeting('old', '2026-12-01T09:00:00Z', {}, { confidentiality: 'Besloten' });
  const [closed] = withLogs([closing], [placed!], first + 3);
  expect(kindsOf(closed!.meetingLog)).toEqual([['new'], ['closed']]);
});

test('meetings: hits carry the time and place before the last change, for a week', () => {
  const week = 7 * 86_400_000;
  // The night the clocks go back: two o'clock is there twice, and the second is another hour.
  const [read] = withLogs([aMeeting('was', '2026-10-25T00:30:00Z')], [], first);
  expect(read).not.toHaveProperty('was');
  const [later] = withLogs([aMeeting('was', '2026-10-25T01:30:00Z')], [read!], first + 1);
  expect(recentWas(later!, first + 1)).toMatchObject({
    at: '2026-11-20T09:00:00.001Z',
    time: { start: '2026-10-25T00:30:00.000Z' },
  });
  expect(recentWas(later!, first + week)).toBeDefined();
  expect(recentWas(later!, first + 1 + week)).toBeUndefined();
  expect(hashOf(later!)).toEqual(hashOf({ ...later!, was: undefined }));
  const next = aMeeting('was', '2026-10-25T01:30:00Z', { place: 'Online' });
  const [placed] = withLogs([next], [later!], first + 2);
  expect(placed!.was).toEqual({ at: '2026-11-20T09:00:00.002Z', place: 'Thorbeckezaal' });
  const closing = aMeeting('was', '2026-10-25T01:30:00Z', {}, { confidentiality: 'Besloten' });
  const [closed] = withLogs([closing], [placed!], first + 3);
  expect(closed!.was).toMatchObject({ at: later!.was!.at, time: later!.was!.time });
  expect(closed!.was).not.toHaveProperty('place');
});
