import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divider } from './answers.ts';

/** Texts with what means something outside of texts, and signs of several bytes. */
const text = fc.string({ unit: fc.constantFrom('a', '"', '\\', '{', '}', '[', ',', 'é', '\n') });
const part = fc.dictionary(text, fc.jsonValue({ stringUnit: fc.constantFrom('"', '\\', '}', '{', 'x') }));

test('answers of several searches: are told apart, whatever is in them and wherever the pieces end', () => {
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 5 }),
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      (responses, length, spaced) => {
        const bytes = Buffer.from(JSON.stringify({ took: 3, responses }, undefined, spaced ? 1 : 0));
        const { take, parts } = divider();
        for (let from = 0; from < bytes.length; from += length) take(bytes.subarray(from, from + length));
        const read = parts.map(([from, until]) => JSON.parse(bytes.toString('utf8', from, until)) as unknown);
        expect(read).toEqual(JSON.parse(JSON.stringify(responses)));
      },
    ),
    { seed: 7, numRuns: 500 },
  );
});
