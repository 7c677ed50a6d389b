/**
 * Does together what is asked for one by one: whatever comes while some are being done waits and is done with the next
 * ones, in one go. Each hears how its own went.
 */
export function inBatches<T>(work: (all: readonly T[]) => Promise<void>): (one: T) => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  let waiting: { all: T[]; done: Promise<void> } | undefined;
  return (one) => {
    if (waiting) waiting.all.push(one);
    else {
      const all = [one];
      const done = underWay.then(() => {
        waiting = undefined;
        return work(all);
      });
      underWay = done.catch(() => undefined);
      waiting = { all, done };
    }
    return waiting.done;
  };
}
