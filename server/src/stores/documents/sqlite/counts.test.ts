import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostCounted, openCounter } from './counts.ts';

const someCounts = fc.array(
  fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 65_530, max: 65_540 }), fc.nat(1_000_000)),
  { maxLength: 40 },
);

test('counts: the most counted of those that pass, with all that were counted as often as the last of them', () => {
  const options = fc.record({
    limit: fc.integer({ min: 1, max: 12 }),
    minimum: fc.integer({ min: 1, max: 5 }),
    every: fc.integer({ min: 1, max: 9 }),
  });
  const counter = openCounter();
  fc.assert(
    fc.property(someCounts, options, (given, { limit, minimum, every }) => {
      const passes = (number: number) => number % every === 0;
      const all = given
        .map((count, number) => ({ number, count }))
        .filter(({ number, count }) => count >= minimum && passes(number));
      const least = all.map(({ count }) => count).sort((one, other) => other - one)[limit - 1] ?? minimum;
      counter.begin(given.length);
      counter.addAll(Uint32Array.from(given));
      const found = mostCounted(counter, { limit, minimum, passes });
      const enough = found.filter(({ count }) => count >= least);
      expect(enough).toEqual(all.filter(({ count }) => count >= least));
    }),
    { numRuns: 300, seed: 8 },
  );
});

test('counts: one by one or taken away from all, whatever was counted before', () => {
  const counter = openCounter();
  const someNumbers = fc.array(fc.nat(20), { maxLength: 30 });
  const counts = (numbers: readonly number[]) =>
    [...Map.groupBy(numbers, (number) => number)]
      .map(([number, all]) => ({ number, count: all.length }))
      .sort((one, other) => one.number - other.number);
  fc.assert(
    fc.property(someNumbers, someNumbers, fc.boolean(), (given, others, fromAll) => {
      counter.begin(Math.max(0, ...given, ...others));
      if (fromAll) {
        const totals = new Uint32Array(21).subarray(0, Math.max(0, ...given, ...others) + 1);
        for (const number of [...given, ...others]) totals[number]! += 1;
        counter.addAll(totals);
        for (const number of others) counter.subtract(number);
      } else for (const number of given) counter.add(number);
      const found = [...counter.numbers()].sort((one, other) => one - other);
      expect(found.map((number) => ({ number, count: counter.countOf(number) }))).toEqual(counts(given));
    }),
    { numRuns: 200, seed: 9 },
  );
});
