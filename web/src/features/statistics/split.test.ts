import type { TrendsResponse } from 'contract/statistics';
import { describe, expect, it } from 'vitest';
import { partsOf, splits } from './split.ts';

const series: TrendsResponse['series'] = [
  ['ek/motie', [1, 0]],
  ['regering/kamerbrief', [2, 2]],
  ['tk/motie', [0, 3]],
  ['tk', [1, 1]],
  ['adviescolleges/advies', [1, 0]],
  ['rekenkamer', [0, 1]],
  ['raad-van-state', [0, 1]],
  ['toezichthouders', [0, 1]],
  ['planbureaus', [0, 1]],
].map(([path, counts]) => ({
  path: path as string,
  counts: counts as number[],
  count: (counts as number[]).reduce((sum, one) => sum + one, 0),
  filter: { groupPaths: [path as string] },
}));
const names = { family: (family: string) => family, node: (path: string) => path, others: 'others' };

describe('split: dividing a trend', () => {
  it.each(splits)('by %s loses no hit and no node', (split) => {
    const parts = partsOf('nl', { series }, split, names);
    for (const step of [0, 1]) {
      expect(parts.reduce((sum, { counts }) => sum + counts[step]!, 0)).toBe(
        series.reduce((sum, { counts }) => sum + counts[step]!, 0),
      );
    }
    expect(parts.flatMap(({ filter }) => filter.groupPaths).toSorted()).toEqual(
      series.map(({ path }) => path).toSorted(),
    );
  });
  it('puts families together over institutions, in their own colour', () => {
    const motions = partsOf('nl', { series }, 'family', names).find(({ key }) => key === 'motion');
    expect(motions).toMatchObject({ token: '--pm-doc-motion', count: 4, counts: [1, 3] });
    expect(motions!.filter.groupPaths).toEqual(['ek/motie', 'tk/motie']);
  });
  it('gives no two parts the same colour', () => {
    for (const split of splits) {
      const colours = partsOf('nl', { series }, split, names).map(({ token }) => token);
      expect(new Set(colours).size).toBe(colours.length);
    }
  });
});
