import { expect, test } from 'vitest';
import { type CountedTerm, looserQueries } from './loosen.ts';

const term = (query: string, count: number): CountedTerm => ({
  query,
  written: query,
  words: [query],
  count,
});

test('questions: all words first, then without the most common one, at last any of them', () => {
  const terms = [term('wachttijd', 10), term('huishoudens', 100), term('kaart', 50)];
  expect([...looserQueries(terms)]).toEqual([
    ['wachttijd AND huishoudens AND kaart'],
    ['wachttijd AND kaart', 'wachttijd AND huishoudens', 'huishoudens AND kaart'],
    ['wachttijd OR huishoudens OR kaart'],
  ]);
});

test('questions: one word is one query', () => {
  expect([...looserQueries([term('wachttijd', 10)])]).toEqual([['wachttijd']]);
});
