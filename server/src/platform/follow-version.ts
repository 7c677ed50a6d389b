import type { Log } from './log.ts';

/** Something in a store that another process may change, too. */
interface Followed<Version> {
  /** Another one whenever something changed. */
  version: () => Promise<Version>;
  /** The one that this process has to begin with; left out, it takes over what there is. */
  known?: Version;
  /** Has this process take over what there is. */
  take: () => Promise<void>;
  /** Milliseconds between two looks. */
  pause: number;
  log: Pick<Log, 'warn'>;
  /** What the log says of a look that failed; there is another one after the pause. */
  failure: string;
}

/** Looks no more; resolves when no look is under way. */
export interface Following {
  stop(): Promise<void>;
}

/**
 * Takes something over now and, while the process lives, whenever it changed. Resolves when the process has what there is.
 */
export async function followVersion<Version>({
  version,
  known: first,
  take,
  pause,
  log,
  failure,
}: Followed<Version>): Promise<Following> {
  let known = first;
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    const there = await version();
    if (there === known) return;
    await take();
    // Read before it was taken: what changed meanwhile is found by the next look.
    known = there;
  }
  function lookLater(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      looking = look()
        .catch((error: unknown) => log.warn({ err: error }, failure))
        .then(lookLater);
    }, pause).unref();
  }

  await look();
  lookLater();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
