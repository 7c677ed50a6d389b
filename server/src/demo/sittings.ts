import type { Meeting } from '#stores/documents/document.ts';
import { addDays, clockChangesBetween, workingDayAfter } from './calendar.ts';
import type { Day } from './calendar.ts';
import { around, between, seeded } from './random.ts';

/** A place in the agenda of a domain: when, how long, and what became of it. */
export interface Sitting {
  /** Number from 0; the id is made of it. */
  nth: number;
  day: Day;
  /** Absent for an all-day meeting. */
  time?: readonly [number, number];
  hours: number;
  status: Meeting['status'];
  /** Something out of the ordinary, which the writer of the domain gives a form. */
  special?: 'online' | 'confidential' | 'approximate' | 'all-day' | 'night';
  /** Numbers of the sittings this one stands in for, was moved to, or goes on from. */
  replaces?: number;
  replacedBy?: number;
  resumes?: number;
}

const times = [
  [9, 30],
  [10, 0],
  [13, 30],
  [14, 15],
  [16, 0],
  [19, 30],
] as const;
const firstDay = -88;
const lastDay = 178;

function specialOf(nth: number): Sitting['special'] {
  if (nth % 16 === 7) return 'all-day';
  if (nth % 12 === 11) return 'online';
  if (nth % 15 === 14) return 'confidential';
  if (nth % 18 === 17) return 'approximate';
  return undefined;
}

function dayAt(seed: string, nth: number, count: number, today: Day): Day {
  const offset =
    nth % 4 === 1
      ? between(seeded(`${seed} near ${nth}`), 0, 20)
      : firstDay + Math.round((nth * (lastDay - firstDay)) / (count - 1));
  const day = workingDayAfter(addDays(today, offset));
  const date = new Date(day);
  const quiet =
    (date.getUTCMonth() === 11 && date.getUTCDate() > 19) ||
    (date.getUTCMonth() === 0 && date.getUTCDate() < 7);
  return quiet ? workingDayAfter(addDays(day, 21)) : day;
}

/**
 * The agenda of a domain from three months back to six months ahead: ordinary meetings, cancelled and
 * moved ones with what came in their place, one that goes on the next day, meetings online, all day,
 * behind closed doors or at an approximate time, and one in every night in which the clocks change.
 */
export function sittingsOf(seed: string, count: number, today: Day): Sitting[] {
  const sittings = Array.from({ length: count }, (_, nth): Sitting => {
    const day = dayAt(seed, nth, count, today);
    const random = seeded(`${seed} sitting ${nth}`);
    const special = specialOf(nth);
    return {
      nth,
      day,
      ...(special === 'all-day' ? {} : { time: around(times, between(random, 0, times.length - 1)) }),
      hours: around([2, 3, 1.5, 2.5], nth),
      status: nth % 13 === 6 ? 'cancelled' : day < today ? 'held' : 'planned',
      ...(special ? { special } : {}),
    };
  });
  // Move two, one gone by and one to come, and let one go on the next morning.
  for (const nth of [2, count - 4]) move(sittings, nth, today);
  resume(sittings, Math.floor(count / 2), today);
  return [...sittings, ...nights(count, today)];
}

function move(sittings: Sitting[], nth: number, today: Day): void {
  const [from, to] = [sittings[nth], sittings[nth + 1]];
  if (!from || !to) return;
  const day = workingDayAfter(addDays(from.day, 7));
  const { special: _, ...plain } = to;
  sittings[nth] = { ...from, time: [10, 0], status: 'moved', replacedBy: nth + 1 };
  sittings[nth + 1] = {
    ...plain,
    day,
    time: [14, 15],
    status: day < today ? 'held' : 'planned',
    replaces: nth,
  };
}

function resume(sittings: Sitting[], nth: number, today: Day): void {
  const [first, second] = [sittings[nth], sittings[nth + 1]];
  if (!first || !second) return;
  const day = workingDayAfter(addDays(first.day, 1));
  const status = day < today ? 'held' : 'planned';
  sittings[nth] = { ...first, time: [19, 30], status: first.day < today ? 'held' : 'planned' };
  sittings[nth + 1] = { ...second, day, time: [9, 30], status, resumes: nth };
}

function nights(count: number, today: Day): Sitting[] {
  return clockChangesBetween(addDays(today, firstDay), addDays(today, lastDay)).map((sunday, index) => {
    const day = addDays(sunday, -1);
    return {
      nth: count + index,
      day,
      time: [22, 0],
      hours: 6.5,
      status: day < today ? 'held' : 'planned',
      special: 'night',
    };
  });
}
