import { expect, test } from 'vitest';
import { readWhen } from './when.ts';

/** The evening of a Friday in November; Amsterdam is an hour ahead of UTC. */
const now = Date.parse('2026-11-20T18:30:00Z');

test.each([
  ['20-11-2026', '19:45', { at: '2026-11-20T18:45:00.000Z' }],
  ['20-11-2026', '19:30', { problem: 'past' }],
  ['21/11/2026', '08:00', { at: '2026-11-21T07:00:00.000Z' }],
  ['21-12-2026', '19:30', { at: '2026-12-21T18:30:00.000Z' }],
  ['21-12-2026', '19:45', { problem: 'tooFar' }],
  ['31-11-2026', '08:00', { problem: 'dayWrong' }],
  ['', '08:00', { problem: 'dayWrong' }],
])('newsletter: on %s at %s in Amsterdam', (day, time, expected) => {
  expect(readWhen({ kind: 'later', day, time }, now)).toEqual(expected);
});

test('newsletter: now asks for no day', () => {
  expect(readWhen({ kind: 'now', day: '', time: '08:00' }, now)).toEqual({ at: undefined });
});
