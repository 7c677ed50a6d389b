import { describe, expect, test } from 'vitest';
import { followUpsIn } from './follow-ups.ts';
import { isOfItsOwn } from './of-its-own.ts';

const passage = 'De minister stuurt de Kamer vóór 1 april een kaart met de wachttijd per gebied.';

describe('answers: a sentence that says something of its own is none', () => {
  test.each([
    ['advice', 'De minister zou de Kamer een kaart moeten sturen.'],
    ['advice in English', 'The minister should send the map.'],
    ['a forecast', 'De minister stuurt de kaart waarschijnlijk vóór 1 april.'],
    ['to its reader', 'Je krijgt vóór 1 april een kaart.'],
  ])('%s', (_, sentence) => {
    expect(isOfItsOwn(sentence, passage)).toBe(true);
  });

  test('what the passage advises or expects itself may be told', () => {
    expect(isOfItsOwn('De minister stuurt de Kamer een kaart.', passage)).toBe(false);
    expect(isOfItsOwn('De minister verwacht een kaart.', 'De minister verwacht de kaart in april.')).toBe(
      false,
    );
  });
});

test('answers: of further questions those are kept that name nothing new', () => {
  const found = { document: { title: 'Netcongestie' }, passage: { text: passage } } as never;
  const proposed = [
    'Wanneer komt de kaart?',
    'Wat vindt Jansen van de kaart?',
    'Wat gebeurt er in 2031?',
    'Kijk op https://example.org?',
    'Geen vraag.',
    7,
  ];
  expect(followUpsIn(proposed, { question: 'Wat is toegezegd?', passages: [found] })).toEqual([
    'Wanneer komt de kaart?',
  ]);
});
