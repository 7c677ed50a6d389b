import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemMarks, markedItem, pageText, type PdfItem } from './pdf-text.ts';

const item = (str: string, hasEOL = false): PdfItem => ({ str, hasEOL });

describe('the text of a page of a PDF', () => {
  it('joins words broken over two lines, and no other hyphens', () => {
    const items = [item('de netcon-', true), item('', false), item('gestie in A-', true), item('Zuid', true)];
    expect(pageText(items).text).toBe('de netcongestie in A-\nZuid\n');
  });
});

describe('marks on a page of a PDF', () => {
  it('are found back in the pieces they run through', () => {
    const items = [item('de netcon-', true), item('gestie '), item('groeit')];
    const page = pageText(items);
    const start = page.text.indexOf('netcongestie');
    expect(itemMarks(page, items, [[start, start + 12]])).toEqual([
      { item: 0, mark: 0, start: 3, end: 9 },
      { item: 1, mark: 0, start: 0, end: 6 },
    ]);
  });
  it('show the same words as the text does', () => {
    const items = fc.array(fc.record({ str: fc.stringMatching(/^[a-c -]{0,12}$/), hasEOL: fc.boolean() }));
    fc.assert(
      fc.property(items, (pieces) => {
        const page = pageText(pieces);
        const marks = [...page.text.matchAll(/[ab]+\n?[ab]*/g)].map(
          ({ index, 0: word }) => [index, index + word.length] as const,
        );
        const shown = new Map<number, string>();
        for (const { item: number, mark, start, end } of itemMarks(page, pieces, marks)) {
          const text = pieces[number]!.str.slice(start, end);
          shown.set(mark, (shown.get(mark) ?? '') + text);
        }
        expect([...shown.values()]).toEqual(
          marks.map(([start, end]) => page.text.slice(start, end).replaceAll('\n', '')),
        );
      }),
    );
  });
  it('never let the text of the file be read as HTML', () => {
    const html = markedItem('<b>a & "b"</b>', [{ item: 0, mark: 0, start: 3, end: 8 }], 4);
    expect(html).toBe('&lt;b&gt;' + '<mark data-mark="4">a &amp; &quot;</mark>b&quot;&lt;/b&gt;');
  });
});
