import { expect, test } from 'vitest';
import type { DomainId } from 'contract/dashboards';
import { domainsOf, filtersFor } from './agenda-filters.ts';

const known: readonly DomainId[] = ['nl', 'nl-lr', 'eu'];

test('agenda filters: no filters mean every dashboard, and every dashboard needs no filters', () => {
  expect(domainsOf([], known)).toEqual(known);
  expect(filtersFor([], known, known)).toEqual([]);
});

test('agenda filters: some dashboards are named, in their usual order', () => {
  expect(domainsOf(['eu', 'nl'], known)).toEqual(['nl', 'eu']);
  expect(filtersFor([], ['nl', 'eu'], known)).toEqual(['nl', 'eu']);
});

test('agenda filters: what was chosen within a dashboard stays with it', () => {
  expect(domainsOf(['nl:tk/plenary', 'nl:ek'], known)).toEqual(['nl']);
  expect(filtersFor(['nl:tk/plenary', 'nl:ek'], ['nl', 'eu'], known)).toEqual([
    'nl:tk/plenary',
    'nl:ek',
    'eu',
  ]);
  expect(filtersFor(['nl:tk/plenary'], known, known)).toEqual(['nl:tk/plenary', 'nl-lr', 'eu']);
  expect(filtersFor(['nl:tk/plenary'], ['eu'], known)).toEqual(['eu']);
});
