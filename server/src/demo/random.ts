/** A repeatable source of numbers from 0 up to 1: the same seed gives the same row. */
export type Random = () => number;

/** A generator seeded by a text (mulberry32 over an FNV-1a hash). */
export function seeded(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One item of a filled list. */
export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('Nothing to pick from.');
  return item;
}

/** A whole number from low to high, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** The item at a position, counting round; the list must be filled. */
export function around<T>(items: readonly T[], position: number): T {
  const item = items[position % items.length];
  if (item === undefined) throw new RangeError('Nothing to take from.');
  return item;
}
