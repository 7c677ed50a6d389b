import { expect, it } from 'vitest';
import { byHits } from './counts.ts';

it('counts: filters stand ticked ones first, then by hits, then as they came', () => {
  const hits: Record<string, number> = { arbeid: 2, cultuur: 9, defensie: 2, energie: 0, zorg: 0 };
  const ticked = new Set(['energie', 'defensie']);
  expect(
    byHits(
      Object.keys(hits),
      (one) => ticked.has(one),
      (one) => hits[one]!,
    ),
  ).toEqual(['defensie', 'energie', 'cultuur', 'arbeid', 'zorg']);
});
