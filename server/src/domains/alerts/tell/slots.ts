import { addDays, type DayText, dayOf, instantOf } from 'contract/amsterdam';
import { standardEmailConfig } from 'contract/email-config';
import { type KeptConfig, timesOn } from '#domains/settings/index.ts';

/** Rates that mail at slots of the calendar. */
export const slotKinds = ['daily', 'weekly'] as const;
export type SlotKind = (typeof slotKinds)[number];

/** A mail's place in the calendar: a day in Amsterdam, and when on it the mail leaves. */
export interface Slot {
  day: DayText;
  /** Epoch milliseconds. */
  at: number;
}

/** The clock time at which a mail leaves on a day, `HH:MM`; undefined on days without one. */
export type TimeOn = (day: DayText) => string | undefined;

/** Days to look for a slot: a weekly day that moved leaves at most thirteen between two, and one more is sure. */
const longestGap = 14;

/** When the digests of a rate leave, by what the user chose for each day (decision 4.19). */
export function timeOf(kind: SlotKind, config: KeptConfig | undefined): TimeOn {
  return (day) => {
    const { dashboards } = config ? timesOn(config, day) : standardEmailConfig;
    return kind === 'daily' || dashboards.weeklyDay === weekdayOf(day) ? dashboards.dailyTime : undefined;
  };
}

/**
 * The newest slot that has begun by an instant. A change of times holds from the day it names and no day has two
 * slots, whatever clocks do (decision 4.19).
 */
export function lastSlot(timeOn: TimeOn, now: number): Slot | undefined {
  return firstSlot(timeOn, now, -1, (at) => at <= now);
}

/** The first slot after an instant. */
export function nextSlot(timeOn: TimeOn, now: number): Slot | undefined {
  return firstSlot(timeOn, now, 1, (at) => at > now);
}

/** The first slot that will do, from today on in one direction. */
function firstSlot(
  timeOn: TimeOn,
  now: number,
  direction: 1 | -1,
  willDo: (at: number) => boolean,
): Slot | undefined {
  const today = dayOf(now);
  for (let away = 0; away <= longestGap; away++) {
    const day = addDays(today, direction * away);
    const time = timeOn(day);
    if (time === undefined) continue;
    const [hour, minute] = time.split(':').map(Number) as [number, number];
    const at = instantOf(day, hour, minute);
    if (willDo(at)) return { day, at };
  }
  return undefined;
}

/** Monday is 1. */
export function weekdayOf(day: DayText): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
