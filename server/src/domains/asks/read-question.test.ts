import { expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';

const queries = (question: string) => readQuestion(question).terms.map(({ query }) => query);

test('questions: the telling words are looked for, those that ask are named as left out', () => {
  const { terms, leftOut } = readQuestion('Wat zegde de minister toe over de wachttijd voor huishoudens?');
  expect(terms.map(({ query }) => query)).toEqual(['wachttijd', 'huishoudens']);
  expect(leftOut).toEqual(['wat', 'zegde', 'de', 'minister', 'toe', 'over', 'voor']);
});

test('questions: in English, French and German too', () => {
  expect(queries('What did the rapporteur say about migratory birds?')).toEqual(['migratory', 'birds']);
  expect(queries("Quand la ministre a-t-elle parlé de l'énergie nucléaire?")).toContain('nucléaire');
  expect(queries('Was sagte die Ministerin zur Energiewende?')).toEqual(['ministerin', 'energiewende']);
});

test('questions: names stay in one piece, with what stands between their words', () => {
  expect(queries('Wat vroeg Jan de Vries over het Groen Verbond en windmolens?')).toEqual([
    '"Jan de Vries"',
    '"Groen Verbond"',
    'windmolens',
  ]);
});

test('questions: what stands in quotation marks is a phrase, a number keeps its marks', () => {
  expect(queries('Wat staat er over “hele lage lonen” in 2024/0231 en de F-35?')).toEqual([
    '"hele lage lonen"',
    '2024/0231',
    'f-35',
  ]);
});

test('questions: a word that would be an operator is looked for as a word', () => {
  expect(queries('Hoe zit het met OR en windenergie?')).toEqual(['"OR"', 'windenergie']);
});

test('questions: words of parliaments are taken where nothing else is left', () => {
  expect(queries('Welke moties zijn er aangenomen?')).toContain('moties');
  expect(queries('Welke moties gaan over stikstof?')).toEqual(['stikstof']);
});

test('questions: where nothing tells anything nothing is looked for', () => {
  expect(readQuestion('Wat is dat dan?')).toEqual({ terms: [], leftOut: ['wat', 'is', 'dat', 'dan'] });
});
