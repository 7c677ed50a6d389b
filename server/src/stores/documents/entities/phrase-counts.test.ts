import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noWord, PhraseCounts } from './phrase-counts.ts';

const word = fc.nat({ max: 40 });
const phrase = fc.tuple(word, word, fc.oneof(word, fc.constant(noWord)));

test('phrase counts: every phrase as often as it was counted, in the order in which they were met', () => {
  fc.assert(
    fc.property(fc.array(phrase, { maxLength: 2_000, size: 'max' }), (given) => {
      const counts = new PhraseCounts();
      const met = new Map<string, { count: number; first: number }>();
      for (const [place, words] of given.entries()) {
        counts.count(...words, place);
        const known = met.get(words.join());
        if (known) known.count += 1;
        else met.set(words.join(), { count: 1, first: place });
      }
      const listed = counts.counts.map((count, at) => {
        const [one = 0, two = 0, three = noWord] = counts.wordsOf(at);
        expect(counts.find(one, two, three)).toBe(at);
        return [[one, two, three].join(), { count, first: counts.firsts[at] }];
      });
      expect(listed).toEqual([...met]);
      expect(counts.find(41, 41, noWord)).toBe(-1);
    }),
    { numRuns: 50 },
  );
});
