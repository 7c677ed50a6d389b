import { expect, test } from 'vitest';
import { fieldValuesOf } from './fields.ts';
import { markWords, matches } from './highlight.ts';
import { parseQuery } from './parse.ts';
import { unmetParts } from './unmet.ts';

const values = fieldValuesOf({
  title: 'Motie over het stroomnet',
  people: [{ name: 'Jansen', party: 'ABC' }],
  organisations: [],
  committees: [],
  numbers: [{ value: '36 914' }],
  sourceType: 'Motie',
  texts: ['De wachtrij voor het net wordt korter, want de netbeheerder bouwt kabels.'],
  turns: [
    { speaker: { name: 'Vera Lid' }, from: 0, to: 36 },
    { speaker: { name: 'Jan Baas' }, from: 36, to: 73 },
  ],
});

/** What of a query is missing from the document, and what stands in it that should not. */
function whyNot(query: string): { missing: string[]; excluded: string[] } {
  const tree = parseQuery(query, ['nl']).tree!;
  const { met } = markWords(tree, values);
  const { missing, excluded } = unmetParts(tree, met);
  const words = (spans: { start: number; end: number }[]) =>
    spans.map(({ start, end }) => query.slice(start, end));
  // Somebody is to blame exactly where it does not match.
  expect(missing.length + excluded.length > 0).toBe(!matches(tree, values));
  return { missing: words(missing), excluded: words(excluded) };
}

test.each([
  ['stroomnet', [], []],
  ['kernenergie AND borssele', ['kernenergie', 'borssele'], []],
  ['stroomnet AND borssele', ['borssele'], []],
  ['borssele OR "kabels bouwt"', ['borssele', '"kabels bouwt"'], []],
  ['stroomnet AND (borssele OR warmte)', ['borssele', 'warmte'], []],
  ['stroomnet NOT kabels', [], ['kabels']],
  ['stroomnet NOT (kabels AND warmte)', [], []],
  ['stroomnet NOT (kabels OR wachtrij)', [], ['kabels', 'wachtrij']],
  ['warmte NOT kabels', ['warmte'], ['kabels']],
  ['wachtrij NEAR/1 kabels', ['wachtrij NEAR/1 kabels'], []],
  ['wachtrij NEAR/20 kabels', [], []],
  ['titel:kabels', ['kabels'], []],
  ['partij:ABC AND titel:stroom*', [], []],
  ['nucle*', ['nucle*'], []],
  ['spreker:lid ZEI wachtrij', [], []],
  ['net spreker:lid ZEI kabels', ['spreker:lid ZEI kabels'], []],
  ['net NOT (spreker:baas ZEI kabels)', [], ['spreker:baas ZEI kabels']],
  ['spreker:lid spreker:niemand', ['niemand'], []],
])('unmet: %s', (query, missing, excluded) => {
  expect(whyNot(query)).toEqual({ missing, excluded });
});
