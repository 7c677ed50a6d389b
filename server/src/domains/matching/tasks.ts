import { setTimeout as sleep } from 'node:timers/promises';
import { isLease, LeaseLostError, type Leases } from '#platform/leases.ts';
import type { Log } from '#platform/log.ts';
import { EngineUnavailableError } from '#stores/documents/document-store.ts';
import { type Matching, matchNext } from './match.ts';

export interface MatchingOptions extends Matching {
  leases: Leases;
  log: Log;
  /** Milliseconds between two looks when nothing comes in. */
  pause?: number;
}

const leaseName = 'matching';

/**
 * Looks at what comes in for saved searches until stopped, one process at a time by a lease. Whatever goes wrong
 * is tried again; documents wait in their store meanwhile.
 */
export function startMatching(options: MatchingOptions): { stop(): Promise<void> } {
  const { leases, log, pause = 15_000 } = options;
  const stopping = new AbortController();
  const wait = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function keepMatching(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const lease = await leases.claim(leaseName);
        if (!isLease(lease)) {
          await wait(Math.max(pause, lease.freeIn));
          continue;
        }
        try {
          for (;;) {
            const matched = stopping.signal.aborted ? undefined : await matchNext(options, lease);
            if (!matched) break;
            if (matched.matches > 0) log.info(matched, 'documents were found for saved searches');
          }
        } finally {
          await lease.release();
        }
      } catch (error) {
        if (error instanceof LeaseLostError) log.warn('the lease on matching was lost to another process');
        else if (error instanceof EngineUnavailableError)
          log.debug('no matching: the document engine is away');
        else log.error({ err: error }, 'saved searches could not be matched; they are tried again');
      }
      await wait(pause);
    }
  }

  const ended = keepMatching();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
