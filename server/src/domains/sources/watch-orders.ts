import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '#platform/log.ts';
import type { PeopleStore } from '#stores/people/tables.ts';
import { askedSources } from './orders.ts';

/** Wakes what rests until its source is to be read. */
interface Orders {
  /** Resolves after so many milliseconds, as soon as somebody asks for the source, or when all is stopped. */
  rest(source: string, milliseconds: number): Promise<void>;
  /** Resolves when nothing is looked up any more. */
  ended(): Promise<void>;
}

/** Milliseconds between two looks: whoever asks for a reading waits for it. */
const usualPause = 5_000;

/** Looks at what staff ask for until the signal aborts. */
export function watchOrders({
  people,
  log,
  signal,
  every = usualPause,
}: {
  people: PeopleStore;
  log: Log;
  signal: AbortSignal;
  every?: number | undefined;
}): Orders {
  const resting = new Map<string, AbortController>();
  const pause = (milliseconds: number, until: AbortSignal) =>
    sleep(milliseconds, undefined, { signal: until, ref: false }).catch(() => undefined);

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      await pause(every, signal);
      if (signal.aborted) return;
      try {
        for (const source of await askedSources(people)) resting.get(source)?.abort();
      } catch (error) {
        log.debug({ err: error }, 'what is asked of the sources could not be read; it is tried again');
      }
    }
  }

  const watching = watch();
  return {
    async rest(source, milliseconds) {
      const woken = new AbortController();
      resting.set(source, woken);
      await pause(milliseconds, AbortSignal.any([signal, woken.signal]));
      resting.delete(source);
    },
    ended: () => watching,
  };
}
