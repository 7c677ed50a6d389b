import { setTimeout as sleep } from 'node:timers/promises';
import { isLease, LeaseLostError, type Leases } from '#platform/leases.ts';
import type { Log } from '#platform/log.ts';
import { EngineUnavailableError } from '#stores/documents/document-store.ts';
import { findForNew, followNext, type Following, forgetPast, lookForWithdrawn } from './follow-meetings.ts';

export interface CalendarOptions extends Following {
  leases: Leases;
  log: Log;
  /** Milliseconds between two looks when nothing comes in. */
  pause?: number;
}

const leaseName = 'calendars';
/** Milliseconds between two looks at what passed and what was withdrawn. */
const checkInterval = 30 * 60_000;

/**
 * Follows meetings for calendars until stopped, one process at a time by a lease. Whatever goes wrong is tried again;
 * calendars show what was found before meanwhile.
 */
export function startCalendars(options: CalendarOptions): { stop(): Promise<void> } {
  const { leases, log, clock, pause = 15_000 } = options;
  let checked = -Infinity;
  const stopping = new AbortController();
  const wait = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function keepFollowing(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const lease = await leases.claim(leaseName);
        if (!isLease(lease)) {
          await wait(Math.max(pause, lease.freeIn));
          continue;
        }
        try {
          if (clock.now().getTime() >= checked + checkInterval) {
            await forgetPast(options, lease);
            await lookForWithdrawn(options, lease);
            checked = clock.now().getTime();
          }
          for (let more = true; more && !stopping.signal.aborted;) more = await followNext(options, lease);
          if (!stopping.signal.aborted) await findForNew(options, lease);
        } finally {
          await lease.release();
        }
      } catch (error) {
        if (error instanceof LeaseLostError) log.warn('the lease on calendars was lost to another process');
        else if (error instanceof EngineUnavailableError)
          log.debug('meetings were not followed: the document engine is away');
        else log.error({ err: error }, 'meetings could not be followed for calendars; they are tried again');
      }
      await wait(pause);
    }
  }

  const ended = keepFollowing();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
