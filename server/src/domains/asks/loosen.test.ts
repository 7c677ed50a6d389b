import { expect, test } from 'vitest';
import { choicesInOrder, type CountedTerm, loosenedQuery } from './loosen.ts';

const term = (query: string, count: number): CountedTerm => ({
  query,
  written: query,
  words: [query],
  count,
});
const terms = [term('wachttijd', 10), term('huishoudens', 100), term('kaart', 50)];
const loosened = (counts: Record<string, number>) =>
  loosenedQuery(terms, async (query) => counts[query] ?? 0);

test('questions: all words first, then without the most common one, never without the rarest', () => {
  const choices = [...choicesInOrder(terms)].map((choice) => choice.map(({ query }) => query).join(' '));
  expect(choices).toEqual([
    'wachttijd huishoudens kaart',
    'wachttijd kaart',
    'wachttijd huishoudens',
    'wachttijd',
  ]);
  expect([...choicesInOrder([term('kaart', 3)])]).toHaveLength(1);
});

test('questions: what some documents have together is not made looser', async () => {
  const all = 'wachttijd AND huishoudens AND kaart';
  expect(await loosened({ [all]: 3 })).toEqual({ query: all });
});

test('questions: what few have is looked for beside what more have, and said once', async () => {
  const both = 'wachttijd AND kaart OR wachttijd AND huishoudens';
  expect(
    await loosened({
      'wachttijd AND huishoudens AND kaart': 1,
      'wachttijd AND kaart': 2,
      'wachttijd AND huishoudens': 2,
      [both]: 3,
    }),
  ).toEqual({ query: both });
});

test('questions: at last any of the words is looked for, and what has most of them is read first', async () => {
  expect(await loosened({ 'wachttijd AND kaart': 1 })).toEqual({
    query: 'wachttijd OR huishoudens OR kaart',
    first: 'wachttijd AND kaart',
  });
});
