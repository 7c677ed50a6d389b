import { type Background, startJob } from '#stores/people/job-loop.ts';
import type { Leases } from '#stores/people/leases.ts';
import type { Log } from '#platform/log.ts';
import {
  findForNew,
  followNext,
  type Following,
  forgetPast,
  lookForWithdrawn,
} from '../follow/follow-calendars.ts';

export interface CalendarOptions extends Following {
  leases: Leases;
  log: Log;
  /** Milliseconds between two looks when nothing comes in. */
  pause?: number;
}

/** Milliseconds between two looks at what passed and what was withdrawn. */
const checkInterval = 30 * 60_000;

/** Follows meetings for calendars; these show what was found before while that fails. */
export function startCalendars(options: CalendarOptions): Background {
  const { leases, log, clock, pause = 15_000 } = options;
  let checked = -Infinity;
  return startJob('calendars', { leases, log, pause }, async (lease, stopping) => {
    if (clock.now().getTime() >= checked + checkInterval) {
      await forgetPast(options, lease);
      await lookForWithdrawn(options, lease);
      checked = clock.now().getTime();
    }
    for (let more = true; more && !stopping.aborted;) more = await followNext(options, lease);
    if (!stopping.aborted) await findForNew(options, lease);
  });
}
