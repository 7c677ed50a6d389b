import { expect, test } from 'vitest';
import type { DomainId } from 'contract/dashboards';
import { domainsOf, filtersFor, namesSubject } from './agenda-filters.ts';

const known: readonly DomainId[] = ['nl', 'nl-lr', 'eu'];

test('agenda filters: no filters mean every dashboard, and every dashboard needs no filters', () => {
  expect(domainsOf([], known)).toEqual(known);
  expect(filtersFor([], known, known)).toEqual([]);
});

test('agenda filters: some dashboards are named, in their usual order', () => {
  expect(domainsOf(['eu', 'nl'], known)).toEqual(['nl', 'eu']);
  expect(filtersFor([], ['nl', 'eu'], known)).toEqual(['nl', 'eu']);
});

test('agenda filters: filters of no dashboard stay, and an institution, a committee or a meeting is a subject (decision 10.3)', () => {
  expect(filtersFor(['kind:plenary', 'nl:tk'], ['eu'], known)).toEqual(['eu', 'kind:plenary']);
  expect(filtersFor(['kind:plenary'], known, known)).toEqual(['kind:plenary']);
  expect(
    ['nl', 'kind:plenary', 'nl:tk', 'committee:nl:IENW', 'meeting:tk-1'].map((one) => namesSubject([one])),
  ).toEqual([false, false, true, true, true]);
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
