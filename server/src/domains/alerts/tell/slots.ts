import { addDays, type DayText, dayOf, instantOf } from 'contract/amsterdam';
import { standardEmailConfig } from 'contract/email-config';
import { type KeptConfig, timesOn } from '#domains/settings/index.ts';

/** Digests that leave at slots of the calendar. */
export const digestSlots = ['daily', 'weekly'] as const;
export type DigestSlot = (typeof digestSlots)[number];
/** Mails that leave at slots, of documents and of meetings. */
export type SlotKind = DigestSlot | 'agendaDaily' | 'planning';

/** A mail's place in the calendar: a day in Amsterdam, and when on it the mail leaves. */
export interface Slot {
  day: DayText;
  /** Epoch milliseconds. */
  at: number;
}

/** The clock time at which a mail leaves on a day, `HH:MM`; undefined on days without one. */
type TimeOn = (day: DayText) => string | undefined;

/** Days to look for a slot: a weekly day that moved leaves at most thirteen between two, and one more is sure. */
const longestGap = 14;

/** When mails of a kind leave, by what the user chose for each day (decision 4.19). */
export function timeOf(kind: SlotKind, config: KeptConfig | undefined): TimeOn {
  const isWeekly = kind === 'weekly' || kind === 'planning';
  const isDigest = kind === 'daily' || kind === 'weekly';
  return (day) => {
    const { dashboards, calendar } = config ? timesOn(config, day) : standardEmailConfig;
    const { weeklyDay } = isDigest ? dashboards : calendar;
    if (isWeekly && weeklyDay !== weekdayOf(day)) return undefined;
    return isDigest ? dashboards.dailyTime : calendar.time;
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
function weekdayOf(day: DayText): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
