/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to but not including `below`. */
  below(below: number): number;
  pick<T>(from: readonly T[]): T;
  /** True in this share of cases. */
  chance(share: number): boolean;
}

/** Mulberry32. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return { below, pick: (from) => from[below(from.length)]!, chance: (share) => next() < share };
}
