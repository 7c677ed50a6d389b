import type { Clock } from '../server/src/platform/clock.ts';

/** How a clock of the harness runs: faster than real time, from an instant of its own. */
export interface Pace {
  /** Instant of the fast clock at the real instant `started`, epoch milliseconds. */
  origin: number;
  started: number;
  /** Milliseconds of the fast clock in a real one. */
  speed: number;
  /** Milliseconds by which somebody put it forward, or back when negative. */
  offset: number;
}

/** A clock that runs fast; what changes its pace is seen at once. */
export function fastClock(pace: Pace): Clock {
  return {
    now: () => new Date(pace.origin + (Date.now() - pace.started) * pace.speed + pace.offset),
  };
}
