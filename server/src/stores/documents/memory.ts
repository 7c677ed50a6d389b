/** Keeps what was found, the least recently used going first, until the store changes. */
export interface Memory<T> {
  /** @param find must depend on the key and the store alone. */
  remember(key: string, find: () => T): T;
  /** Forgets everything that was found in another version of the store. */
  renew(version: number): void;
}

/** A memory of at most `capacity` in all, each value weighing what `weigh` says. */
export function memory<T>(capacity: number, weigh: (value: T) => number): Memory<T> {
  const kept = new Map<string, T>();
  let weight = 0;
  let current: number | undefined;
  return {
    remember(key, find) {
      const existing = kept.get(key);
      const value = existing ?? find();
      if (existing === undefined) weight += weigh(value);
      kept.delete(key);
      kept.set(key, value);
      // Only then: an iterator has to step over everything that was moved to the end since.
      if (weight > capacity) {
        for (const [oldest, old] of kept) {
          if (weight <= capacity || oldest === key) break;
          kept.delete(oldest);
          weight -= weigh(old);
        }
      }
      return value;
    },
    renew(version) {
      if (version === current) return;
      kept.clear();
      weight = 0;
      current = version;
    },
  };
}
