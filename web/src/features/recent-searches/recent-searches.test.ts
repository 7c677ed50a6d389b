import { expect, test } from 'vitest';
import { limits } from 'contract/limits';
import { sameSearch, withSearch, type RecentSearch } from './recent-searches.ts';

const searches = (count: number) => Array.from({ length: count }, (_, index) => ({ q: `woord${index}` }));

test('recent searches: the newest goes first, and the oldest is dropped at the cap', () => {
  const full = searches(limits.maximumRecentSearches);
  const next = withSearch(full, { q: 'nieuw' });
  expect(next).toHaveLength(25);
  expect(next[0]).toEqual({ q: 'nieuw' });
  expect(next.at(-1)).toEqual(full.at(-2));
});

test('recent searches: an identical search moves to the front, whatever the order of its parts', () => {
  const before: RecentSearch[] = [{ q: 'a' }, { q: 'b', p: '30d' }, { q: 'c' }];
  expect(withSearch(before, { p: '30d', q: 'b' })).toEqual([{ p: '30d', q: 'b' }, { q: 'a' }, { q: 'c' }]);
  expect(sameSearch({ q: 'b' }, { q: 'b', p: '30d' })).toBe(false);
});
