import { describe, expect, it } from 'vitest';
import { blockFinder, clock, lengthOf, linkTo, readMoment, type Block } from './moments.ts';

const block = (start: number | undefined, end?: number): Block => ({
  speaker: 0,
  from: 0,
  to: 100,
  ...(start === undefined ? {} : { start }),
  ...(end === undefined ? {} : { end }),
});

describe('a moment', () => {
  it.each([
    [0, '0:00:00'],
    [999, '0:00:00'],
    [61_000, '0:01:01'],
    [11_560_000, '3:12:40'],
    [-5, '0:00:00'],
  ])('of %i ms reads %s', (milliseconds, text) => expect(clock(milliseconds)).toBe(text));

  it('travels in the address and comes back to the second', () => {
    const link = linkTo('https://example.org/nl/document/x/word?y=1#t=3', { at: 61_900 });
    expect(link).toBe('https://example.org/nl/document/x/word?y=1#t=61');
    expect(readMoment(new URL(link).hash)).toEqual({ at: 61_000 });
    expect(readMoment('turn=3')).toEqual({ turn: 2 });
    expect(linkTo('https://example.org/', { turn: 2 })).toBe('https://example.org/#turn=3');
  });

  it.each(['', '#', 't=', 't=-1', 't=1.5', 't=12345678', 'x=1', '#t=1&u=2'])('is not read from %j', (hash) =>
    expect(readMoment(hash)).toBeUndefined(),
  );

  it('belongs to the block that began last', () => {
    const at = blockFinder([block(1_000, 2_000), block(undefined), block(5_000, 9_000), block(3_000, 4_000)]);
    expect([0, 1_000, 2_500, 3_000, 4_999, 5_000, 99_000].map(at)).toEqual([undefined, 0, 0, 3, 3, 2, 2]);
  });

  it('of the last word is the length', () => {
    expect(lengthOf([block(1_000, 3_000), block(2_500), block(undefined)])).toBe(3_000);
  });
});
