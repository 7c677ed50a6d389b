import type { Clock } from '#platform/clock.ts';

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves on by milliseconds. */
  advance(milliseconds: number): void;
  /** Jumps to an instant, epoch milliseconds or ISO 8601 text. */
  set(instant: number | string): void;
}

/** A clock that starts at an instant, epoch milliseconds or ISO 8601 text. */
export function fakeClock(start: number | string): FakeClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds;
    },
    set(instant) {
      now = new Date(instant).getTime();
    },
  };
}
