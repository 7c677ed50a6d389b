import { dayOf, endOfDay, startOfDay } from 'contract/amsterdam';
import type { Meeting } from '#stores/documents/document.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Times of a meeting as a source gives them: instants in epoch milliseconds, and its own words for them. */
export interface GivenTimes {
  start: number;
  end?: number | undefined;
  /** `scraper` where the times were taken from a web page that shows unknown minutes as 1. */
  origin?: 'scraper';
  written: { start: string; end?: string | undefined };
}

export type MeetingTimes = Pick<Meeting, 'start' | 'end' | 'timeKnown' | 'approximate' | 'sourceTimes'>;
export type WrittenTimes = MeetingTimes & { sourceTimes: NonNullable<Meeting['sourceTimes']> };

/**
 * The agenda time fixes of specification §4 with decision 4.25: minute 1 of a scraped start is minute 0;
 * then a start at Amsterdam midnight with an end becomes one hour before that end and is approximate, but
 * an end at 00:00 or 23:59 makes it an all-day event. Without an end a start at midnight is a day alone.
 */
export function readMeetingTimes({ start, end, origin, written }: GivenTimes): WrittenTimes {
  const sourceTimes = {
    start: written.start,
    ...(written.end === undefined ? {} : { end: written.end }),
  };
  const from = origin === 'scraper' ? withoutMinuteOne(start) : start;
  if (!isMidnight(from)) {
    return { start: from, ...(end === undefined ? {} : { end }), timeKnown: true, sourceTimes };
  }
  if (end === undefined) return { start: from, timeKnown: false, sourceTimes };
  if (isMidnight(end) || isLastMinute(end)) {
    return { start: from, ...(end > from ? { end } : {}), timeKnown: false, sourceTimes };
  }
  return { start: end - hour, end, timeKnown: true, approximate: true, sourceTimes };
}

/** Offsets of Amsterdam are whole minutes since 1940, so the minute of the hour is the same in UTC. */
function withoutMinuteOne(instant: number): number {
  return Math.floor(instant / minute) % 60 === 1 ? (Math.floor(instant / minute) - 1) * minute : instant;
}

function isMidnight(instant: number): boolean {
  return startOfDay(dayOf(instant)) === instant;
}

/** From 23:59 on. */
function isLastMinute(instant: number): boolean {
  return endOfDay(dayOf(instant)) - instant < minute;
}
