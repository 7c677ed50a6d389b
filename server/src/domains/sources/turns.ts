/** Lets so many work at the same time; the others wait for their turn, in the order in which they came. */
interface Turns {
  /** Resolves when it is the caller's turn, with what ends it. @throws the reason of the signal when it aborts */
  take(signal: AbortSignal): Promise<() => void>;
  /** True while somebody waits. */
  wanted(): boolean;
}

export function openTurns(atOnce: number): Turns {
  let free = atOnce;
  const waiting = new Set<() => void>();
  const end = () => {
    free += 1;
    const [next] = waiting;
    if (!next) return;
    waiting.delete(next);
    free -= 1;
    next();
  };
  return {
    wanted: () => waiting.size > 0,
    async take(signal) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else {
        const turn = Promise.withResolvers<void>();
        const leave = () => {
          // Who has the turn already gives it back as everybody does.
          if (waiting.delete(turn.resolve)) turn.reject(signal.reason as Error);
        };
        waiting.add(turn.resolve);
        signal.addEventListener('abort', leave);
        await turn.promise.finally(() => signal.removeEventListener('abort', leave));
      }
      let over = false;
      return () => {
        if (!over) end();
        over = true;
      };
    },
  };
}
