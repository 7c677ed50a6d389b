import { describe, expect, it } from 'vitest';
import { leastRatio } from './surge.ts';

/** The chance of at least `hits` out of `draws`, added up term by term. */
function tail(hits: number, draws: number, chance: number): number {
  let sum = 0;
  for (let hit = hits; hit <= draws; hit += 1) {
    let term = 1;
    for (let index = 0; index < hit; index += 1) term *= ((draws - index) / (hit - index)) * chance;
    sum += term * (1 - chance) ** (draws - hit);
  }
  return sum;
}

/** Numbers from 0 to 1 that are the same in every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('surge: the least ratio that counts allow', () => {
  it.each([
    [3, 0, 0.01],
    [6, 0, 1e-4],
    [12, 5, 1e-5],
    [40, 100, 0.05],
    [400, 1_200, 0.001],
    [9_000, 30_000, 1e-5],
  ])('is where %i now and %i before become as unlikely as the doubt %f', (count, countBefore, doubt) => {
    const odds = leastRatio({ count, total: 1_000, countBefore, totalBefore: 4_000 }, doubt) / 4;
    const chance = odds / (1 + odds);
    if (count <= 400) expect(tail(count, count + countBefore, chance) / doubt).toBeCloseTo(1, 6);
    // Of many draws the share is normal, which is known independently: 4.26 deviations for 1e-5.
    else {
      const draws = count + countBefore;
      const deviation = Math.sqrt((chance * (1 - chance)) / draws);
      expect((count / draws - chance) / deviation).toBeCloseTo(4.265, 1);
    }
  });

  it('wants more than three documents, grows with evidence, and stays below the ratio itself', () => {
    const least = (count: number, countBefore: number) =>
      leastRatio({ count, total: 100, countBefore, totalBefore: 400 }, 1e-4);
    expect(least(3, 0)).toBe(0);
    expect(least(8, 0)).toBeGreaterThan(1);
    expect(least(40, 40)).toBeGreaterThan(least(20, 20));
    expect(least(40, 40)).toBeLessThan(4);
    expect(least(0, 10)).toBe(0);
    expect(leastRatio({ count: 5, total: 10, countBefore: 0, totalBefore: 0 }, 0.01)).toBe(0);
  });

  it('calls almost nothing a surge where everything is chance', () => {
    const random = sequence(11);
    const topics = 200;
    const runs = 60;
    let alarms = 0;
    for (let run = 0; run < runs; run += 1) {
      const found = Array.from({ length: topics }, () => {
        const documents = 1 + Math.floor(60 * random() ** 3);
        let count = 0;
        for (let document = 0; document < documents; document += 1) if (random() < 0.2) count += 1;
        return leastRatio(
          { count, total: 2_000, countBefore: documents - count, totalBefore: 8_000 },
          0.01 / topics,
        );
      });
      if (found.some((ratio) => ratio > 1)) alarms += 1;
    }
    expect(alarms).toBeLessThanOrEqual(2);
  });
});
