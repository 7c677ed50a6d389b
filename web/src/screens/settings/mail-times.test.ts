import { expect, test } from 'vitest';
import { MailTime } from 'contract/email-config';
import { mailTimes } from './mail-times.ts';

test('mail times: all times that are offered are accepted, and every quarter is there', () => {
  expect(mailTimes.every((time) => MailTime.safeParse(time).success)).toBe(true);
  expect([mailTimes[0], mailTimes[1], mailTimes.at(-1), new Set(mailTimes).size]).toEqual([
    '05:00',
    '05:15',
    '22:00',
    69,
  ]);
});
