import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf, paragraphsOf } from './blocks.ts';

describe('blocks: the paragraphs of a text', () => {
  it('lie between line ends, without empty ones', () => {
    const text = '\n een\r\n\r\ntwee \n   \ndrie';
    expect(paragraphsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      ' een',
      'twee ',
      'drie',
    ]);
  });
});

describe('the blocks of a long text', () => {
  it('hold every paragraph once and every hit in a paragraph', () => {
    const line = fc.stringMatching(/^[a-z ]{0,800}$/);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const text = lines.join('\n');
        const marks = [...text.matchAll(/[a-c]+/g)].map(
          ({ index, 0: word }) => [index, index + word.length] as [number, number],
        );
        const blocks = blocksOf(text, marks);
        expect(blocks.flatMap((block) => block.paragraphs)).toEqual(paragraphsOf(text));
        expect(blocks.flatMap((block) => block.marks)).toEqual(marks);
        for (const block of blocks)
          expect(block.marks).toEqual(marks.slice(block.firstMark, block.firstMark + block.marks.length));
      }),
      { numRuns: 30 },
    );
  });
  it('stay small', () => {
    const text = Array.from({ length: 3_000 }, () => 'a'.repeat(200)).join('\n');
    for (const { start, end } of blocksOf(text, [])) expect(end - start).toBeLessThan(7_000);
  });
});
