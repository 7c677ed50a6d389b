import { expect, test } from 'vitest';
import { withoutRunningLines } from './running-lines.ts';

const letters = 'abcdefgh';
/** Pages with a date above all, a head that differs on left and right pages, a foot and the number of the page. */
const pages = (count: number, last = 'Nog iets.') =>
  [...letters]
    .slice(0, count)
    .map((letter, index) =>
      [
        '12 april 2031',
        index % 2 === 0 ? 'TK 70' : 'Vragenuur',
        `Zin ${letter}.`,
        'De voorzitter:',
        `Woord ${letter}.`,
        index % 2 === 0 ? last : `Slot ${letter}.`,
        `Tweede Kamer 70-3-${index + 1}`,
        String(index + 17),
      ].join('\n'),
    );

test('running lines: heads, feet and page numbers are no text, on left and right pages', () => {
  const text = withoutRunningLines(pages(8)).join('\n');
  expect(text).not.toMatch(/april|TK 70|Vragenuur|Tweede Kamer|^\d+$/m);
  for (const letter of letters) expect(text).toContain(`Zin ${letter}.\nDe voorzitter:\nWoord ${letter}.`);
  // Of so few pages left and right ones tell nothing.
  expect(withoutRunningLines(pages(4))[1]).toBe('Vragenuur\nZin b.\nDe voorzitter:\nWoord b.\nSlot b.');
});

test('running lines: what only many pages end with stays, and what stands between other words', () => {
  const text = withoutRunningLines(pages(4)).join('\n');
  expect(text.match(/Nog iets\./g)).toHaveLength(2);
  expect(text.match(/De voorzitter:/g)).toHaveLength(4);
});

test('running lines: numbers that do not rise with the pages are of a list or table', () => {
  const tables = ['9', '4', '7', '1'].map(
    (number, index) => `Begin ${letters[index]}.\nEinde ${letters[index]}!\n${number}`,
  );
  expect(withoutRunningLines(tables)).toEqual(tables);
});

test('running lines: two pages tell nothing, and a page of nothing else becomes empty', () => {
  expect(withoutRunningLines(['Kop\nA', 'Kop\nB'])).toEqual(['Kop\nA', 'Kop\nB']);
  expect(withoutRunningLines(['Kop\nA', 'Kop', 'Kop\nC'])).toEqual(['A', '', 'C']);
});
