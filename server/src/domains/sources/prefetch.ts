/**
 * The same values, each of which is already being made while the one before it is used. What fails fails where it
 * would have without: after the values before it were used.
 */
export async function* prefetch<T>(values: AsyncIterable<T>): AsyncGenerator<T> {
  const made = values[Symbol.asyncIterator]();
  const make = () => {
    const next = made.next();
    // Whoever takes it hears of the failure; nobody may take it any more.
    next.catch(() => {});
    return next;
  };
  try {
    for (let next = await make(); !next.done;) {
      const following = make();
      yield next.value;
      next = await following;
    }
  } finally {
    await made.return?.();
  }
}
