import { setImmediate } from 'node:timers/promises';
import { understood } from '#platform/unavailable.ts';
import type { WorkerPool } from './worker-pool.ts';
import type { Service } from './worker-side.ts';

/**
 * A pool without workers: the caller's own thread does each call, after a turn for whatever else waits. Nothing has to
 * be started, copied or ended, but a call holds up the thread for as long as it takes.
 */
export function inThread<Operations>({ operations, close }: Service<Operations>): WorkerPool<Operations> {
  const known = operations as Record<string, (...args: unknown[]) => unknown>;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;
  let calls = 0;
  return {
    start: () => Promise.resolve(),
    call(operation, args) {
      if (closed) return Promise.reject(new Error('the document store is closed'));
      const result = last.then(() => setImmediate()).then(() => known[operation]!(...args));
      calls += 1;
      last = result.catch(() => undefined).finally(() => (calls -= 1));
      return result.catch((error: unknown) => {
        throw understood(error);
      }) as never;
    },
    isBusy: () => calls > 0,
    broadcast(operation, args) {
      known[operation]!(...args);
    },
    async close() {
      closed = true;
      await last;
      close();
    },
  };
}
