import { expect, test } from 'vitest';
import { scoreOf, shownPart } from './rank.ts';

const passage = (text: string) => ({ id: 'p1', start: 100, end: 100 + text.length, text });
const at = (text: string, word: string, term: number) => {
  const start = 100 + text.indexOf(word);
  return { term, start, end: start + word.length };
};
const text = 'De wachttijd voor huishoudens verschilt sterk per gebied.';
const worth = [2, 1];

test('passages: more of the telling words count for more, the same word twice for once', () => {
  const judged = { passage: passage(text), titled: new Set<number>(), worth };
  const both = [at(text, 'wachttijd', 0), at(text, 'huishoudens', 1)];
  const one = [at(text, 'wachttijd', 0), at(text, 'wachttijd', 0)];
  expect(scoreOf({ ...judged, occurrences: both })).toBe(3);
  expect(scoreOf({ ...judged, occurrences: one })).toBe(2);
  expect(scoreOf({ ...judged, occurrences: one, titled: new Set([1]) })).toBeCloseTo(2.4);
});

test('passages: a point of an agenda counts for half of a sentence', () => {
  const point = 'Wachttijd voor huishoudens in de drie noordelijke provincies';
  const occurrences = [{ ...at(point, 'Wachttijd', 0) }];
  expect(scoreOf({ passage: passage(point), occurrences, titled: new Set(), worth })).toBe(1);
});

test('passages: a heading counts for little, and one that holds nothing itself is none', () => {
  const heading = passage('De wachttijd voor huishoudens');
  const titled = new Set([0, 1]);
  const occurrences = [at(text, 'wachttijd', 0)];
  expect(scoreOf({ passage: heading, occurrences, titled: new Set(), worth })).toBe(0.25);
  expect(scoreOf({ passage: passage(text), occurrences: [], titled, worth })).toBe(0);
});

test('passages: of a long one the sentences that hold most are shown, whole', () => {
  const filler = 'Hier staat een zin over iets heel anders dan waar het in de vraag om gaat. ';
  const long = `${filler.repeat(8)}${text} ${filler.repeat(8)}`.trim();
  const part = shownPart(passage(long), [at(long, 'wachttijd', 0), at(long, 'huishoudens', 1)], worth);
  const shown = long.slice(part.start - 100, part.end - 100);
  expect(shown).toContain(text);
  expect(shown.length).toBeLessThanOrEqual(480);
  expect(shown).toMatch(/^\p{Lu}.*\.$/su);
});
