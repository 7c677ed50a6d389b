import { expect, test } from 'vitest';
import { readingPassages } from './reading-passages.ts';

test('passages: short paragraphs are read together, up to a length', () => {
  const motion = ['constaterende dat het zo is;', 'verzoekt de regering dat te doen.', 'x'.repeat(880)].join(
    '\n\n',
  );
  const [first, second, ...others] = readingPassages({ text: motion });
  expect(first!.text).toBe('constaterende dat het zo is;\n\nverzoekt de regering dat te doen.');
  expect(motion.slice(first!.start, first!.end)).toBe(first!.text);
  expect(second!.text).toBe('x'.repeat(880));
  expect(others).toEqual([]);
});

test('passages: what one speaker says is never read with what another says', () => {
  const text = 'Jansen: Ik zeg dit.\nDe Vries: Ik niet.';
  const turns = [
    { speaker: { name: 'Jansen' }, from: 8, to: 19 },
    { speaker: { name: 'De Vries' }, from: 30, to: 38 },
  ];
  expect(readingPassages({ text, turns }).map(({ text: said, speaker }) => [speaker, said])).toEqual([
    [undefined, 'Jansen:'],
    ['Jansen', 'Ik zeg dit.'],
    [undefined, 'De Vries:'],
    ['De Vries', 'Ik niet.'],
  ]);
});
