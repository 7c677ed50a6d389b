import { expect, test } from 'vitest';
import { partyVotesKnown, partyVotesOf } from './party-votes.ts';

test('party votes: a divided party has a row for each choice, and who is of no known party is in none', () => {
  expect(
    partyVotesOf([
      { name: 'A', party: 'PP', choice: 'Voor' },
      { name: 'B', choice: 'Voor' },
      { name: 'C', party: 'TP', choice: 'Niet deelgenomen' },
      { name: 'D', party: 'PP', choice: 'Tegen' },
      { name: 'E', party: 'PP', choice: 'Voor' },
      { name: 'F', party: 'TP', choice: 'Tegen', choiceText: 'tsjin' },
    ]),
  ).toEqual([
    { party: 'PP', seats: 2, choice: 'Voor' },
    { party: 'TP', seats: 1, choice: 'Niet deelgenomen' },
    { party: 'PP', seats: 1, choice: 'Tegen' },
    { party: 'TP', seats: 1, choice: 'Tegen', choiceText: 'tsjin' },
  ]);
  expect(partyVotesOf([])).toEqual([]);
});

test('party votes: where most are of no known party no party is told', () => {
  const of = (known: number, unknown: number) =>
    partyVotesKnown([
      ...Array.from({ length: known }, (_, n) => ({ name: `K${n}`, party: 'PP', choice: 'Voor' as const })),
      ...Array.from({ length: unknown }, (_, n) => ({ name: `U${n}`, choice: 'Voor' as const })),
    ]);
  expect(of(135, 3)).toEqual([{ party: 'PP', seats: 135, choice: 'Voor' }]);
  expect(of(28, 102)).toEqual([]);
  expect(of(0, 0)).toEqual([]);
});
