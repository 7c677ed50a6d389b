import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailableError } from '#platform/unavailable.ts';
import { isLease, type Lease, LeaseLostError, type Leases } from './leases.ts';
import type { Log } from '#platform/log.ts';

/** Work that goes on by itself. */
export interface Background {
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

/**
 * Does a piece of work over and over until stopped, in one process at a time by the lease of its name. Whatever goes
 * wrong is logged and tried again; `work` is told when to stop and keeps what it did in the stores.
 */
export function startJob(
  name: string,
  { leases, log, pause }: { leases: Leases; log: Log; /** Milliseconds between two times. */ pause: number },
  work: (lease: Lease, stopping: AbortSignal) => Promise<void>,
): Background {
  const stopping = new AbortController();
  const wait = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function goOn(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const lease = await leases.claim(name);
        if (!isLease(lease)) {
          await wait(Math.max(pause, lease.freeIn));
          continue;
        }
        try {
          await work(lease, stopping.signal);
        } finally {
          await lease.release();
        }
      } catch (error) {
        if (error instanceof LeaseLostError) log.warn(`the lease on ${name} was lost to another process`);
        else if (error instanceof StoreUnavailableError)
          log.debug(`${name}: ${error.message}; it is tried again`);
        else log.error({ err: error }, `${name}: something went wrong; it is tried again`);
      }
      await wait(pause);
    }
  }

  const ended = goOn();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
