import { expect, test } from 'vitest';
import { firstOf, participantsOf } from './participants.ts';

test('meeting: participants stand by what they are there, each once, in the order of the source', () => {
  const people = [
    { name: 'B. Hagenaers', role: 'Deelnemer' },
    { name: 'J. Mulderink', role: 'Voorzitter' },
    { name: 'J. Mulderink', role: 'Deelnemer' },
    { name: 'A. Gast', role: 'Spreker' },
    { name: 'S.M. Verhoeckx', role: 'Bewindspersoon' },
    { name: 'T. Smit', function: 'minister van Financiën' },
    { name: 'L. Corstens' },
  ];
  const told = participantsOf(people).map(({ part, people: of }) => [part, of.map(({ name }) => name)]);
  expect(told).toEqual([
    ['chair', ['J. Mulderink']],
    ['government', ['S.M. Verhoeckx', 'T. Smit']],
    ['speakers', ['A. Gast']],
    ['participants', ['B. Hagenaers', 'L. Corstens']],
  ]);
  expect(participantsOf([])).toEqual([]);
  const first = firstOf(participantsOf(people), 2).map(({ part, people: of }) => [part, of.length]);
  expect(first).toEqual([
    ['chair', 1],
    ['government', 1],
  ]);
});
