import { expect, test } from 'vitest';
import { writeNewSearch } from './new-search.ts';
import { readSearch } from './search-state.ts';

test('new search: a search that begins elsewhere has the match the user likes, where a dashboard has one', () => {
  expect(readSearch('nl', writeNewSearch('nl', 'wind', 65)).state).toMatchObject({
    query: 'wind',
    minimalMatch: 65,
  });
  expect(writeNewSearch('nl', 'wind', 40)).toEqual({ q: 'wind' });
  expect(writeNewSearch('eu', 'wind', 65)).toEqual({ q: 'wind' });
});
