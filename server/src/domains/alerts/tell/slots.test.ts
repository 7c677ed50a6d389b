import { addDays, dayOf } from 'contract/amsterdam';
import { standardEmailConfig } from 'contract/email-config';
import { describe, expect, test } from 'vitest';
import { lastSlot, nextSlot, timeOf } from './slots.ts';

const at = (text: string) => Date.parse(text);
const daily = () => '07:00';

function config(
  dailyTime: string,
  weeklyDay: number,
  earlier?: { time: string; day: number; until: string },
) {
  const { calendar } = standardEmailConfig;
  return {
    emailConfig: { ...standardEmailConfig, dashboards: { dailyTime, weeklyDay } },
    earlierTimes: earlier && {
      dashboards: { dailyTime: earlier.time, weeklyDay: earlier.day },
      calendar,
    },
    timesFrom: earlier?.until ?? '2026-01-01',
  };
}

describe('the slot of a day', () => {
  test.each([
    ['a minute before', '2026-11-20T05:59:59.999Z', '2026-11-19'],
    ['on the minute', '2026-11-20T06:00:00Z', '2026-11-20'],
    ['at the last second of the day', '2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['after midnight in Amsterdam, which is still yesterday in UTC', '2026-11-20T23:30:00Z', '2026-11-20'],
    ['after midnight in UTC', '2026-11-21T00:30:00Z', '2026-11-20'],
  ])('%s', (_, now, day) => {
    expect(lastSlot(daily, at(now))?.day).toBe(day);
    expect(nextSlot(daily, at(now))?.day).toBe(addDays(day, 1));
  });

  test.each([
    ['before clocks go forward', '2026-03-28', '2026-03-28T06:00:00Z'],
    ['after clocks went forward', '2026-03-29', '2026-03-29T05:00:00Z'],
    ['before clocks go back', '2026-10-24', '2026-10-24T05:00:00Z'],
    ['after clocks went back', '2026-10-25', '2026-10-25T06:00:00Z'],
    ['on a leap day', '2028-02-29', '2028-02-29T06:00:00Z'],
    ['on New Year', '2027-01-01', '2027-01-01T06:00:00Z'],
  ])('%s is at seven by the clock', (_, day, instant) => {
    expect(lastSlot(daily, at(instant))).toEqual({ day, at: at(instant) });
    expect(lastSlot(daily, at(instant) - 1)?.day).toBe(addDays(day, -1));
  });

  test('every day of years has one, once, whatever minute is looked at', () => {
    const seen: string[] = [];
    for (let now = at('2027-12-30T00:00:00Z'); now < at('2028-04-02T00:00:00Z'); now += 7 * 60_000) {
      const { day } = lastSlot(daily, now)!;
      if (day !== seen.at(-1)) seen.push(day);
    }
    expect(new Set(seen).size).toBe(seen.length);
    seen.forEach((day, index) => expect(day).toBe(addDays(seen[0]!, index)));
    expect(seen).toContain('2028-02-29');
  });
});

describe('slots: changed times', () => {
  test('leave the mail of today where it was', () => {
    const changed = config('16:00', 1, { time: '07:00', day: 1, until: '2026-11-21' });
    const timeOn = timeOf('daily', changed);
    expect(lastSlot(timeOn, at('2026-11-20T06:00:00Z'))?.day).toBe('2026-11-20');
    expect(nextSlot(timeOn, at('2026-11-20T06:00:00Z'))).toEqual({
      day: '2026-11-21',
      at: at('2026-11-21T15:00:00Z'),
    });
  });

  test('that bring the time forward give a day no second slot', () => {
    const changed = config('05:00', 1, { time: '22:00', day: 1, until: '2026-11-21' });
    const timeOn = timeOf('daily', changed);
    const days = [];
    for (let now = at('2026-11-20T00:00:00Z'); now < at('2026-11-23T00:00:00Z'); now += 60_000 * 15) {
      const slot = lastSlot(timeOn, now)!;
      if (slot.day !== days.at(-1)?.day) days.push(slot);
    }
    expect(days.map((slot) => new Date(slot.at).toISOString())).toEqual([
      '2026-11-19T21:00:00.000Z',
      '2026-11-20T21:00:00.000Z',
      '2026-11-21T04:00:00.000Z',
      '2026-11-22T04:00:00.000Z',
    ]);
  });

  test('that move the weekly day never leave a fortnight without', () => {
    for (let from = 1; from <= 7; from++) {
      for (let to = 1; to <= 7; to++) {
        for (let offset = 0; offset < 7; offset++) {
          const until = addDays('2026-11-21', offset);
          const timeOn = timeOf('weekly', config('07:00', to, { time: '07:00', day: from, until }));
          const slots = new Set<string>();
          for (let day = 0; day < 40; day++) {
            const slot = lastSlot(timeOn, at('2026-11-05T12:00:00Z') + day * 86_400_000);
            if (slot) slots.add(slot.day);
          }
          const days = [...slots];
          for (const [index, day] of days.entries()) {
            if (index === 0) continue;
            const gap = (at(day) - at(days[index - 1]!)) / 86_400_000;
            expect(gap).toBeGreaterThan(0);
            expect(gap).toBeLessThanOrEqual(13);
          }
        }
      }
    }
  });
});

test('slots: who never chose is mailed at seven, weekly on Mondays', () => {
  const weekly = lastSlot(timeOf('weekly', undefined), at('2026-11-20T12:00:00Z'))!;
  expect([weekly.day, dayOf(weekly.at)]).toEqual(['2026-11-16', '2026-11-16']);
  expect(nextSlot(timeOf('daily', undefined), at('2026-11-20T12:00:00Z'))?.at).toBe(
    at('2026-11-21T06:00:00Z'),
  );
});
