import { expect, test } from 'vitest';
import { readMeetingTimes, type GivenTimes } from './meeting-times.ts';

/** Times by their texts with offset. */
function timesOf(start: string, end?: string, origin?: GivenTimes['origin']) {
  const { sourceTimes, ...times } = readMeetingTimes({
    start: Date.parse(start),
    end: end === undefined ? undefined : Date.parse(end),
    ...(origin ? { origin } : {}),
    written: { start, end },
  });
  expect(sourceTimes).toEqual(end === undefined ? { start } : { start, end });
  return times;
}
const at = (text: string) => Date.parse(text);

test('meeting times: times that are known stay as they are', () => {
  expect(timesOf('2031-03-04T10:01:00+01:00', '2031-03-04T12:00:00+01:00')).toEqual({
    start: at('2031-03-04T09:01:00Z'),
    end: at('2031-03-04T11:00:00Z'),
    timeKnown: true,
  });
});

test('meeting times: a start at midnight becomes the end minus one hour, approximately', () => {
  expect(timesOf('2031-07-04T00:00:00+02:00', '2031-07-04T16:30:00+02:00')).toEqual({
    start: at('2031-07-04T15:30:00+02:00'),
    end: at('2031-07-04T16:30:00+02:00'),
    timeKnown: true,
    approximate: true,
  });
});

test('meeting times: midnight is that of Amsterdam, not of UTC', () => {
  expect(timesOf('2031-07-04T00:00:00Z', '2031-07-04T16:30:00Z')).not.toHaveProperty('approximate');
  expect(timesOf('2031-07-03T22:00:00Z', '2031-07-04T16:30:00Z')).toHaveProperty('approximate', true);
});

test.each([
  ['23:59', '2031-07-04T23:59:00+02:00'],
  ['23:59:59', '2031-07-04T23:59:59+02:00'],
  ['the next midnight', '2031-07-05T00:00:00+02:00'],
  ['midnight some days later', '2031-07-09T00:00:00+02:00'],
])('meeting times: a start at midnight with an end at %s is an all-day event', (_name, end) => {
  const start = '2031-07-04T00:00:00+02:00';
  expect(timesOf(start, end)).toEqual({ start: at(start), end: at(end), timeKnown: false });
});

test('meeting times: midnight as start and end is a day alone, and so is midnight without an end', () => {
  const start = '2031-07-04T00:00:00+02:00';
  expect(timesOf(start, start)).toEqual({ start: at(start), timeKnown: false });
  expect(timesOf(start)).toEqual({ start: at(start), timeKnown: false });
});

test('meeting times: minute 1 of a scraped start becomes minute 0, before anything else', () => {
  expect(timesOf('2031-03-04T10:01:30+01:00', undefined, 'scraper')).toEqual({
    start: at('2031-03-04T10:00:00+01:00'),
    timeKnown: true,
  });
  expect(timesOf('2031-03-04T00:01:00+01:00', '2031-03-04T12:00:00+01:00', 'scraper')).toMatchObject({
    start: at('2031-03-04T11:00:00+01:00'),
    approximate: true,
  });
  expect(timesOf('2031-03-04T10:11:00+01:00', undefined, 'scraper').start).toBe(
    at('2031-03-04T10:11:00+01:00'),
  );
  expect(timesOf('2031-03-04T00:01:00+01:00', '2031-03-04T12:00:00+01:00')).toMatchObject({
    start: at('2031-03-04T00:01:00+01:00'),
    timeKnown: true,
  });
});

test('meeting times: on the night that skips an hour one hour before the end is an hour that passed', () => {
  // 31 March 2030: clocks go from 02:00 to 03:00.
  expect(timesOf('2030-03-31T00:00:00+01:00', '2030-03-31T03:30:00+02:00')).toMatchObject({
    start: at('2030-03-31T01:30:00+01:00'),
    approximate: true,
  });
  expect(timesOf('2030-03-31T00:00:00+01:00', '2030-03-31T23:59:00+02:00').timeKnown).toBe(false);
});

test('meeting times: on the night that repeats an hour too', () => {
  // 27 October 2030: clocks go from 03:00 back to 02:00.
  expect(timesOf('2030-10-27T00:00:00+02:00', '2030-10-27T02:30:00+01:00')).toMatchObject({
    start: at('2030-10-27T02:30:00+02:00'),
    approximate: true,
  });
  expect(timesOf('2030-10-27T00:00:00+02:00', '2030-10-28T00:00:00+01:00').timeKnown).toBe(false);
});
