import { expect, test } from 'vitest';
import { hashOf } from '#stores/documents/hash.ts';
import { aMeeting } from '../alerts/test/meetings.ts';
import { loggedBefore, withLogs } from './index.ts';

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
