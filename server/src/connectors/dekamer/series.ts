import type { DayText } from 'contract/amsterdam';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import type { Cursor } from '../connector.ts';
import { isMissed, type Missed } from '../items/missed.ts';
import { hashOf, Seen } from './service.ts';

/** Numbers that may be missing before a series counts as ended. */
const gap = 3;
/** Recent numbers that are looked at again, and how many of them in one poll. */
const recent = 40;
const againAtOnce = 6;

/** Where a series of numbered pages was left: the next number, the hashes of recent ones and the round among them. */
export interface Place {
  /** Numbers before this one are none of ours. */
  first: number;
  next: number;
  /** As `Seen` keeps them. */
  seen: Cursor[string];
  again: number;
}

/** One page of a series that is new or has changed. */
export interface Found {
  number: number;
  bytes: Uint8Array;
}

/** One that could not be had. */
type MissedNumber = { number: number } & Missed;

/**
 * New pages of a series that is numbered from 1, counted up until some numbers in a row are missing; then a
 * few of the recent numbers again, in turn, because a provisional report is replaced at its own address and
 * a gap is filled later. The place moves along and is right once the page given last has been stored; it moves past a
 * page that could not be had only where a later one is there, as that number may be of none yet.
 * @throws SourceFault of kind `shape` when the server gives one page under two numbers
 */
export async function* walkSeries(
  place: Place,
  fetchNumber: (number: number) => Promise<Uint8Array | Missed | undefined>,
  hashPage: (bytes: Uint8Array) => string = hashOf,
): AsyncGenerator<Found | MissedNumber> {
  const seen = new Seen(place.seen, recent);
  let before: string | undefined = seen.hash(place.next - 1);
  for (let number = place.next; number < place.next + gap; number++) {
    const bytes = await fetchNumber(number);
    if (!bytes) continue;
    if (isMissed(bytes)) {
      yield { number, ...bytes };
      continue;
    }
    const hash = hashPage(bytes);
    if (hash === before) {
      throw new SourceFault('shape', { url: `number ${number}`, detail: 'the page of the number before' });
    }
    before = hash;
    seen.keep(number, hash);
    place.next = number + 1;
    place.seen = seen.kept();
    yield { number, bytes };
  }
  const first = Math.max(place.first, place.next - recent);
  const span = Math.min(place.next - first, againAtOnce);
  for (let count = 0; count < span; count++) {
    const number = place.again >= first && place.again < place.next ? place.again : first;
    place.again = number + 1;
    const bytes = await fetchNumber(number);
    if (!bytes) continue;
    if (isMissed(bytes)) {
      yield { number, ...bytes };
      continue;
    }
    const hash = hashPage(bytes);
    if (hash === seen.hash(number)) continue;
    seen.keep(number, hash);
    place.seen = seen.kept();
    yield { number, bytes };
  }
}

/**
 * The first number of a series whose page is of a day or later, found by halving; numbers grow with days. A
 * missing number is as old as the next one that is there; where some in a row are missing, the series ends.
 */
export async function firstNumberSince(
  day: DayText,
  dayOfNumber: (number: number) => Promise<DayText | undefined>,
): Promise<number> {
  const isEarlier = async (number: number) => {
    for (let next = number; next < number + gap; next++) {
      const found = await dayOfNumber(next);
      if (found !== undefined) return found < day;
    }
    return false;
  };
  let before = 0;
  let after = 1;
  while (await isEarlier(after)) {
    before = after;
    after *= 2;
  }
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (await isEarlier(middle)) before = middle;
    else after = middle;
  }
  return after;
}
