/** Counts numbers; kept between calls because it is as large as the highest number ever seen. */
export interface Counter {
  add(number: number): void;
  /** What was counted, and begins anew. */
  take(): { number: number; count: number }[];
}

/** A counter that has counted nothing. */
export function openCounter(): Counter {
  let counts = new Uint32Array(1_024);
  let touched: number[] = [];
  return {
    add(number) {
      if (number >= counts.length) {
        const larger = new Uint32Array(Math.max(number + 1, counts.length * 2));
        larger.set(counts);
        counts = larger;
      }
      if (counts[number] === 0) touched.push(number);
      counts[number]! += 1;
    },
    take() {
      const counted = touched.map((number) => ({ number, count: counts[number]! }));
      for (const number of touched) counts[number] = 0;
      touched = [];
      return counted;
    },
  };
}
