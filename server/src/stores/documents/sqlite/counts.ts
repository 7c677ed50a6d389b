/** Counts by number; kept between counts, because it is as long as the highest number there is. */
export interface Counter {
  /** Begins anew, for numbers up to the highest. */
  begin(highest: number): void;
  add(number: number): void;
  /** Adds what was counted before of all, from which then is subtracted. */
  addAll(totals: Uint32Array): void;
  subtract(number: number): void;
  countOf(number: number): number;
  /** The numbers that were counted, each once, in no order. */
  numbers(): Uint32Array;
}

export function openCounter(): Counter {
  let counts = new Uint32Array();
  let counted = new Uint32Array();
  let many = 0;
  /** Whether more were counted than those noted. */
  let hasAll = false;
  return {
    begin(highest) {
      if (highest >= counts.length) {
        counts = new Uint32Array(Math.max(highest + 1, counts.length * 2));
        counted = new Uint32Array(counts.length);
      } else if (hasAll) counts.fill(0);
      else for (let at = 0; at < many; at += 1) counts[counted[at]!] = 0;
      many = 0;
      hasAll = false;
    },
    add(number) {
      if (counts[number] === 0) {
        counted[many] = number;
        many += 1;
      }
      counts[number]! += 1;
    },
    addAll(totals) {
      for (let number = 0; number < totals.length; number += 1) counts[number]! += totals[number]!;
      hasAll = true;
    },
    subtract(number) {
      counts[number]! -= 1;
    },
    countOf: (number) => counts[number]!,
    numbers() {
      if (hasAll) {
        many = 0;
        for (let number = 0; number < counts.length; number += 1) {
          if (counts[number] === 0) continue;
          counted[many] = number;
          many += 1;
        }
      }
      return counted.subarray(0, many);
    },
  };
}

interface Counted {
  number: number;
  count: number;
}

/** Counts above which it is not looked how many numbers have them. */
const highestTold = 65_535;

/**
 * The numbers that were counted most often, at least `minimum` times, of those that pass, in no order: at least `limit` of
 * them if there are so many, and all that were counted as often as one of them. Few are asked whether they pass.
 */
export function mostCounted(
  counter: Pick<Counter, 'numbers' | 'countOf'>,
  { limit, minimum, passes }: { limit: number; minimum: number; passes: (number: number) => boolean },
): Counted[] {
  const numbers = counter.numbers();
  const counts = numbers.map((number) => counter.countOf(number));
  let highest = 0;
  for (const count of counts) highest = Math.max(highest, count);
  let least = Math.min(highest, highestTold);
  const numbersWith = new Uint32Array(least + 1);
  for (const count of counts) numbersWith[Math.min(count, least)]! += 1;
  let above = numbersWith[least]!;
  for (let wanted = limit; ; wanted *= 4) {
    while (least > minimum && above < wanted) {
      least -= 1;
      above += numbersWith[least]!;
    }
    const found: Counted[] = [];
    const from = Math.max(least, minimum);
    counts.forEach((count, at) => {
      const number = numbers[at]!;
      if (count >= from && passes(number)) found.push({ number, count });
    });
    if (found.length >= limit || least <= minimum) return found;
  }
}
