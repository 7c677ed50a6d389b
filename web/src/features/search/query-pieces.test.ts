import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { queryPieces } from './query-pieces.ts';

describe('the pieces of a query text', () => {
  it('together are the text, whatever the spans and the fault', () => {
    const span = fc
      .tuple(fc.nat(30), fc.nat(30))
      .map(([start, length]) => ({ start, end: start + length, kind: 'phrase' }));
    fc.assert(
      fc.property(fc.string({ maxLength: 25 }), fc.array(span), fc.option(span), (text, spans, fault) => {
        const pieces = queryPieces(text, spans, fault ?? undefined);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
  it('know their kind and whether they are wrong', () => {
    expect(queryPieces('a OR', [{ start: 2, end: 4, kind: 'operator' }], { start: 2, end: 4 })).toEqual([
      { text: 'a ', kind: undefined, wrong: false },
      { text: 'OR', kind: 'operator', wrong: true },
    ]);
  });
  it('show a fault behind the text at its last character', () => {
    expect(queryPieces('(a', [], { start: 2, end: 2 }).at(-1)).toEqual({
      text: 'a',
      kind: undefined,
      wrong: true,
    });
  });
});
