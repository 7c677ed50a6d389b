import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentsOf } from './segments.ts';

const marked = fc.string({ maxLength: 60 }).chain((text) =>
  fc.uniqueArray(fc.nat(text.length), { maxLength: 10 }).map((cuts) => {
    const borders = cuts.toSorted((a, b) => a - b);
    const marks: [number, number][] = [];
    for (let at = 0; at + 1 < borders.length; at += 2) marks.push([borders[at]!, borders[at + 1]!]);
    return { text, marks };
  }),
);

describe('the segments of a marked text', () => {
  it('together are the text, and the hits are exactly the marks', () => {
    fc.assert(
      fc.property(marked, ({ text, marks }) => {
        const segments = segmentsOf(text, marks);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        const hits = segments.filter((segment) => segment.mark !== undefined);
        expect(hits.map((hit) => hit.text)).toEqual(marks.map(([start, end]) => text.slice(start, end)));
        expect(hits.map((hit) => hit.mark)).toEqual(marks.map((_, number) => number));
      }),
    );
  });
  it('keep the numbers of the whole text in a part of it', () => {
    expect(
      segmentsOf(
        'een twee drie',
        [
          [0, 3],
          [4, 8],
        ],
        4,
      ),
    ).toEqual([
      { text: 'twee', mark: 1 },
      { text: ' drie', mark: undefined },
    ]);
    expect(segmentsOf('een twee', [[2, 6]], 0, 3)).toEqual([
      { text: 'ee', mark: undefined },
      { text: 'n', mark: 0 },
    ]);
  });
});
