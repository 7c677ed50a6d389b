import { expect, it } from 'vitest';
import { newFrom } from './since.ts';

const from = (now: string, visitEnded?: string) =>
  new Date(
    newFrom(visitEnded === undefined ? undefined : Date.parse(visitEnded), Date.parse(now)),
  ).toISOString();

it.each([
  ['on a Tuesday all of Monday is new', '2026-11-24T09:00:00Z', undefined, '2026-11-22T23:00:00.000Z'],
  ['on a Monday all of Friday', '2026-11-23T09:00:00Z', undefined, '2026-11-19T23:00:00.000Z'],
  ['on a Sunday all of Friday', '2026-11-22T09:00:00Z', undefined, '2026-11-19T23:00:00.000Z'],
  [
    'a visit of this morning takes nothing away',
    '2026-11-24T09:00:00Z',
    '2026-11-24T07:00:00Z',
    '2026-11-22T23:00:00.000Z',
  ],
  [
    'an earlier visit counts to the minute',
    '2026-11-23T09:00:00Z',
    '2026-11-19T16:30:00Z',
    '2026-11-19T16:30:00.000Z',
  ],
  ['two weeks are the most', '2026-11-23T09:00:00Z', '2026-03-01T09:00:00Z', '2026-11-08T23:00:00.000Z'],
  [
    'a clock ahead of ours changes nothing',
    '2026-11-24T09:00:00Z',
    '2027-01-01T09:00:00Z',
    '2026-11-22T23:00:00.000Z',
  ],
  ['a day begins in Amsterdam, in summer too', '2026-07-01T22:30:00Z', undefined, '2026-06-30T22:00:00.000Z'],
])('new since: %s', (_title, now, visitEnded, expected) => {
  expect(from(now, visitEnded)).toBe(expected);
});
