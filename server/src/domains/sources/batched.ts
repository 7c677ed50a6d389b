/**
 * The same values, made ahead while others are used: what is ready by the time somebody asks comes merged into one,
 * and a value that comes slowly is given at once. Nothing more is made while what waits is full. What fails fails
 * where it would have without: after the values before it were used.
 */
export async function* batched<T>(
  values: AsyncIterable<T>,
  merge: (earlier: T, later: T) => T,
  isFull: (value: T) => boolean,
): AsyncGenerator<T> {
  let ready: { value: T } | undefined;
  let ended = false;
  let failure: { error: unknown } | undefined;
  /** Resolves when something is ready or all is over, and when there is room for more. */
  let progress = Promise.withResolvers<void>();
  let room = Promise.withResolvers<void>();

  const making = (async () => {
    try {
      for await (const value of values) {
        if (ended) return;
        ready = { value: ready ? merge(ready.value, value) : value };
        progress.resolve();
        if (!isFull(ready.value)) continue;
        room = Promise.withResolvers();
        await room.promise;
      }
    } catch (error) {
      failure = { error };
    } finally {
      ended = true;
      progress.resolve();
    }
  })();

  try {
    for (;;) {
      await progress.promise;
      progress = Promise.withResolvers();
      if (ended) progress.resolve();
      const taken = ready;
      ready = undefined;
      room.resolve();
      if (taken) yield taken.value;
      else if (failure) throw failure.error;
      else if (ended) return;
    }
  } finally {
    ended = true;
    room.resolve();
    await making;
  }
}
