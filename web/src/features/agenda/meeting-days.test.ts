import { expect, test } from 'vitest';
import type { AgendaItem } from 'contract/agendas';
import { monthEvents } from './grid-events.ts';
import { countsByDay, daysOfMeeting, rowsByDay, rowsByHour } from './meeting-days.ts';
import { readFilters, writeFilters } from './meetings.ts';
import { shortTitle } from './use-meeting-words.ts';

const meeting = (id: string, startTime: string, endTime?: string, timeKnown = true): AgendaItem => ({
  id,
  domain: 'nl',
  origin: 'demo',
  groupPath: 'tk/agenda',
  sourceType: 'Commissiedebat',
  institution: 'Tweede Kamer',
  title: { text: `Commissiedebat ${id}`, marks: [] },
  kind: 'committee',
  startTime,
  ...(endTime === undefined ? {} : { endTime }),
  timeKnown,
  approximate: false,
  status: 'planned',
  state: 'planned',
  committees: [],
  points: 0,
  documents: 0,
  hits: 0,
  confidentiality: 'Openbaar',
  demo: true,
});
const written = (rows: ReturnType<typeof rowsByDay>) =>
  rows.map((row) => (row.kind === 'heading' ? `${row.key} (${row.count})` : row.key));

const morning = meeting('morning', '2026-11-24T09:00:00Z', '2026-11-24T11:00:00Z');
const evening = meeting('evening', '2026-11-24T18:30:00Z', '2026-11-24T22:00:00Z');
const whole = meeting('whole', '2026-11-23T23:00:00Z', '2026-11-24T23:00:00Z', false);
const trip = meeting('trip', '2026-11-22T23:00:00Z', '2026-11-26T23:00:00Z', false);

test('meeting days: days are those of Amsterdam, and one that ends at midnight does not reach the next', () => {
  expect(daysOfMeeting(whole)).toEqual({ first: '2026-11-24', last: '2026-11-24' });
  expect(daysOfMeeting(trip)).toEqual({ first: '2026-11-23', last: '2026-11-26' });
});

test('meeting days: both nights in which the clocks change belong to the evening before', () => {
  const spring = meeting('spring', '2026-03-28T21:00:00Z', '2026-03-29T02:30:00Z');
  const autumn = meeting('autumn', '2026-10-24T20:00:00Z', '2026-10-25T02:30:00Z');
  expect(written(rowsByDay([spring, autumn], '2026-03-01'))).toEqual([
    '2026-03-28 (1)',
    'spring',
    '2026-10-24 (1)',
    'autumn',
  ]);
});

test('meeting days: the list has whole days first, and one of several days once', () => {
  expect(written(rowsByDay([trip, evening, morning, whole], '2026-11-24'))).toEqual([
    '2026-11-24 (4)',
    'trip',
    'whole',
    'morning',
    'evening',
  ]);
});

test('meeting days: a day is cut into the hours at which its meetings begin', () => {
  const hour = (instant: string) => `${instant.slice(11, 13)}h`;
  expect(written(rowsByHour([evening, trip, morning], '2026-11-24', hour))).toEqual([
    'whole (1)',
    'trip',
    '09h (1)',
    'morning',
    '18h (1)',
    'evening',
  ]);
});

test('meeting days: a month draws three lines a day and says how many more there are', () => {
  const busy = Array.from({ length: 40 }, (_, nth) =>
    meeting(`nth-${nth}`, `2026-11-24T${String(8 + (nth % 10)).padStart(2, '0')}:00:00Z`),
  );
  const events = monthEvents([...busy, trip], { from: '2026-11-01', to: '2026-11-30' });
  expect(events.filter(({ kind }) => kind === 'meeting')).toHaveLength(3);
  expect(events.filter(({ kind }) => kind === 'more')).toEqual([
    { kind: 'more', day: '2026-11-24', count: 38 },
  ]);
  expect(countsByDay([trip, morning]).get('2026-11-24')).toBe(2);
});

test('meeting days: filters are written as the calls and saved searches have them, and read again', () => {
  const filters = {
    sources: ['nl:tk', 'eu'],
    committees: ['nl:IENW'],
    kinds: ['plenary'],
    statuses: ['cancelled'],
    places: ['Zaal: 1'],
    meetings: ['tk-2026A01234'],
  };
  expect(writeFilters(filters)).toContain('committee:nl:IENW');
  expect(readFilters(writeFilters(filters))).toEqual(filters);
});

test.each([
  ['Commissiedebat over het stroomnet', 'Commissiedebat', 'Het stroomnet'],
  ['Commissie voor Wonen: Energie', 'Vergadering', 'Energie'],
  ['Plenary sitting of 10 November 2026', 'Plenary sitting', 'Plenary sitting of 10 November 2026'],
  ['Stemmingen', 'Stemmingen', 'Stemmingen'],
])('meeting days: where room is scarce %j is %j', (text, sourceType, short) => {
  expect(shortTitle({ title: { text, marks: [] }, sourceType })).toBe(short);
});
